import { generateSync } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAddress, deleteAddress, updateAddress } from '#contract/addresses.ts'
import { CallFailed, type Client } from '#contract/client.ts'
import { claimCustomerCode, verifyCustomerCode } from '#contract/customer-code.ts'
import { register } from '#contract/identity.ts'
import { languages } from '#contract/language.ts'
import { calculateDelivery } from '#contract/orders.ts'
import { createPartner } from '#contract/partners.ts'
import { changePassword } from '#contract/security.ts'
import {
  answerChallenge,
  confirmForgotPassword,
  forgotPassword,
  needsChallenge,
  resendCode,
  signIn,
  signInByCode,
} from '#contract/sign-in.ts'
import { beginTotp, reauthenticate, verifyTotp } from '#contract/two-step.ts'
import { makeAddress, makeBranch, makeErpCustomer, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { lastCodeTo } from '#server/testing/sent-codes.ts'
import { testStore } from '#server/testing/store.ts'

/**
 * The sentences of the specification's error catalogue (customer section 8) that a call responds with, each with the
 * case that leads to it. Those that only pages say are in storefront/messages/error-catalogue.test.ts. The specification
 * prints few of them in Spanish. A sentence may go on: `Address not created: you already have one …`.
 */
interface Sentence {
  en: string
  es: string
  /** When the store says it. */
  when: string
  /** What has to be so before the call. */
  prepare?: () => Promise<unknown>
  /** The call that is refused. `client` has the session of a customer, whose e-mail is ana@example.com. */
  call: (client: Client) => Promise<unknown>
}

const store = await testStore()
const { db } = store.database
let ana: Shopper
let addressId: string
/** The session of a sign-in under way. */
let session: string

const wrongCode = '000000'
const outside = { lat: 19.4, lng: -70.7 }
const address = {
  name: 'Oficina',
  phone: '18095550177',
  province: 'Distrito Nacional',
  city: 'Distrito Nacional',
  sector: 'Naco',
  street: 'Calle Tres',
  number: '3',
  latitud: 18.46,
  longitud: -69.92,
}
const registration = {
  first_name: 'Luz',
  last_name: 'Mora',
  email: 'luz@example.com',
  phone: '18095550177',
  password: 'Nopal-47-rio',
  password_confirm: 'Nopal-47-rio',
}
const partner = { full_name: 'Luz Mora', identification: '00113918205', whatsapp: '18095550177' }

const sentences: Record<string, Sentence[]> = {
  addresses: [
    {
      en: 'Direction not allowed',
      es: 'Dirección no permitida',
      when: 'a new address lies outside all delivery zones',
      call: (client) => client.call(createAddress, { ...address, latitud: outside.lat, longitud: outside.lng }),
    },
    {
      en: 'Address not created',
      es: 'Dirección no creada',
      when: 'a new address is within 100 m of another one',
      call: (client) => client.call(createAddress, { ...address, latitud: 18.48, longitud: -69.91 }),
    },
    {
      en: 'You only have one address',
      es: 'Solo tienes una dirección',
      when: 'the only address is deleted',
      call: (client) => client.call(deleteAddress, { id: addressId }),
    },
    {
      en: 'You cannot change the address of a quotation. Contact an administrator.',
      es: 'No puedes cambiar la dirección a una cotización, comunicate con un administrador.',
      when: 'an active quotation goes to the address',
      async prepare() {
        const quotedUntil = new Date(Date.now() + 60_000)
        addressId = await makeAddress(db, { customerId: ana.customerId, lat: 18.47, quotedUntil })
      },
      call: (client) => client.call(updateAddress, { ...address, id: addressId }),
    },
    {
      en: 'Address out of range',
      es: 'La dirección está fuera del área de entrega',
      when: 'an order goes to an address that its branch does not deliver to',
      async prepare() {
        addressId = await makeAddress(db, { customerId: ana.customerId, ...outside })
        await ana.verify({ 1: { A: 1 } }, 118)
      },
      call: (client) => client.call(calculateDelivery, { option_id: 1, address_id: addressId }),
    },
  ],
  'sign-in': [
    {
      en: 'The email you entered is not registered',
      es: 'El correo que escribiste no está registrado',
      when: 'nobody has the e-mail',
      call: (client) => client.call(signIn, { username: 'eva@example.com', password: 'Nopal-47-rio' }),
    },
    {
      en: 'The email you entered is not registered',
      es: 'El correo que escribiste no está registrado',
      when: 'nobody has the e-mail of a forgotten password',
      call: (client) => client.call(forgotPassword, { email: 'eva@example.com' }),
    },
    {
      en: 'Too many attempts. Try again in',
      es: 'Demasiados intentos. Prueba de nuevo en',
      when: 'five passwords were wrong: the limit and its time',
      async prepare() {
        for (let tries = 0; tries < 5; tries += 1) await enter(store.client()).catch(() => {})
      },
      call: enter,
    },
  ],
  passwords: [
    {
      en: 'Wrong current password, please try again',
      es: 'Contraseña actual incorrecta, por favor intente de nuevo',
      when: 'the current password is wrong at its change',
      call: (client) =>
        client.call(changePassword, {
          current_password: 'Nopal-47-mar',
          password: 'Ceiba-88-sol',
          password_confirm: 'Ceiba-88-sol',
        }),
    },
    {
      en: 'Wrong current password, please try again',
      es: 'Contraseña actual incorrecta, por favor intente de nuevo',
      when: 'it is wrong where the customer proves who they are',
      call: (client) => client.call(reauthenticate, { password: 'Nopal-47-mar' }),
    },
    {
      en: 'Passwords do not match',
      es: 'Las contraseñas no coinciden',
      when: 'the two new passwords differ at a change',
      call: (client) =>
        client.call(changePassword, {
          current_password: 'Nopal-47-mar',
          password: 'Ceiba-88-sol',
          password_confirm: 'Ceiba-88-mar',
        }),
    },
  ],
  codes: [
    {
      en: 'Incorrect code, a new confirmation code has been sent',
      es: 'Código incorrecto, se ha enviado un nuevo código de confirmación',
      when: 'a code is wrong',
      prepare: () => tryCodes(0),
      call: tryCode,
    },
    {
      en: 'Incorrect code, please try again',
      es: 'Código incorrecto, por favor intente de nuevo',
      when: 'a code is wrong and three were sent',
      prepare: () => tryCodes(3),
      call: tryCode,
    },
    {
      en: 'Attempts limit exceeded, try later',
      es: 'Límite de intentos excedido, intenta más tarde',
      when: 'five codes were wrong',
      prepare: () => tryCodes(5),
      call: tryCode,
    },
    {
      en: 'Incorrect code, please try again',
      es: 'Código incorrecto, por favor intente de nuevo',
      when: 'a code for a new password is wrong and three were sent',
      async prepare() {
        session = (await store.client().call(forgotPassword, { email: 'ana@example.com' })).session
        for (let tries = 0; tries < 3; tries += 1) await recover(store.client()).catch(() => {})
      },
      call: recover,
    },
  ],
  'codes of a second factor': [
    {
      en: 'Incorrect code, please try again',
      es: 'Código incorrecto, por favor intente de nuevo',
      when: 'a code of the authenticator is wrong',
      prepare: () => enterWithFactor(),
      call: (client) => client.call(answerChallenge, { session, challenge: 'SOFTWARE_TOKEN_MFA', answer: '000' }),
    },
    {
      en: 'Attempts limit exceeded, try later',
      es: 'Límite de intentos excedido, intenta más tarde',
      when: 'a code was sent again five times',
      async prepare() {
        session = (await store.client().call(signInByCode, { email: 'ana@example.com' })).session
        for (let times = 0; times < 5; times += 1) await store.client().call(resendCode, { session })
      },
      call: (client) => client.call(resendCode, { session }),
    },
  ],
  registration: [
    {
      en: 'This email is already registered. You must validate your email to create a password',
      es: 'Este correo ya está registrado. Debes validar tu correo para crear una contraseña',
      when: 'an account has the e-mail',
      call: (client) => client.call(register, { ...registration, email: 'ana@example.com' }),
    },
    {
      en: 'This username is already registered',
      es: 'Este nombre de usuario ya está registrado',
      when: 'an account has the username',
      prepare: () => store.client().call(register, { ...registration, username: 'luz.mora' }),
      call: (client) => client.call(register, { ...registration, email: 'luz.dos@example.com', username: 'luz.mora' }),
    },
    {
      en: 'Passwords do not match',
      es: 'Las contraseñas no coinciden',
      when: 'the two passwords differ',
      call: (client) => client.call(register, { ...registration, password_confirm: 'Nopal-47-mar' }),
    },
    {
      en: 'You must accept the policies to continue',
      es: 'Debes aceptar las políticas para continuar',
      when: 'the policies are not accepted',
      call: (client) => client.call(register, { ...registration, policies_accepted: false }),
    },
  ],
  'customer codes': [
    {
      en: 'This customer code does not match our records',
      es: 'Este código de cliente no coincide con nuestros registros',
      when: 'the ERP has another e-mail with a customer code',
      prepare: () => makeErpCustomer(db, { code: 'M-0042', email: 'compras@taller.example' }),
      call: (client) => client.call(claimCustomerCode, { customer_code: 'M-0042', contact: 'ana@example.com' }),
    },
    {
      en: 'This customer code is already registered',
      es: 'Este código de cliente ya está registrado',
      when: 'another account has claimed the customer code',
      async prepare() {
        await makeErpCustomer(db, { code: 'M-0042', email: 'compras@taller.example' })
        await claim((await makeShopper(store, { email: 'luz@example.com' })).client)
      },
      call: claim,
    },
    {
      en: 'This account has a customer code',
      es: 'Esta cuenta ya tiene un código de cliente',
      when: 'the account has claimed one',
      async prepare() {
        await makeErpCustomer(db, { code: 'M-0042', email: 'compras@taller.example' })
        await claim(ana.client)
      },
      call: claim,
    },
  ],
  partners: [
    {
      en: 'Please enter a valid identification card',
      es: 'Escribe una cédula válida',
      when: 'the national ID of a partner has not its form',
      call: (client) => client.call(createPartner, { ...partner, identification: '123' }),
    },
    {
      en: 'This identification card is already registered',
      es: 'Esta cédula ya está registrada',
      when: 'another partner has the national ID',
      prepare: () => ana.client.call(createPartner, { ...partner, identification_confirmed: true }),
      call: (client) => client.call(createPartner, { ...partner, identification_confirmed: true }),
    },
  ],
}

function tryCode(client: Client) {
  return client.call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer: wrongCode })
}

