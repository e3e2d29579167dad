import type { CustomerCtx } from './context.ts'

/** At most so many rows of one kind are exported, the newest ones. */
export const exportedRowsMax = 1_000

/** What a module stores about a customer. The app hands all of them to the module of the account's data. */
export interface PersonalData {
  /** Its name in the exported document. */
  name: string
  /** What the module stores about the customer. The document has its names in snake_case, and centavos as decimal RD$. */
  collect: (ctx: CustomerCtx) => Promise<unknown>
  /** Deletes it, or takes the person out of what has to stay. Missing where all of it stays. */
  erase?: (ctx: CustomerCtx) => Promise<void>
  /** Refuses the deletion of the account while it must not happen. */
  refuseErasure?: (ctx: CustomerCtx) => Promise<void>
}
