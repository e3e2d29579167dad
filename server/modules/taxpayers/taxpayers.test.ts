import { beforeEach, describe, expect, test } from 'vitest'
import { saveBusinessProfile } from '#contract/business-profile.ts'
import { getOrder } from '#contract/orders.ts'
import { createPartner } from '#contract/partners.ts'
import { getProfile, updateProfile } from '#contract/profile.ts'
import { getTaxpayer } from '#contract/taxpayers.ts'
import { makeTaxpayer } from '#server/testing/make-taxpayer.ts'
import { makeBranch, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const rnc = '130555011'
const oddRnc = '130555012'
const oddCedula = '00113918204'
const colmado = { name: 'Colmado La Esquina SRL' }
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  ana = await makeShopper(store)
})

const get = (tax_id: string) => ana.client.call(getTaxpayer, { tax_id })

describe('the name of a tax number', () => {
  test('TAXPAYER-2: it is that of the register, however the number is written', async () => {
    await makeTaxpayer(db, rnc, { ...colmado, state: 'suspended' })
    const taxpayer = { tax_id: rnc, trade_name: null, state: 'suspended', ...colmado }
    expect(await get('1-30-55501-1')).toEqual({ is_loaded: true, taxpayer })
  })

  test('TAXPAYER-2: a number that the register does not have is not found, in words', async () => {
    await makeTaxpayer(db, rnc, colmado)
    await expect(get('130555028')).rejects.toMatchObject({ httpStatus: 404, reason: 'taxpayer-not-found' })
    await expect(get(oddCedula)).rejects.toMatchObject({ reason: 'taxpayer-not-found' })
  })

  test('TAXPAYER-2: a store without a register says so', async () => {
    expect(await get(rnc)).toEqual({ is_loaded: false, taxpayer: null })
  })

  test.each(['12345', '13055501a', '130.555.011'])('%s is no number', async (number) => {
    await expect(get(number)).rejects.toMatchObject({ reason: 'invalid' })
  })

  test('TAXPAYER-2: an account asks sixty times in ten minutes', async () => {
    for (let n = 0; n < 60; n += 1) await get(rnc)
    await expect(get(rnc)).rejects.toMatchObject({ httpStatus: 429 })
  })
})

describe('the register decides', () => {
  const person = { full_name: 'Luz Mora', whatsapp: '18095550124' }
  const confirmedAt = async () =>
    (await db.selectFrom('partners').select('identification_confirmed_at').executeTakeFirst())
      ?.identification_confirmed_at

  test('TAXPAYER-3: about a national ID of a partner, which staff need not look at then', async () => {
    await makeTaxpayer(db, oddCedula, { name: 'Luz Mora' })
    await ana.client.call(createPartner, { ...person, identification: oddCedula })
    expect(await confirmedAt()).toBeNull()
  })

  test('TAXPAYER-3: a number that it does not have is still asked about', async () => {
    await makeTaxpayer(db, rnc)
    const partner = { ...person, identification: oddCedula }
    await expect(ana.client.call(createPartner, partner)).rejects.toMatchObject({
      reason: 'identification-unconfirmed',
    })
    await ana.client.call(createPartner, { ...partner, identification_confirmed: true })
    expect(await confirmedAt()).toBeInstanceOf(Date)
  })

  test('TAXPAYER-3: about the national ID of the profile', async () => {
    await expect(ana.client.call(updateProfile, { identification: oddCedula })).rejects.toMatchObject({
      reason: 'identification-unconfirmed',
    })
    await makeTaxpayer(db, oddCedula)
    await ana.client.call(updateProfile, { identification: oddCedula })
    expect((await ana.client.call(getProfile, {})).user.identification).toBe(oddCedula)
    const profile = await db.selectFrom('customer_profiles').select('identification_confirmed_at').executeTakeFirst()
    expect(profile).toEqual({ identification_confirmed_at: null })
  })

  test('TAXPAYER-3: about an RNC whose check digit is wrong, which nothing else confirms', async () => {
    const profile = {
      kind: 'business',
      company: 'Colmado La Esquina',
      rnc: oddRnc,
      category: 'retail-store',
      recurrence: 'weekly',
      buying: 'inventory',
      identification_confirmed: true,
    } as const
    const refused = { httpStatus: 422, data: { errors: [{ path: 'rnc' }] } }
    await expect(ana.client.call(saveBusinessProfile, profile)).rejects.toMatchObject(refused)
    await makeTaxpayer(db, rnc)
    await expect(ana.client.call(saveBusinessProfile, profile)).rejects.toMatchObject(refused)
    await makeTaxpayer(db, oddRnc)
    const saved = await ana.client.call(saveBusinessProfile, profile)
    expect(saved.business_profile.rnc).toBe(oddRnc)
  })

  test.each([
    ['absent', 'tax-id-not-registered'],
    ['suspended', 'taxpayer-ended'],
  ] as const)('TAXPAYER-4: the RNC of a business that is %s needs a confirmation', async (state, reason) => {
    await makeTaxpayer(db, state === 'absent' ? '130555028' : rnc, state === 'absent' ? {} : { state })
    const profile = {
      kind: 'business',
      company: 'Colmado La Esquina',
      rnc,
      category: 'retail-store',
      recurrence: 'weekly',
      buying: 'inventory',
    } as const
    await expect(ana.client.call(saveBusinessProfile, profile)).rejects.toMatchObject({ httpStatus: 409, reason })
    await ana.client.call(saveBusinessProfile, { ...profile, identification_confirmed: true })
  })
})

describe('an order with a tax receipt', () => {
  beforeEach(async () => {
    await makeBranch(db, { code: 1 })
    await makeZone(db, { branchCode: 1 })
    await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 9 } })
    await ana.verify({ 1: { A: 1 } }, 118)
  })
  const nameOf = async ({ orders }: Awaited<ReturnType<Shopper['place']>>) =>
    (await ana.client.call(getOrder, { id: Number(orders[0]?.id) })).rnc_name

  test('TAXPAYER-5: it keeps the name that the register had', async () => {
    await makeTaxpayer(db, rnc, colmado)
    const placed = await ana.place(118, { rnc: '1-30-55501-1' })
    await db.updateTable('taxpayers').set({ name: 'Another name' }).execute()
    expect(await nameOf(placed)).toBe('Colmado La Esquina SRL')
  })

  test('TAXPAYER-3: it has an RNC whose check digit is wrong where the register has it, and is refused with another', async () => {
    await expect(ana.place(118, { rnc: oddRnc })).rejects.toMatchObject({ data: { errors: [{ path: 'rnc' }] } })
    await makeTaxpayer(db, oddRnc, colmado)
    expect(await nameOf(await ana.place(118, { rnc: oddRnc }))).toBe('Colmado La Esquina SRL')
  })

  test('TAXPAYER-5: without a register it has the number alone', async () => {
    expect(await nameOf(await ana.place(118, { rnc }))).toBeNull()
  })

  test('TAXPAYER-4: an RNC that the register does not have needs a confirmation', async () => {
    await makeTaxpayer(db, '130555028')
    await expect(ana.place(118, { rnc })).rejects.toMatchObject({ reason: 'tax-id-not-registered' })
    expect(await nameOf(await ana.place(118, { rnc, identification_confirmed: true }))).toBeNull()
  })
})
