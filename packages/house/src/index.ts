export type { Announcements } from "./announcements/seed.ts";
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
export { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from "./db/open.ts";
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
export { exportLedger, type Exported } from "./ledger/export.ts";
export { liftHalt, LiftRefusal } from "./ledger/halts.ts";
export { type RateLimits } from "./rate-limits.ts";
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
