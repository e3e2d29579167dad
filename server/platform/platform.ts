import type { CatalogueVersion } from './catalogue-version.ts'
import type { CountryOf } from './country-of.ts'
import type { OpenDatabase } from './database/database.ts'
import type { SessionStore } from './http/authenticate.ts'
import type { IdentityService } from './identity-service.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { PaymentProviders } from './payment-provider.ts'
import type { OrderTokens } from './order-tokens.ts'
import type { Settings } from './settings.ts'
import type { Shares } from './shares.ts'
import type { Tokens } from './session-tokens.ts'

/** The services of one server process that the HTTP edge and the pages share. */
export interface Platform {
  database: OpenDatabase
  settings: Settings
  log: Log
  tokens: Tokens
  knownDevices: KnownDevices
  countryOf: CountryOf
  orderTokens: OrderTokens
  limits: Limits
  sessions: SessionStore
  identity: IdentityService
  providers: PaymentProviders
  catalogue: CatalogueVersion
  /** How many calls one caller, account or product may run at once in this process. */
  shares: Shares
  /** The time that a request counts as now; tests set it. */
  clock: () => Date
}
