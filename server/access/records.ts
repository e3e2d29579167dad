import { randomUUID } from 'node:crypto'
import { approveSignIn, beginApproval } from '#contract/approvals.ts'
import { sendPhoneCode } from '#contract/phone-confirmation.ts'
import { setProfilePicture } from '#contract/profile-picture.ts'
import { createReturn } from '#contract/returns.ts'
import { addToSearchHistory } from '#contract/search.ts'
import { makeDeposit, makeGiftCard, makeSavedCard } from '#server/testing/make-balances.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeAddress, makePartner, type SignedIn, signIn } from '#server/testing/make.ts'
import type { Shopper } from '#server/testing/shopper.ts'
import type { TestStore } from '#server/testing/store.ts'

export type RecordId = string | number

interface OwnedKind {
  /** Makes a record of this kind for a customer and gives its id. */
  make: (store: TestStore, owner: Shopper, email: string) => Promise<RecordId>
  missing: RecordId
}

/** A code that no gift card has. */
export const giftCardCode = () => ({ code: 'VIT-NONE-NONE-NONE' })

/** What the business among the principals says about itself. */
export const businessProfile = {
  kind: 'business',
  company: 'Colmado La Esquina',
  rnc: '101850043',
  category: 'retail-store',
  recurrence: 'weekly',
  buying: 'inventory',
} as const

/** The price with tax of a unit of product A, and the delivery to an address, in RD$. */
export const unitPrice = 118
export const deliveryPrice = 100

/** The store's clock in these tests. */
export const storeNow = new Date('2026-11-20T12:00:00Z')
const missingUuid = '00000000-0000-4000-8000-000000000000'

/** The digits that a device shows whose sign-in waits for an approval. */
export const approvalDigits = (app: TestStore['app'], id: RecordId) => app.platform.tokens.codeOf(`approval ${id}`)

/** A picture that every form with a file accepts. */
export const examplePicture = makePicture().then((bytes) => new Uint8Array(bytes))

const ordered = async ({ verify, place }: Shopper) => {
  await verify({ 1: { A: 1 } }, unitPrice)
  return place(unitPrice)
}

async function delivered({ database: { db } }: TestStore, owner: Shopper): Promise<number> {
  const id = (await ordered(owner)).orders[0]?.id ?? 0
  await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute()
  const parts = db.selectFrom('payment_allocations').select('payment_id').where('order_id', '=', id)
  await db.updateTable('payments').set({ state: 'captured' }).where('id', 'in', parts).execute()
  await db
    .insertInto('order_events')
    .values({ order_id: id, status: 'delivered', at: storeNow, actor_id: owner.customerId })
    .execute()
  return id
}

/**
 * The kinds of records that belong to one customer. Each of the customers gets one of each, in this order: a placed
 * order takes the reservation with it, so the reservation that stays open comes after the orders.
 */
