import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Account } from './account.ts'

/**
 * The account with an e-mail or username in lower case, and whether its owner reported a session on one of some devices.
 * A username contains no at sign, so at most one account matches.
 */
export async function findAccount(
  db: Database,
  name: string,
  devices: readonly string[],
): Promise<{ account: Account; isReported: boolean } | undefined> {
  const { rows } = await sql<Account & { isReported: boolean }>`
    select c.*, exists (
        select from sessions s
        where s.customer_id = c.id and s.known_device = any(${sqlArray(devices, 'text')}) and s.ended_reason = 'reported'
      ) as "isReported"
    from customers c where c.email = ${name} or c.username = ${name}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { isReported, ...account } = row
  return { account, isReported }
}

export async function findAccountById(db: Database, customerId: string): Promise<Account | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst()
  return row as Account | undefined
}

/** Records that the e-mail is confirmed; false where it has been before. */
export async function updateEmailConfirmed(db: Database, customerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ email_confirmed_at: now })
    .where('id', '=', customerId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updatePhoneConfirmed(
  db: Database,
  customerId: string,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  await db.updateTable('customers').set({ phone, phone_verified_at: now }).where('id', '=', customerId).execute()
}

/** Changes an account's e-mail to one that is confirmed; false where another account has it. */
export async function updateEmail(db: Database, customerId: string, email: string, now: Date): Promise<boolean> {
  const isTaken = sql<boolean>`exists (select from customers other where other.email = ${email} and other.id <> ${customerId})`
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ email, email_confirmed_at: now })
    .where('id', '=', customerId)
    .where(isTaken, '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes what the ERP says about several accounts; a company or tax number that it does not have stays. */
export async function updateFromErp(
  db: Database,
  changed: readonly { customerId: string; priceLevel: number; company: string | null; taxId: string | null }[],
): Promise<void> {
  await sql`
    update customers
    set price_level = erp.price_level, company = coalesce(erp.company, customers.company), tax_id = coalesce(erp.tax_id, customers.tax_id)
    from unnest(${changed.map(({ customerId }) => customerId)}::uuid[], ${changed.map(({ priceLevel }) => priceLevel)}::integer[], ${changed.map(({ company }) => company)}::text[], ${changed.map(({ taxId }) => taxId)}::text[]) as erp (customer_id, price_level, company, tax_id)
    where customers.id = erp.customer_id`.execute(db)
}

export interface CodeOfErp {
  code: string
  priceLevel: number
  company: string | null
  taxId: string | null
}

/** Writes the customer code of an account with its price level; false where another account has the code. */
export async function updateCustomerCode(
  db: Database,
  customerId: string,
  { code, priceLevel, company, taxId }: CodeOfErp,
): Promise<boolean> {
  const isTaken = sql<boolean>`exists (select from customers other where other.code = ${code} and other.id <> ${customerId})`
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({
      code,
      price_level: priceLevel,
      ...(company !== null && { company }),
      ...(taxId !== null && { tax_id: taxId }),
    })
    .where('id', '=', customerId)
    .where(isTaken, '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updatePasswordHash(db: Database, customerId: string, passwordHash: string): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', customerId).execute()
}

/** Stores that the customer chose the password, so that nobody else knows it. */
/** Records whether the next sign-in has to choose a password. */
export async function updateMustChangePassword(db: Database, customerId: string, mustChange: boolean): Promise<void> {
  await db.updateTable('customers').set({ must_change_password: mustChange }).where('id', '=', customerId).execute()
}

/** The names of a new account that another account has already. */
export async function findTaken(
  db: Database,
  email: string,
  username: string | null,
): Promise<'email' | 'username' | undefined> {
  const rows = await db
    .selectFrom('customers')
    .select('email')
    .where((where) => where.or([where('email', '=', email), ...(username ? [where('username', '=', username)] : [])]))
    .execute()
  if (rows.length === 0) return undefined
  return rows.some((row) => row.email === email) ? 'email' : 'username'
}

export interface NewAccount {
  id: string
  email: string
  username: string | null
  firstName: string
  lastName: string
  phone: string
  identification: string | null
  language: Language | null
  hasAcceptedPolicies: boolean
  now: Date
}

/** Inserts a customer with the next code, without a password and a privilege; undefined where one of its names is taken. */
export async function insertAccount(db: Database, account: NewAccount): Promise<Account | undefined> {
  const { id, email, username, phone, identification, language, now } = account
  const row = await db
    .insertInto('customers')
    .values({
      id,
      code: sql<string>`'C' || nextval('customer_codes')`,
      email,
      username,
      password_hash: '',
      first_name: account.firstName,
      last_name: account.lastName,
      phone,
      identification,
      language,
      policies_accepted_at: account.hasAcceptedPolicies ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as Account | undefined
}

/** What customers change about themselves; a field that is undefined stays. */
export interface Details {
  firstName: string | undefined
  lastName: string | undefined
  phone: string | undefined
  identification: string | null | undefined
}

/** Writes the details of an account. Another phone number is not verified any more. */
export async function updateDetails(db: Database, customerId: string, details: Details): Promise<Account> {
  const { firstName, lastName, phone, identification } = details
  const row = await db
    .updateTable('customers')
    .set((column) => ({
      first_name: firstName ?? column.ref('first_name'),
      last_name: lastName ?? column.ref('last_name'),
      phone: phone ?? column.ref('phone'),
      ...(identification !== undefined && { identification }),
      ...(phone !== undefined && {
        phone_verified_at: column
          .case()
          .when('phone', '=', phone)
          .then(column.ref('phone_verified_at'))
          .else(null)
          .end(),
      }),
    }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as Account
}

export async function updateLanguage(db: Database, customerId: string, language: Language): Promise<void> {
  await db.updateTable('customers').set({ language }).where('id', '=', customerId).execute()
}

/**
 * Locks the account of a customer who may sign in, shared or `alone`; false where there is none. The shared lock is the
 * one that writing a row of the customer takes anyway.
 */
export async function lockAccount(db: Database, customerId: string, how?: 'alone'): Promise<boolean> {
  const account = db.selectFrom('customers').select('id').where('id', '=', customerId).where('may_sign_in', '=', true)
  return (await (how === 'alone' ? account.forUpdate() : account.forKeyShare()).executeTakeFirst()) !== undefined
}

/** Lets no other transaction lock the same customer, until this one ends; rows of the customer may be written meanwhile. */
export async function lockRecords(db: Database, customerId: string): Promise<void> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()
}

/** Empties the fields that say who the customer is. Nobody can sign in to the account any more. */
export async function anonymise(db: Database, customerId: string, now: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set({
      email: `deleted-${customerId}@deleted.invalid`,
      username: null,
      password_hash: '',
      first_name: '',
      last_name: '',
      phone: '',
      identification: null,
      company: null,
      tax_id: null,
      language: null,
      phone_verified_at: null,
      email_confirmed_at: null,
      may_sign_in: false,
      deleted_at: now,
    })
    .where('id', '=', customerId)
    .execute()
}
