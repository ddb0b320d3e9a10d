import type { AccessTokenTables } from "./tables/access-tokens.ts";
import type { BonusTables } from "./tables/bonuses.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { BettingTables } from "./tables/betting.ts";
import type { FoundationTables } from "./tables/foundation.ts";
import type { LedgerTables } from "./tables/ledger.ts";
import type { LiveTables } from "./tables/live.ts";
import type { PanelTables } from "./tables/panel.ts";
import type { PaymentTables } from "./tables/payments.ts";
import type { PictureTables } from "./tables/pictures.ts";
import type { RegistrationTables } from "./tables/registration.ts";
import type { ShellTables } from "./tables/shell.ts";

/** All tables as kysely types; one interface per group of migrations. */
export interface Schema
  extends
    FoundationTables,
    CatalogueTables,
    BettingTables,
    LedgerTables,
    LiveTables,
    ShellTables,
    PanelTables,
    PaymentTables,
    PictureTables,
    BonusTables,
    RegistrationTables,
    AccessTokenTables {}
