export type { Announcements } from "./announcements/seed.ts";
export { backupDatabase, type BackupOptions } from "./backup/backup.ts";
export type { BackupManifest } from "./backup/manifest.ts";
export { moveDatabase, type Moved, type MoveOptions } from "./backup/move.ts";
export { restoreDatabase } from "./backup/restore.ts";
export type { RestoreOptions } from "./backup/restoring.ts";
export type { BrandOptions } from "./brands/brand.ts";
export { type CalendarOptions, ensureCalendar } from "./catalogue/calendar/ensure.ts";
export { play, type Played, type PlayOptions } from "./jobs/play.ts";
export { PlayError, type PlayErrorCode } from "./jobs/until.ts";
export { OpenFootballFileError } from "./catalogue/openfootball/errors.ts";
export type { Unread } from "./catalogue/openfootball/openfootball-fixture.ts";
export { importOpenFootball, type ImportOptions, type ImportReport } from "./catalogue/openfootball/import.ts";
export { createStaff, listStaff, resetStaff, type StaffListed, StaffRefusal } from "./panel/staff/accounts.ts";
export { currentCode, otpauthAddress } from "./panel/staff/totp.ts";
export type { PanelOptions } from "./panel/server/app.ts";
export { migrateDatabase, type MigrateDatabaseOptions, type MigrationReport } from "./db/migrate-database.ts";
export { type DatabaseReport, inspectDatabase, type InspectOptions } from "./db/inspect.ts";
export { connectionsBesideCalls, openDatabase, type OpenDatabase, type OpenDatabaseOptions } from "./db/open.ts";
export { removeDatabase } from "./db/remove.ts";
export { type HouseFile, readHouseFile } from "./db/ownership.ts";
export { HouseAlreadyRunning, HouseError, type HouseErrorCode, PortTaken } from "./errors.ts";
export { type HouseOptions, type RunningHouse, startHouse } from "./house.ts";
export {
  replaySource,
  type ReplaySourceOptions,
  simulatedSource,
  type SimulatedSourceOptions,
} from "./live/feed-sources.ts";
export type { NodeOptions } from "./house.ts";
export type { LiveFeedSource } from "./live/live-options.ts";
export { ReplayFileError } from "./live/sources/replay/wyscout-document.ts";
export { auditLedger, type LedgerAudit } from "./ledger/audit.ts";
export { findRequest, type RequestWritten } from "./ledger/find-request.ts";
export { exportLedger, type Exported } from "./ledger/export.ts";
export { liftHalt, LiftRefusal } from "./ledger/halts.ts";
export { defaultRateLimits, type RateLimit, type RateLimits } from "./rate-limits.ts";
export { type LogFile, openLogFile } from "./http/log-file.ts";
export type { Day, DayEvent, DayMatch, SeedDay } from "./seed/day/day.ts";
export type { DayPayment, DayPlayer, DaySelection, DaySlip } from "./seed/day/day-player.ts";
export type { DayStaff } from "./seed/day/day-staff.ts";
export type { SeedDealer } from "./seed/dealers.ts";
export type { SeedBonus } from "./seed/bonuses.ts";
export type { SeedPaymentCategory, SeedPaymentMethod } from "./seed/payments.ts";
export type { SeedStaff } from "./seed/staff.ts";
export { type Seed, seed as seedDemo, type Seeded, type SeedPlayer, type SeedSite } from "./seed/seed.ts";
export { isKeys, type Keyring, newKey, readKeys } from "./secrets/keyring.ts";
export { checkStoredSecrets, requireKeys } from "./secrets/stored-secrets.ts";
export { servedCalls } from "./server/served.ts";
export { storeSettings } from "./settings/store.ts";
export { settingsVersions, type SettingsVersion } from "./settings/versions.ts";
export {
  addAccessToken,
  type AccessTokenListed,
  listAccessTokens,
  removeAccessToken,
  type TokenScope,
  tokenScopes,
} from "./operator/access-tokens.ts";
export { listDealers } from "./panel/dealers/list-dealers.ts";
export { setStaffActive } from "./panel/staff/status.ts";
export { type NewAccess, setUpTenant, type TenantMade, type TenantSetUp } from "./seed/set-up.ts";
export { setDealerOpen } from "./tenants/close-dealer.ts";
export { addDealer, changeDealer, type DealerTerms } from "./tenants/dealers.ts";
export { byCommand, type Doer, made, type SetupChange } from "./tenants/record.ts";
export { SetupRefusal, type SetupRefusalCode } from "./tenants/refusal.ts";
export { removeSite } from "./tenants/remove-site.ts";
export { listSites, type SiteListed } from "./tenants/site-list.ts";
export { changeSite, createSite, type SiteChange } from "./tenants/sites.ts";
export { changePanelHosts, listTenants } from "./tenants/tenants.ts";