export const ownedKinds = {
  address: {
    make: async ({ database: { db } }, { customerId }) => {
      // The only address cannot be deleted.
      await makeAddress(db, { customerId, lat: 18.5, isDefault: true })
      return makeAddress(db, { customerId })
    },
    missing: missingUuid,
  },
  partner: {
    make: ({ database: { db } }, { customerId }) => makePartner(db, { customerId, identification: '40200000005' }),
    missing: missingUuid,
  },
  device: { make: async (store, _, email) => (await signIn(store, email)).sessionId, missing: missingUuid },
  search: {
    make: async (_, { client }) => {
      const [entry] = await client.call(addToSearchHistory, { descriptions: ['cargador'] })
      return entry?.id ?? ''
    },
    missing: missingUuid,
  },
  order: { make: async (_, owner) => (await ordered(owner)).orders[0]?.id ?? 0, missing: 999_999 },
  purchase: { make: async (_, owner) => (await ordered(owner)).global_id ?? '', missing: missingUuid },
  payment: {
    make: async ({ database: { db } }, owner) => {
      const { global_id } = await ordered(owner)
      const payment = db.selectFrom('payments').select('id').where('global_id', '=', global_id)
      return (await payment.executeTakeFirstOrThrow()).id
    },
    missing: missingUuid,
  },
  /** A checkout whose order waits for the proof of a bank deposit. */
  unprovenCheckout: {
    make: async ({ database: { db } }, owner) => {
      const { global_id } = await ordered(owner)
      const state = { kind: 'deposit_express', state: 'pending_approval' }
      await db.updateTable('payments').set(state).where('global_id', '=', global_id).execute()
      return global_id ?? ''
    },
    missing: missingUuid,
  },
  deliveredOrder: { make: async (store, owner) => delivered(store, owner), missing: 999_999 },
  return: {
    make: async (store, owner) => {
      const lines = [{ codarticulo: 'A', quantity: 1, reason: 'defective' as const }]
      const input = { id: await delivered(store, owner), lines, preference: 'refund' as const }
      return (await owner.client.call(createReturn, input)).id
    },
    missing: missingUuid,
  },
  upload: {
    make: async (_, { client }) => {
      const files = { picture: new Blob([await examplePicture]) }
      return (await client.call(setProfilePicture, {}, { files })).picture?.id ?? ''
    },
    missing: missingUuid,
  },
  deposit: { make: ({ database: { db } }, { customerId }) => makeDeposit(db, customerId), missing: missingUuid },
  giftCard: {
    make: ({ database: { db } }, { customerId }) =>
      makeGiftCard(db, customerId, { code: `VIT-${customerId.slice(0, 18).toUpperCase()}` }),
    missing: missingUuid,
  },
  savedCard: { make: ({ database: { db } }, { customerId }) => makeSavedCard(db, customerId), missing: missingUuid },
  trustedDevice: {
    make: async ({ database: { db } }, { customerId }) => {
      const now = new Date()
      const trust = { customer_id: customerId, device_hash: randomUUID(), created_at: now }
      const trusted_until = new Date(now.getTime() + 30 * 24 * 3_600_000)
      const { id } = await db
        .insertInto('trusted_devices')
        .values({ ...trust, trusted_until })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    missing: missingUuid,
  },
  passkey: { make: async (store, _, email) => (await makePasskey(store, email)).id, missing: missingUuid },
  phoneRequest: {
    make: async (_, { client }) => (await client.call(sendPhoneCode, {})).request_id,
    missing: missingUuid,
  },
  approval: {
    make: async ({ database: { db }, app, client: visitor }, { client }) => {
      const { id } = await visitor().call(beginApproval, {})
      await client.call(approveSignIn, { id, digits: approvalDigits(app, id) })
      await db
        .updateTable('approvals')
        .set({ expires_at: new Date(Date.now() + 24 * 3_600_000) })
        .execute()
      return id
    },
    missing: missingUuid,
  },
  reservation: {
    make: async (_, { verify }) => (await verify({ 1: { A: 1 } }, unitPrice)).verification_id,
    missing: missingUuid,
  },
} satisfies Record<string, OwnedKind>

export type OwnedKindName = keyof typeof ownedKinds

/** The kinds of records that belong to nobody: one that exists, and one that does not. */
export const publicKinds = {
  product: { existing: 'A', missing: 'NO-PRODUCT' },
  branch: { existing: 1, missing: 77 },
  rate: { existing: 3, missing: 4 },
  taxpayer: { existing: '101850043', missing: '130555028' },
  /** A sign-in on another device that nobody has approved yet. */
  waitingApproval: { existing: randomUUID(), missing: missingUuid },
  /** An order of whichever customer, for employees. `makePrincipals` writes its number. */
  anyReturn: { existing: '' as RecordId, missing: missingUuid },
  anyOrder: { existing: 0 as RecordId, missing: 999_999 },
  /** The proof of a deposit of whichever customer, for employees. `makePrincipals` writes its id. */
  anyProof: { existing: '' as RecordId, missing: missingUuid },
  /** A refund that a provider has declined for the last time, for employees. `makePrincipals` writes its id. */
  anyFailedRefund: { existing: '' as RecordId, missing: missingUuid },
  /** An import of whichever employee, with refused rows. `makePrincipals` writes its id. */
  anyImport: { existing: '' as RecordId, missing: missingUuid },
  /** The texts that name an order to somebody without a session, as `anyOrder`. */
  trackedOrder: { existing: '' as RecordId, missing: '999999.signature' },
  orderPass: { existing: '' as RecordId, missing: '999999.signature' },
  /** The id of a search in the browser, which the store only stores. */
  browserSearch: { existing: randomUUID(), missing: missingUuid },
} satisfies Record<string, { existing: RecordId; missing: RecordId }>

export type PublicKindName = keyof typeof publicKinds

export type Records = Record<OwnedKindName, RecordId>
export type Person = SignedIn & { records: Records; email: string }
