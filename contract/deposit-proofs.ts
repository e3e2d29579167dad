import * as z from 'zod/mini'
import { command, query } from './endpoint.ts'
import { documentText, flag, instant, maybe, maybeValue, money, nothing, plainText } from './fields.ts'
import { formCentavos } from './order-fields.ts'
import { pageFields, pageOf } from './paging.ts'
import { customerOfRecord } from './customer-of-record.ts'

export const proofStates = ['pending_approval', 'accepted', 'refused'] as const

/** A list has at most so many proofs, the newest ones. */
export const proofsMax = 50

/** A proof has at most so many pictures. */
export const proofPicturesMax = 5

const proof = z.object({
  id: z.string(),
  state: z.enum(proofStates),
  bank: z.string(),
  document_id: z.string(),
  amount: money,
  /** The checkout whose orders wait for it; null for a deposit that is filed beforehand. */
  global_id: z.nullable(z.string()),
  /** Why staff refused it, in their words. */
  reason: z.nullable(z.string()),
  /** The id of the deposit that it became. */
  deposit_id: z.nullable(z.string()),
  /** The paths of the pictures, for the customer and for employees. */
  pictures: z.array(z.string()),
  date: instant,
})

export const fileProof = command('ecommerce', 'POST deposits', {
  summary:
    'File the proof of a bank deposit: pictures of the receipt. Staff accept or refuse it; an accepted one is a deposit, and pays the orders of the checkout that it names',
  input: z.strictObject({
    bank: documentText(60),
    document_id: documentText(40),
    amount: formCentavos.check(z.gte(0.01)),
    global_id: maybeValue(z.uuid()),
  }),
  idempotent: true,
  files: { proof_1: { missing: 'file-required' }, proof_2: {}, proof_3: {}, proof_4: {}, proof_5: {} },
  reply: proof,
})

export const listProofs = query('ecommerce', 'GET deposits/proofs', {
  summary: `List the proofs of deposits that the customer filed, newest first; at most ${proofsMax}`,
  input: nothing,
  reply: z.array(proof),
})

const pendingProof = z.extend(proof, {
  customer: customerOfRecord,
  /** The orders that wait for it; empty for a deposit that is filed beforehand, and once they are canceled. */
  order_ids: z.array(z.number()),
  /** What these orders need from deposits; null where none waits. */
  expected: z.nullable(money),
  /** When these orders are canceled without an accepted proof; null where none waits. */
  until: z.nullable(instant),
  /** How many other accounts wait with a proof of the same document. */
  claims: z.number(),
})

export const listPendingProofs = query('ecommerce', 'GET deposits/pending', {
  summary: 'Employees: list the proofs of deposits that wait for a decision, the oldest first, in pages',
  input: z.strictObject(pageFields(50)),
  reply: pageOf(pendingProof),
})

interface Review {
  state: 'accepted' | 'refused'
  reason?: string | undefined
}

export const reviewProof = command('ecommerce', 'PATCH deposits/{id}', {
  summary:
    'Employees: accept or refuse the proof of a deposit. A refusal needs a reason. `amount` is what the bank shows, where it is another amount than the customer said',
  input: z
    .strictObject({
      id: z.uuid(),
      state: z.enum(['accepted', 'refused']),
      amount: maybeValue(formCentavos.check(z.gte(0.01))),
      reason: maybe(plainText(0, 300)).check(z.describe('Shown to the customer.')),
      claims_compared: maybeValue(flag).check(
        z.describe('`true` accepts a proof though other accounts filed the same document; without it that is refused.'),
      ),
    })
    .check(
      z.refine(({ state, reason }: Review) => state === 'accepted' || Boolean(reason), {
        path: ['reason'],
        params: { sentence: 'required' },
      }),
    ),
  reply: proof,
})
