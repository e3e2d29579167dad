import { randomUUID } from 'node:crypto'
import { getPasskeyOptions, getPasskeySignInOptions } from '#contract/passkeys.ts'
import { makePasskey } from '#server/testing/make-passkey.ts'
import { codesSentTo, lastCodeTo } from '#server/testing/sent-codes.ts'
import { type SoftwareAuthenticator, createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'
import { type AccessRow, customers, everybody, refusedFor } from './access-row.ts'
import { type Principal, password, phoneOf, principals } from './principals.ts'
import { approvalDigits, businessProfile, giftCardCode, publicKinds } from './records.ts'

const newPassword = { password: 'Nopal-47-rio', password_confirm: 'Nopal-47-rio' }
const approval = { kind: 'approval', otherwise: 'approval-over' } as const
const place = {
  name: 'Oficina',
  phone: '18095550177',
  province: 'Distrito Nacional',
  city: 'Santo Domingo',
  sector: 'Naco',
  street: 'Calle Tres',
  house: '3',
  latitud: 18.44,
  longitud: -69.94,
}
const person = { full_name: 'Luis Mora', identification: '001-1391820-5', whatsapp: '+1 (809) 555-0124' }

/** One key for all calls of a principal: the effects of two differ in no byte. */
const authenticators = Object.fromEntries(principals.map((name) => [name, createSoftwareAuthenticator()])) as Record<
  Principal,
  SoftwareAuthenticator
>

/** The rows of accounts, sign-in, balances, addresses and partners. */
export const accountRows: Record<string, AccessRow> = {
  // Accounts and sessions
  'POST ecommerce/register/account': {
    callers: everybody,
    input: (caller) => ({
      first_name: 'Luz',
      last_name: 'Mora',
      email: `new-${caller}@example.com`,
      phone: '18095550177',
      ...newPassword,
    }),
  },
  'POST identity/sign-in': { callers: everybody, input: () => ({ username: 'ana@example.com', password }) },
  'POST identity/sign-in/code': { callers: everybody, input: () => ({ email: 'ana@example.com' }) },
  'POST identity/challenge': {
    callers: everybody,
    input: async (_, world) => {
      const { session } = await world.step('/api/identity/sign-in/code', { email: 'ana@example.com' })
      const answer = await lastCodeTo(world.store.database.db, 'ana@example.com')
      return { session, challenge: 'EMAIL_CONFIRMATION', answer }
    },
  },
  'POST identity/challenge/resend': {
    callers: everybody,
    input: async (_, world) => {
      const { session } = await world.step('/api/identity/sign-in/code', { email: 'ana@example.com' })
      return { session }
    },
  },
  'POST identity/forgot-password': { callers: everybody, input: () => ({ email: 'ana@example.com' }) },
  'POST identity/confirm-forgot-password': {
    callers: everybody,
    input: async (_, world) => {
      const { session } = await world.step('/api/identity/forgot-password', { email: 'ana@example.com' })
      const code = await lastCodeTo(world.store.database.db, 'ana@example.com')
      return { email: 'ana@example.com', code, session, ...newPassword }
    },
  },
  'POST identity/requests': { callers: everybody },
  'GET identity/requests/{id}': { callers: customers, records: { id: approval } },
  'POST identity/requests/{id}/approve': {
    callers: customers,
    records: { id: approval },
    input: (caller, { store, recordOf }) => ({ digits: approvalDigits(store.app, recordOf(caller, 'approval')) }),
  },
  'POST identity/requests/{id}/refuse': { callers: customers, records: { id: approval } },
  'POST identity/requests/{id}/sign-in': {
    callers: everybody,
    records: { id: { kind: 'waitingApproval', otherwise: 'approval-over' } },
    input: (_, { store }) => ({ secret: store.app.platform.tokens.approval(publicKinds.waitingApproval.existing) }),
  },
  // The link of a mail is proof enough, whoever opens it.
  'POST identity/report-session': {
    callers: everybody,
    input: (_, { store: { app } }) => {
      const { tokens, clock } = app.platform
      return { token: tokens.report(randomUUID(), new Date(clock().getTime() + 60_000)) }
    },
  },
  // These two answer within the challenge of a sign-in alone.
  'POST ecommerce/users/is-mfa-activated': { callers: refusedFor(everybody, 'sign-in-over') },
  'POST ecommerce/users/validate-google-2fa': {
    callers: refusedFor(everybody, 'sign-in-over'),
    input: () => ({ totp: '123456' }),
  },
  'GET ecommerce/users/mfa': { callers: customers },
  'POST ecommerce/users/mfa/totp': { callers: customers },
  'POST ecommerce/users/mfa/totp/verify': {
    callers: refusedFor(customers, 'code-expired'),
    input: () => ({ code: '123456' }),
  },
  'POST ecommerce/users/mfa/recovery-codes': { callers: refusedFor(customers, 'not-found') },
  'DELETE ecommerce/users/mfa': {
    callers: { ...refusedFor(customers, 'not-found'), employee: 'authenticator-required' },
  },
  'GET ecommerce/taxpayers/{tax_id}': {
    callers: customers,
    records: { tax_id: { kind: 'taxpayer', otherwise: 'taxpayer-not-found' } },
  },
  'PUT ecommerce/users/mfa/sms': {
    callers: { ...refusedFor(customers, 'phone-not-confirmed'), employee: 'authenticator-required' },
  },
  'DELETE ecommerce/users/mfa/sms': { callers: refusedFor(customers, 'not-found') },
  'GET ecommerce/users/mfa/trusted-devices': { callers: customers },
  'DELETE ecommerce/users/mfa/trusted-devices/{id}': { callers: customers, records: { id: 'trustedDevice' } },
  'DELETE ecommerce/users/mfa/trusted-devices': { callers: customers },
  'POST ecommerce/users/reauthenticate': { callers: customers, input: () => ({ password }) },
  'POST ecommerce/users/change-password': {
    callers: customers,
    input: () => ({ current_password: password, ...newPassword }),
  },
  'POST ecommerce/users/email': { callers: customers, input: (caller) => ({ email: `other-${caller}@example.com` }) },
  // Each of them has confirmed the e-mail.
  'POST ecommerce/users/email/confirmation': { callers: refusedFor(customers, 'email-confirmed') },
  'POST ecommerce/users/email/confirmation/verify': {
    callers: refusedFor(customers, 'code-expired'),
    records: { request_id: { kind: 'phoneRequest', otherwise: 'code-expired' } },
    input: () => ({ code: '123456' }),
  },
  'POST ecommerce/users/email/verify': {
    callers: refusedFor(customers, 'code-expired'),
    input: () => ({ code: '123456' }),
  },
  'POST identity/passkeys/options': { callers: customers },
  'POST identity/passkeys': {
    callers: customers,
    input: async (caller, { store, headersOf }) => {
      // Who may not add one gets no options of their own.
      const owner = customers[caller] === 'ok' ? caller : 'ana'
      const { session, options } = await store.client({ headers: headersOf(owner) }).call(getPasskeyOptions, {})
      return { session, name: 'Celular', credential: authenticators[caller].create(options, { signCount: 1 }) }
    },
  },
  'GET identity/passkeys': { callers: customers },
  'PUT identity/passkeys/{id}': {
    callers: customers,
    records: { id: 'passkey' },
    input: () => ({ name: 'Celular nuevo' }),
  },
  'DELETE identity/passkeys/{id}': { callers: customers, records: { id: 'passkey' } },
  'POST identity/passkeys/sign-in/options': { callers: everybody },
  // A wrong response uses its challenge up.
  'POST identity/passkeys/sign-in': {
    callers: everybody,
    changesThough: ['used_passkey_challenges'],
    input: async (caller, { store, noteChange }) => {
      noteChange()
      const authenticator = authenticators[caller]
      await makePasskey(store, 'ana@example.com', authenticator)
      const { session, options } = await store.client().call(getPasskeySignInOptions, {})
      return { session, credential: authenticator.get(options, { signCount: 2 }) }
    },
  },
  // The token of a disabled customer is used up before the store knows whose it is.
  'POST identity/refresh': { callers: customers, changesThough: ['sessions'] },
  'POST ecommerce/login': {
    callers: { ...customers, disabled: 'entity-may-not-sign-in' },
  },
  'POST ecommerce/logout': { callers: everybody },
  'GET ecommerce/users/profile': { callers: customers },
  'PUT ecommerce/users': { callers: customers, input: () => ({ first_name: 'Luz', gender: 'other' }) },

  'POST ecommerce/users/export': { callers: customers },
  // Each of them has an order that is not finished.
  'DELETE ecommerce/users': {
    callers: { ...customers, ana: 'order-open', bob: 'order-open', business: 'order-open', employee: 'not-allowed' },
    input: () => ({ password }),
  },
  'GET ecommerce/users/settings': { callers: customers },
  'PUT ecommerce/users/settings': {
    callers: customers,
    input: () => ({ language: 'es', notifications: { offers: true } }),
  },
  'GET ecommerce/users/business-profile': { callers: customers },
  'PUT ecommerce/users/business-profile': { callers: customers, input: () => businessProfile },
  'GET ecommerce/users/customer-code': { callers: customers },
  'POST ecommerce/users/customer-code': {
    callers: { ...customers, employee: 'not-allowed' },
    input: () => ({ customer_code: 'M-0042', contact: 'compras@taller.example' }),
  },
  'POST ecommerce/users/customer-code/verify': {
    // A request of another purpose is none.
    callers: refusedFor(customers, 'code-expired'),
    records: { request_id: { kind: 'phoneRequest', otherwise: 'code-expired' } },
    input: () => ({ code: '123456' }),
  },
  'GET ecommerce/users/identification': { callers: customers },
  'POST ecommerce/users/identification': {
    // Asked for of a business alone.
    callers: {
      ...customers,
      ana: 'identification-not-required',
      bob: 'identification-not-required',
      employee: 'identification-not-required',
    },
    input: () => ({ identification: '001-1391820-5' }),
  },
  'POST ecommerce/users/is-phone-number-validated': { callers: customers },
  'POST ecommerce/users/send-phone-verification-code': {
    callers: customers,
    input: (caller) => ({ phone: phoneOf(caller, '1829555012') }),
  },
  'POST ecommerce/users/verify-phone-verification-code': {
    callers: customers,
    records: { request_id: { kind: 'phoneRequest', otherwise: 'code-expired' } },
    input: async (caller, world) => ({
      verification_code: (await codesSentTo(world.store.database.db, phoneOf(caller)))[0] ?? '000000',
    }),
  },
  'GET ecommerce/users/picture': { callers: customers },
  'PUT ecommerce/users/picture': { callers: customers },
  'DELETE ecommerce/users/picture': { callers: customers },
  'GET ecommerce/users/uploads/{id}': { callers: customers, records: { id: 'upload' } },

  // Balances and saved cards
  'GET ecommerce/balance': { callers: customers },
  'GET ecommerce/credits/limit': { callers: customers },
  'GET ecommerce/credits/note': { callers: customers },
  'GET ecommerce/deposits': { callers: customers },
  'GET ecommerce/deposits/{id}': { callers: customers, records: { id: 'deposit' } },
  'GET ecommerce/gift-cards': { callers: customers },
  'POST ecommerce/gift-cards/redeem': { callers: refusedFor(customers, 'gift-card-unknown'), input: giftCardCode },
  'GET ecommerce/gift-cards/{code}/movements': { callers: customers, records: { code: 'giftCard' } },
  'GET ecommerce/azul/process-data-vault-get': { callers: customers },
  'POST ecommerce/azul/process-data-vault-create': { callers: customers },
  'PUT ecommerce/azul/process-data-vault/{token}': {
    callers: customers,
    records: { token: 'savedCard' },
    input: () => ({ holder_name: 'Luz Mora', default: true }),
  },
  'DELETE ecommerce/azul/process-data-vault/{token}': { callers: customers, records: { token: 'savedCard' } },

  // Addresses and partners
  'GET ecommerce/addresses': { callers: customers },
  'POST ecommerce/addresses': { callers: customers, input: () => place },
  'PUT ecommerce/addresses/{id}': { callers: customers, records: { id: 'address' }, input: () => place },
  'PATCH ecommerce/addresses/default/{id}': { callers: customers, records: { id: 'address' } },
  'DELETE ecommerce/addresses/{id}': { callers: customers, records: { id: 'address' } },
  'GET ecommerce/users/partners': { callers: customers },
  'POST ecommerce/users/partners': { callers: customers, input: () => person },
  'PUT ecommerce/users/partners/{id}': { callers: customers, records: { id: 'partner' }, input: () => person },
  'PATCH ecommerce/users/partners/default/{id}': { callers: customers, records: { id: 'partner' } },
  'DELETE ecommerce/users/partners/{id}': { callers: customers, records: { id: 'partner' } },
}
