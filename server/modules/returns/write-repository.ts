import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import type { ReturnEnding, ReturnReason } from '#domain/returns/return.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface NewReturn {
  id: string
  orderId: number
  customerId: string
  comment: string | null
  preference: ReturnEnding
  lines: { productCode: string; quantity: number; reason: ReturnReason; amountCentavos: Centavos }[]
  pictures: readonly string[]
  now: Date
}

/** Inserts a return with its lines and pictures, and gives its number: the next of the store's own. */
export async function insertReturn(db: Database, request: NewReturn): Promise<string> {
  const { id, orderId, customerId, comment, preference, lines, pictures, now } = request
  const { rows } = await sql<{ number: string }>`
    with new_return as (
      insert into returns (id, number, order_id, customer_id, comment, preference, requested_at)
      values (${id}, 'DV-' || lpad(nextval('return_numbers')::text, 6, '0'), ${orderId}, ${customerId}, ${comment}, ${preference}, ${now})
      returning number),
    new_lines as (
      insert into return_lines (return_id, product_code, quantity, reason, amount_centavos)
      select ${id}::uuid, l."productCode", l.quantity, l.reason, l."amountCentavos"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l ("productCode" text, quantity int, reason text, "amountCentavos" bigint)),
    new_pictures as (
      insert into return_pictures (return_id, position, upload_id)
      select ${id}::uuid, p.position, p.upload_id
      from unnest(${pictures}::uuid[]) with ordinality as p (upload_id, position))
    select number from new_return`.execute(db)
  return rows[0]?.number ?? ''
}

/** What staff decided about a return. */
export interface Decision {
  id: string
  actorId: string
  note: string | null
  now: Date
}

export async function refuseReturn(db: Database, { id, actorId, note, now }: Decision): Promise<void> {
  await sql`
    update returns set state = 'refused', decided_at = ${now}, decided_by = ${actorId}, note = ${note}
    where id = ${id}`.execute(db)
}

/** Ends the request for a return of this customer. The caller has locked its order. */
export async function withdrawRequest(
  db: Database,
  { id, customerId, now }: { id: string; customerId: string; now: Date },
): Promise<void> {
  await sql`
    update returns set state = 'withdrawn', withdrawn_at = ${now}
    where id = ${id} and customer_id = ${customerId}`.execute(db)
}

interface Approval extends Decision {
  ending: ReturnEnding
  restocked: boolean
  creditNoteId: string | null
  creditedCentavos: Centavos
  lines: readonly { productCode: string; amountCentavos: Centavos }[]
}

/** Stores an approval, with what each line definitely comes to. */
export async function approveReturn(db: Database, approval: Approval): Promise<void> {
  const { id, actorId, note, now, ending, restocked, creditNoteId, creditedCentavos, lines } = approval
  await sql`
    with amounts as (
      update return_lines rl set amount_centavos = l."amountCentavos"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("productCode" text, "amountCentavos" bigint)
      where rl.return_id = ${id} and rl.product_code = l."productCode")
    update returns set state = 'approved', decided_at = ${now}, decided_by = ${actorId}, note = ${note}, ending = ${ending},
      restocked = ${restocked}, credit_note_id = ${creditNoteId}, credited_centavos = ${creditedCentavos}
    where id = ${id}`.execute(db)
}
