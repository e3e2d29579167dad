import { expect, test } from 'vitest'
import { saveBusinessProfile } from '#contract/business-profile.ts'
import { getIdentification, submitIdentification } from '#contract/identification.ts'
import { getProfilePicture, removeProfilePicture, setProfilePicture } from '#contract/profile-picture.ts'
import { purgeUploads } from '#server/modules/uploads/purge-uploads.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { startTwoProcesses } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const picture = new Blob([new Uint8Array(await makePicture())])
let made = 0

async function somebody() {
  made += 1
  const { headers, customerId } = await makeShopper(stores[0], { email: `picture-${made}@example.com` })
  return { customerId, clients: stores.map((store) => store.client({ headers })) }
}

const inUse = async (customerId: string) =>
  db
    .selectFrom('uploads')
    .select(['id', 'purpose'])
    .where('customer_id', '=', customerId)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()

test('of pictures that replace each other at the same moment one is left, and none fails', async () => {
  const { clients, customerId } = await somebody()
  for (let round = 0; round < 4; round += 1) {
    const replies = await Promise.all(
      clients.map((client) => client.call(setProfilePicture, {}, { files: { picture } })),
    )
    const left = await inUse(customerId)
    expect(left).toHaveLength(1)
    expect(replies.map((reply) => reply.picture?.id)).toContain(left[0]?.id)
  }
})

test('a picture that is set and removed at the same moment is there whole or not at all', async () => {
  const { clients, customerId } = await somebody()
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      clients[0]?.call(setProfilePicture, {}, { files: { picture } }),
      clients[1]?.call(removeProfilePicture, {}),
    ])
    const shown = (await clients[0]?.call(getProfilePicture, {}))?.picture?.id
    expect((await inUse(customerId)).map(({ id }) => id)).toEqual(shown ? [shown] : [])
  }
})

test('of identifications that are submitted at the same moment one is left, with its own two images', async () => {
  const { clients, customerId } = await somebody()
  await clients[0]?.call(saveBusinessProfile, {
    kind: 'business',
    company: 'Colmado',
    rnc: '101850043',
    category: 'retail-store',
    recurrence: 'weekly',
    buying: 'inventory',
  })
  await Promise.all(
    clients.map((client, at) =>
      client.call(
        submitIdentification,
        { identification: at === 0 ? '00113918205' : '101850043' },
        { files: { front: picture, ...(at === 0 && { back: picture }) } },
      ),
    ),
  )
  const kind = (await clients[0]?.call(getIdentification, {}))?.identification.kind
  expect((await inUse(customerId)).map(({ purpose }) => purpose).sort()).toEqual(
    kind === 'rnc' ? ['identification-front'] : ['identification-back', 'identification-front'],
  )
})

test('two processes that purge at the same moment remove each picture once, and fail at none', async () => {
  const { clients, customerId } = await somebody()
  for (let n = 0; n < 4; n += 1) await clients[0]?.call(setProfilePicture, {}, { files: { picture } })
  const now = new Date(Date.now() + 25 * 3_600_000)
  await Promise.all(
    stores.map(({ app: { platform } }) => purgeUploads({ db, settings: platform.settings, log: platform.log, now })),
  )
  const rows = await db.selectFrom('uploads').select('id').where('customer_id', '=', customerId).execute()
  expect(rows).toEqual(await inUse(customerId).then((left) => left.map(({ id }) => ({ id }))))
  expect(rows).toHaveLength(1)
})
