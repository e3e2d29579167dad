import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { ErpCustomer, ErpCustomerOnFile } from './erp-customer.ts'

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

export interface WrittenErpCustomer extends ErpCustomer {
  /** The account that has claimed it. */
  customerId: string | null
  isNew: boolean
}

/** Inserts and changes customers of the ERP; gives those that it has written. An unchanged one is left alone. */
export async function upsert(
  db: Database,
  customers: readonly ErpCustomerOnFile[],
  now: Date,
): Promise<WrittenErpCustomer[]> {
  if (customers.length === 0) return []
  return db
    .insertInto('erp_customers')
    .values(
      customers.map(({ taxId, priceLevel, ...customer }) => ({
        ...customer,
        tax_id: taxId,
        price_level: priceLevel,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((row) => ({
          email: row.ref('excluded.email'),
          phone: row.ref('excluded.phone'),
          company: row.ref('excluded.company'),
          tax_id: row.ref('excluded.tax_id'),
          price_level: row.ref('excluded.price_level'),
          updated_at: now,
        }))
        .where(
          sql<boolean>`(erp_customers.email, erp_customers.phone, erp_customers.company, erp_customers.tax_id, erp_customers.price_level) is distinct from (excluded.email, excluded.phone, excluded.company, excluded.tax_id, excluded.price_level)`,
        ),
    )
    .returning([
      'code',
      'company',
      'tax_id as taxId',
      'price_level as priceLevel',
      'customer_id as customerId',
      sql<boolean>`xmax = 0`.as('isNew'),
    ])
    .execute()
}