function enter(client: Client) {
  return client.call(signIn, { username: 'ana@example.com', password: 'Nopal-47-mar' })
}

/** Begins a sign-in by a code of an account with an authenticator, and passes the code of the mail. */
async function enterWithFactor(): Promise<void> {
  const { secret } = await ana.client.call(beginTotp, {})
  await ana.client.call(verifyTotp, { code: generateSync({ secret }) })
  session = (await store.client().call(signInByCode, { email: 'ana@example.com' })).session
  const answer = await lastCodeTo(db, 'ana@example.com')
  const reply = await store.client().call(answerChallenge, { session, challenge: 'EMAIL_CONFIRMATION', answer })
  if (!needsChallenge(reply)) throw new Error('No second factor was asked for.')
  session = reply.session
}

/** Claims the customer code M-0042 with the code that is sent to the e-mail on file. */
async function claim(client: Client): Promise<unknown> {
  const contact = 'compras@taller.example'
  await client.call(claimCustomerCode, { customer_code: 'M-0042', contact })
  return client.call(verifyCustomerCode, { code: await lastCodeTo(db, contact) })
}

function recover(client: Client) {
  const { password, password_confirm } = registration
  const fields = { email: 'ana@example.com', code: wrongCode, password, password_confirm, session }
  return client.call(confirmForgotPassword, fields)
}

