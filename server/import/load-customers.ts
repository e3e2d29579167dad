import { isCustomerCode, normaliseCustomerCode } from '#domain/customer-codes/customer-code.ts'
import { isEmail, normaliseEmail } from '#domain/identity/email.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import type { ErpCustomerOnFile } from '#server/modules/customer-codes/erp-customer.ts'
import { upsertErpCustomers } from '#server/modules/customer-codes/upsert-erp-customers.ts'
import type { Database } from '#server/platform/database/database.ts'
import { RefusedRow, tidy, unusable } from './cells.ts'
import type { Refusal } from './summary.ts'
import { ImportError, columnKey } from './mapping.ts'
import type { PriceListFile } from './price-list-file.ts'

/** The columns of a list of customers. A row needs a code, a price level, and an e-mail or a phone. */
export const customerColumns = ['code', 'email', 'phone', 'price_level', 'company', 'tax_id'] as const
const needed = ['code', 'price_level'] as const
const batchSize = 200
const priceLevelMax = 99
const textMax = 99

export interface CustomersSummary {
  rows: number
  created: number
  updated: number
  refused: Refusal[]
}

/** Loads a list of the ERP's customers in batches of 200 rows, each a transaction of its own. A dry run writes nothing. */
export async function loadCustomers(
  db: Database,
  file: PriceListFile,
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<CustomersSummary> {
  const keys = file.header.map(columnKey)
  const missing = needed.filter((name) => !keys.includes(columnKey(name)))
  if (missing.length > 0)
    throw new ImportError(
      `The file lacks the columns ${missing.join(', ')}. It may have: ${customerColumns.join(', ')}.`,
    )
  const summary: CustomersSummary = { rows: 0, created: 0, updated: 0, refused: [] }
  const lines = new Map<string, number>()
  let batch: ErpCustomerOnFile[] = []
  const store = async () => {
    const customers = batch
    batch = []
    if (dryRun) return
    const { created, updated } = await db.transaction().execute((inside) => upsertErpCustomers(inside, customers, now))
    summary.created += created
    summary.updated += updated
  }
  for await (const { line, cells } of file.rows()) {
    summary.rows += 1
    try {
      const customer = toCustomer((name) => cellOf(keys, cells, name))
      const before = lines.get(customer.code)
      if (before !== undefined) throw new RefusedRow('code', `is the customer of line ${before} again`)
      lines.set(customer.code, line)
      batch.push(customer)
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      summary.refused.push({ line, ...error.refusal })
    }
    if (batch.length === batchSize) await store()
  }
  await store()
  return summary
}

type Column = (typeof customerColumns)[number]

/** The text of a row in a column, empty where the file has no such column. */
function cellOf(keys: readonly string[], cells: readonly string[], name: Column): string {
  const cell = cells[keys.indexOf(columnKey(name))] ?? ''
  const reason = unusable(cell)
  if (reason) throw new RefusedRow(name, reason)
  return tidy(cell)
}

function toCustomer(cell: (name: Column) => string): ErpCustomerOnFile {
  const [code, email, phone, level] = [cell('code'), normaliseEmail(cell('email')), cell('phone'), cell('price_level')]
  if (!isCustomerCode(code)) throw new RefusedRow('code', 'is no customer code: at most 30 letters, digits and hyphens')
  if (email && !isEmail(email)) throw new RefusedRow('email', 'is no e-mail')
  const digits = phone ? (toE164Digits(phone) ?? null) : null
  if (phone && !digits) throw new RefusedRow('phone', 'is no phone number')
  if (!email && !digits) throw new RefusedRow('email', 'is empty, and so is phone')
  const priceLevel = /^\d{1,2}$/.test(level) ? Number(level) : 0
  if (priceLevel < 1) throw new RefusedRow('price_level', `is no whole number from 1 to ${priceLevelMax}`)
  const [company, taxId] = [cell('company'), cell('tax_id')]
  if (company.length > textMax) throw new RefusedRow('company', `is longer than ${textMax} characters`)
  if (taxId.length > textMax) throw new RefusedRow('tax_id', `is longer than ${textMax} characters`)
  return {
    code: normaliseCustomerCode(code),
    email: email || null,
    phone: digits,
    company: company || null,
    taxId: taxId.replace(/[- ]/g, '') || null,
    priceLevel,
  }
}
