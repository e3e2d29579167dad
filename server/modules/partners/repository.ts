import type { PartnerFields } from '#domain/partners/partner.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Partner extends PartnerFields {
  id: string
  /** When the customer confirmed a number with a wrong check digit; null where the check digit is right. */
  confirmedAt: Date | null
  isDefault: boolean
  createdAt: Date
}

const columns = [
  'id',
  'full_name as fullName',
  'identification',
  'identification_confirmed_at as confirmedAt',
  'whatsapp',
  'is_default as isDefault',
  'created_at as createdAt',
] as const

const partnersOf = (db: Database, customerId: string) =>
  db.selectFrom('partners').select(columns).where('customer_id', '=', customerId)

/** A customer's partners, the default one first, then the newest. */
export async function listPartners(db: Database, customerId: string): Promise<Partner[]> {
  return partnersOf(db, customerId).orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id').execute()
}

/** A partner of this customer; somebody else's is not found. */
export async function findPartner(db: Database, customerId: string, id: string): Promise<Partner | undefined> {
  return partnersOf(db, customerId).where('id', '=', id).executeTakeFirst()
}

export async function insertPartner(db: Database, customerId: string, partner: Partner): Promise<void> {
  await db
    .insertInto('partners')
    .values({
      ...toRow(partner),
      id: partner.id,
      customer_id: customerId,
      is_default: partner.isDefault,
      created_at: partner.createdAt,
    })
    .execute()
}

export async function updatePartner(
  db: Database,
  customerId: string,
  id: string,
  fields: PartnerFields & Pick<Partner, 'confirmedAt'>,
): Promise<void> {
  await db
    .updateTable('partners')
    .set(toRow(fields))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

const toRow = ({ fullName, identification, confirmedAt, whatsapp }: PartnerFields & Pick<Partner, 'confirmedAt'>) => ({
  full_name: fullName,
  identification,
  identification_confirmed_at: confirmedAt,
  whatsapp,
})

/** Leaves a customer without a default partner: the one index allows never two, not even for a moment. */
export async function clearDefault(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('partners')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()
}

export async function setDefault(db: Database, customerId: string, id: string): Promise<void> {
  await db
    .updateTable('partners')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Erases a partner: the number of somebody's card is stored only while the customer needs it. */
export async function deletePartner(db: Database, customerId: string, id: string): Promise<void> {
  await db.deleteFrom('partners').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function erasePartners(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('partners').where('customer_id', '=', customerId).execute()
}
