import { createClient } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { register } from '#contract/identity.ts'
import { needsChallenge, type signIn } from '#contract/sign-in.ts'

/** An API client like the mobile app: it sends tokens in headers and reads renewed ones from the responses (WIRE-5). */
export function apiClient(baseURL: string) {
  const tokens = { access: '', refresh: '' }
  const client = createClient({
    fetch: (request) => fetch(request),
    urlOf: (base) => `${baseURL}/api/${base}`,
    language: () => 'es',
    headers: () => ({
      ...(tokens.access && { authorization: `Bearer ${tokens.access}`, 'refresh-token': tokens.refresh }),
    }),
    onResponse(response) {
      tokens.access = response.headers.get('x-access-token') ?? tokens.access
      tokens.refresh = response.headers.get('x-refresh-token') ?? tokens.refresh
    },
  })
  return { client, tokens }
}

/** The reply of a sign-in that needed nothing more than a password. */
export function signedInReply(reply: ReplyOf<typeof signIn>) {
  if (needsChallenge(reply)) throw new Error(`The sign-in needs ${reply.challenge}.`)
  return reply
}

/** The client of another, newly registered customer beside the shopper of the journey. */
export async function anotherCustomer(baseURL: string) {
  const { client, tokens } = apiClient(baseURL)
  const password = 'Tamarindo-77'
  const response = await client.call(register, {
    first_name: 'Iris',
    last_name: 'Feliz',
    email: `e2e-${crypto.randomUUID()}@example.com`,
    phone: '18095550177',
    password,
    password_confirm: password,
    policies_accepted: true,
  })
  tokens.access = response.tokens!.access_token
  tokens.refresh = response.tokens!.refresh_token
  return client
}
