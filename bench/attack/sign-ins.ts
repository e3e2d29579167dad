import { startStore } from '#server/testing/store-process.ts'
import { type Figure, median } from '../figures.ts'
import { load, rawRequest } from '../load.ts'

const password = 'Nopal-47-rio'
const emailOf = (name: string) => `${name}@example.com`
const connections = 40
const seconds = 2
const rounds = 3

/** The clients that flood, from an IP address that no earlier round used; `n` counts the connections. */
const floods = [
  {
    name: 'made-up names from one address',
    username: (n: number, round: number) => `nobody-${round}-${n}`,
    address: () => 1,
  },
  {
    name: 'five accounts with their right passwords, an address each',
    username: (n: number) => `own-${n % 5}`,
    address: (n: number) => n % 5,
  },
]

/**
 * How long others wait for their sign-in while 40 connections of strangers sign in without a pause, divided by the time
 * without a flood: the worst kind of flood; for each kind the median of three rounds of the median sign-in.
 */
export async function signIns(url: string): Promise<Figure> {
  const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
  await register(store.url)
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
        next: (n) => signIn(flood.username(n, round), `10.${kind}.${round}.${flood.address(n)}`),
      })
      const result = await others(port, round)
      await strangers
      if (result.failed > 0) throw new Error(`${result.failed} sign-ins of others failed`)
      ratios[kind]?.push(result.p50Ms / quiet.p50Ms)
      detail = `last round: ${quiet.p50Ms} → ${result.p50Ms} ms`
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
    next: (_, turn) => signIn(`ana-${turn % 10}`, `192.0.2.${round}`),
  })

const signIn = (username: string, address: string) =>
  rawRequest(
    'POST',
    '/api/identity/sign-in',
    { 'x-forwarded-for': address },
    JSON.stringify({ username: emailOf(username), password }),
  )

/** Registers the accounts of the flooding clients and of the others, each from an IP address of its own. */
async function register(url: string): Promise<void> {
  const names = [
    ...Array.from({ length: 5 }, (_, n) => `own-${n}`),
    ...Array.from({ length: 10 }, (_, n) => `ana-${n}`),
  ]
  for (const [index, name] of names.entries()) {
    const person = { first_name: 'Ana', last_name: 'Ficticia', phone: '18095550100', policies_accepted: true }
    const response = await fetch(`${url}/api/ecommerce/register/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
      body: JSON.stringify({ ...person, email: emailOf(name), password, password_confirm: password }),
    })
    if (!response.ok) throw new Error(`${name} could not register: ${await response.text()}`)
  }
}
