import type { Language } from '#contract/language.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import type { Database } from './database/database.ts'
import type { IdentityService } from './identity-service.ts'
import type { Log } from './log.ts'
import type { PaymentProviders } from './payment-provider.ts'
import type { OrderTokens } from './order-tokens.ts'
import type { Settings } from './settings.ts'

export interface Visitor {
  kind: 'visitor'
  /** The tokens are genuine, but their customer may no longer sign in; `POST login` refuses with that reason. */
  mayNotSignIn?: true
}

/**
 * A customer with an active session. Read from the database on every request, so a sign-out or a withdrawn right
 * applies at once.
 */
export interface Customer {
  kind: 'customer'
  customerId: string
  sessionId: string
  priceLevel: number
  isEmployee: boolean
  language: Language | null
  /** When the customer last proved on this device who they are, with every factor of the account; null for never. */
  authenticatedAt: Date | null
  /** The buying rules of the configuration at this moment. */
  buying: BuyingRules
}

export interface BuyingRules {
  active: boolean
  customer_active: boolean
  employee_active: boolean
  /** Customers confirm their phone number before they order. */
  validate_phone_on_checkout: boolean
}

export type Actor = Visitor | Customer

/**
 * Everything that a use case may use. For a command `db` is the open transaction (the pool for `singleWrite`), for a
 * query the pool. Use cases use no other handle; only the catalogue index reads over `catalogue.db`. `now` is one
 * instant for the whole request.
 */
export interface Ctx<A extends Actor = Actor> {
  db: Database
  actor: A
  now: Date
  newId: () => string
  language: Language
  settings: Settings
  /** Who knows the customers' passwords and second factors. */
  identity: IdentityService
  /** Who takes the money of cards and of PayPal; never called while a transaction is open. */
  providers: PaymentProviders
  /** Signs and reads the links and passes of orders. */
  orderTokens: OrderTokens
  log: Log
  catalogue: CatalogueVersion
  /** The caller's network (`networkOf`), for limits and a session's country; never stored in this form, never logged. */
  clientIp: string
  /** The caller's User-Agent header, at most 200 characters; empty where a page is rendered. */
  userAgent: string
  /** Runs once the transaction has been committed; never when it was rolled back. */
  afterCommit: (work: () => void) => void
}

export type CustomerCtx = Ctx<Customer>