/** Begins a sign-in by a code and answers so many times with a wrong one. */
async function tryCodes(times: number): Promise<void> {
  session = (await store.client().call(signInByCode, { email: 'ana@example.com' })).session
  for (let tries = 0; tries < times; tries += 1) await tryCode(store.client()).catch(() => {})
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeZone(db, { branchCode: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5 } })
  ana = await makeShopper(store)
  addressId = await makeAddress(db, { customerId: ana.customerId, lat: 18.48, lng: -69.91, isDefault: true })
})

/** Everything that a refused call says: its own sentence, and those of the fields. */
async function refusalOf(call: Promise<unknown>): Promise<string[]> {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof CallFailed)) throw new Error('The call was not refused.', { cause: error })
  return [error.message, ...(error.data.errors ?? []).map(({ message }) => message)]
}

for (const [area, list] of Object.entries(sentences)) {
  describe(area, () => {
    for (const sentence of list)
      test.each(languages)(`“${sentence.en}” when ${sentence.when}, in %s`, async (language) => {
        await sentence.prepare?.()
        const said = await refusalOf(sentence.call(store.client({ language, headers: ana.headers })))
        const isSaid = said.some((text) => text.startsWith(sentence[language]))
        expect(isSaid, said.join(' | ')).toBe(true)
      })
  })
}

test('no case is listed twice', () => {
  const all = Object.values(sentences).flat()
  expect(new Set(all.map(({ en, when }) => `${en} ${when}`)).size).toBe(all.length)
})
