import type { Database } from '#server/platform/database/database.ts'

/** Where the store reaches a customer: an e-mail, or a phone number. */
export type Contact = { email: string } | { phone: string }

/** Whether the ERP knows a customer by this code, with this contact on file. */
export async function isOnFile(db: Database, code: string, contact: Contact): Promise<boolean> {
  const row = await db
    .selectFrom('erp_customers')
    .select('code')
    .where('code', '=', code)
    .$if('email' in contact, (query) => query.where('email', '=', (contact as { email: string }).email))
    .$if('phone' in contact, (query) => query.where('phone', '=', (contact as { phone: string }).phone))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a customer code that nobody has claimed has one of these contacts on file. */
export async function hasUnclaimedCode(db: Database, contacts: readonly Contact[]): Promise<boolean> {
  if (contacts.length === 0) return false
  const row = await db
    .selectFrom('erp_customers')
    .select('code')
    .where('customer_id', 'is', null)
    .where((where) =>
      where.or(
        contacts.map((contact) =>
          'email' in contact ? where('email', '=', contact.email) : where('phone', '=', contact.phone),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface Claim {
  code: string
  claimedAt: Date
  /** The contact on file. */
  email: string | null
  phone: string | null
  /** The code that the account had before. */
  accountCode: string
}

/** The customer code that an account has claimed, else undefined. */
export async function findClaim(db: Database, customerId: string): Promise<Claim | undefined> {
  const row = await db
    .selectFrom('erp_customers')
    .select(['code', 'claimed_at', 'account_code', 'email', 'phone'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  const { code, email, phone } = row
  return { code, email, phone, claimedAt: row.claimed_at as Date, accountCode: row.account_code as string }
}

export interface ErpCustomer {
  code: string
  priceLevel: number
  company: string | null
  taxId: string | null
}

/** Gives a customer code to an account; undefined where it was claimed meanwhile, or is gone. */
export async function claim(
  db: Database,
  { code, customerId, accountCode, now }: { code: string; customerId: string; accountCode: string; now: Date },
): Promise<ErpCustomer | undefined> {
  return db
    .updateTable('erp_customers')
    .set({ customer_id: customerId, claimed_at: now, account_code: accountCode })
    .where('code', '=', code)
    .where('customer_id', 'is', null)
    .returning(['code', 'price_level as priceLevel', 'company', 'tax_id as taxId'])
    .executeTakeFirst()
}

/** Makes the customer code of an account free again. */
export async function release(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('erp_customers')
    .set({ customer_id: null, claimed_at: null, account_code: null })
    .where('customer_id', '=', customerId)
    .execute()
}
