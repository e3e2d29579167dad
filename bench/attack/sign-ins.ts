import { openDatabase } from '#server/platform/database/database.ts'
import { startStore } from '#server/testing/store-process.ts'
import { type Figure, median } from '../figures.ts'
import { load, rawRequest } from '../load.ts'

const password = 'Nopal-47-rio'
const emailOf = (name: string) => `${name}@example.com`
const connections = 40
const seconds = 2
const rounds = 3

/** As many IP addresses as a botnet has; `n` counts the connections, `turn` the requests of one. */
const manyAddresses = (n: number, turn: number) => (n * 331 + turn) % 1_000
const person = { first_name: 'Ana', last_name: 'Ficticia', phone: '18095550100', policies_accepted: true }

/** A flood's request, from an address that no earlier round used. */
interface Flooding {
  path: string
  body: object
  /** The number of the IP address. */
  address: number
}

/** The clients that flood; `session` is that of a sign-in which waits for its code. */
const floods: readonly { name: string; next: (n: number, turn: number, round: number, session: string) => Flooding }[] =
  [
    {
      name: 'made-up names from one address',
      next: (n, _, round) => ({
        path: 'identity/sign-in',
        body: { username: emailOf(`nobody-${round}-${n}`), password },
        address: 1,
      }),
    },
    {
      name: 'five accounts with their right passwords, an address each',
      next: (n) => ({
        path: 'identity/sign-in',
        body: { username: emailOf(`own-${n % 5}`), password },
        address: n % 5,
      }),
    },
    {
      name: 'guesses at one account from 1,000 addresses',
      next: (n, turn) => ({
        path: 'identity/sign-in',
        body: { username: emailOf('own-0'), password: `Nopal-47-${turn}` },
        address: manyAddresses(n, turn),
      }),
    },
    {
      name: 'guesses of a code from 1,000 addresses',
      next: (n, turn, _, session) => ({
        path: 'identity/challenge',
        body: { session, challenge: 'EMAIL_CONFIRMATION', answer: String(100_000 + turn) },
        address: manyAddresses(n, turn),
      }),
    },
    {
      name: 'codes to one e-mail from 1,000 addresses',
      next: (n, turn) => ({
        path: 'identity/sign-in/code',
        body: { email: emailOf('own-1') },
        address: manyAddresses(n, turn),
      }),
    },
    {
      name: 'registrations of one e-mail from 1,000 addresses',
      next: (n, turn, round) => ({
        path: 'ecommerce/register/account',
        body: { ...person, email: emailOf(`new-${round}`), password, password_confirm: password },
        address: manyAddresses(n, turn),
      }),
    },
  ]

/**
 * How long others wait for their sign-in while 40 connections of strangers sign in without a pause, divided by the time
 * without a flood: the worst kind of flood; for each kind the median of three rounds of the median sign-in.
 */
export async function signIns(url: string): Promise<Figure> {
  const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
  await register(store.url)
  await confirmEmails(url)
  const session = await sessionOfCode(store.url)
  const port = Number(new URL(store.url).port)
  await others(port, 0) // the engine compiles the code that is called often
  const ratios = floods.map((): number[] => [])
  let detail = ''
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await others(port, round)
    for (const [kind, flood] of floods.entries()) {
      const strangers = load({
        port,
        connections,
        seconds,
        next: (n, turn) => request(flood.next(n, turn, round, session), [10, kind, round * 4]),
      })
      const result = await others(port, round)
      await strangers
      if (result.failed > 0) throw new Error(`${result.failed} sign-ins of others failed`)
      ratios[kind]?.push(result.p50Ms / quiet.p50Ms)
      detail = `last of them: ${quiet.p50Ms} → ${result.p50Ms} ms`
    }
  }
  await store.stop()
  const medians = floods.map(({ name }, kind) => ({ name, ratio: median(ratios[kind] as number[]) }))
  return {
    name: 'sign-in of others while strangers flood sign-in, against quiet',
    value: Math.max(...medians.map(({ ratio }) => ratio)),
    limit: 2,
    isAtLeast: false,
    detail: [...medians.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`), detail].join('; '),
  }
}

/** One customer after another signs in, all from the IP address of a mobile network. */
const others = (port: number, round: number) =>
  load({
    port,
    connections: 1,
    seconds,
    pauseMs: 20,
    next: (_, turn) =>
      rawRequest(
        'POST',
        '/api/identity/sign-in',
        { 'x-forwarded-for': `192.0.2.${round}` },
        JSON.stringify({ username: emailOf(`ana-${turn % 10}`), password }),
      ),
  })

/** A request from an address of the flood's own network, `10.kind.round…`. */
const request = ({ path, body, address }: Flooding, [first, second, third]: [number, number, number]) =>
  rawRequest(
    'POST',
    `/api/${path}`,
    { 'x-forwarded-for': `${first}.${second}.${third + (address >> 8)}.${address & 255}` },
    JSON.stringify(body),
  )

/** Begins a sign-in by code; gives its session. */
async function sessionOfCode(url: string): Promise<string> {
  const response = await fetch(`${url}/api/identity/sign-in/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('own-2') }),
  })
  return ((await response.json()) as { data: { session: string } }).data.session
}

/** Confirms the e-mails, so that a right password signs in. */
async function confirmEmails(url: string): Promise<void> {
  const { pool, close } = await openDatabase({ url, poolSize: 1, folder: '' })
  await pool.query('update customers set email_confirmed_at = now()')
  await close()
}

/** Registers the accounts of the flooding clients and of the others, each from an IP address of its own. */
async function register(url: string): Promise<void> {
  const names = [
    ...Array.from({ length: 5 }, (_, n) => `own-${n}`),
    ...Array.from({ length: 10 }, (_, n) => `ana-${n}`),
  ]
  for (const [index, name] of names.entries()) {
    const response = await fetch(`${url}/api/ecommerce/register/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
      body: JSON.stringify({ ...person, email: emailOf(name), password, password_confirm: password }),
    })
    if (!response.ok) throw new Error(`${name} could not register: ${await response.text()}`)
  }
}
