import { setTimeout as sleep } from 'node:timers/promises'
import { makeCustomer } from '#server/testing/make.ts'
import type { StoreProcess } from '#server/testing/store-process.ts'
import type { TestStore } from '#server/testing/store.ts'
import { type Figure, median } from '../figures.ts'
import { emailOf, password } from './accounts.ts'

const batches = 5
const perBatch = 12
/** How long the mails of a batch take to leave: their work counts for the e-mail that has an account. */
const afterMs = 400

type Send = (path: string, body: object) => Promise<Record<string, string>>

/** The calls that take an e-mail without a session; `prepare` is not measured. */
const calls: readonly {
  name: string
  prepare?: (send: Send, email: string) => Promise<string | undefined>
  call: (send: Send, email: string, session: string | undefined) => Promise<unknown>
}[] = [
  { name: 'sign-in', call: (send, username) => send('sign-in', { username, password: `${password}!` }) },
  { name: 'sign-in by code', call: (send, email) => send('sign-in/code', { email }) },
  { name: 'forgot password', call: (send, email) => send('forgot-password', { email }) },
  {
    name: 'resend',
    prepare: async (send, email) => (await send('sign-in/code', { email }))['session'],
    call: (send, _, session) => send('challenge/resend', { session }),
  },
]

/**
 * How much more processor time a call takes for an e-mail with an account than for one without, or less: the largest
 * difference of the four calls where the store hides unknown e-mails; of signing in also where it reveals them. Batches
 * of both are measured in turns, with an account and an IP address of its own for each request, and medians compared.
 */
export async function unknownEmail(local: TestStore, store: StoreProcess, passwordHash: string): Promise<Figure[]> {
  const { db } = local.database
  for (let n = 0; n < batches * perBatch; n += 1) await makeCustomer(db, { email: emailOf(`known-${n}`), passwordHash })
  const reveal = (reveal_unknown_email: boolean) =>
    db
      .insertInto('settings')
      .values({ name: 'general.web_page', value: JSON.stringify({ reveal_unknown_email }) })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: JSON.stringify({ reveal_unknown_email }) }),
      )
      .execute()
  await reveal(false)
  const hidden: Difference[] = []
  for (const call of calls) hidden.push(await differenceOf(store, call))
  await reveal(true)
  const revealed = await differenceOf(store, calls[0] as (typeof calls)[number])
  await db.deleteFrom('settings').execute()
  return [
    figureOf('unknown e-mail where the store hides it: difference of processor time, ms', hidden),
    figureOf('sign-in with an unknown e-mail where the store reveals it: the same', [revealed]),
  ]
}

interface Difference {
  name: string
  knownMs: number
  unknownMs: number
}

function figureOf(name: string, differences: readonly Difference[]): Figure {
  const value = Math.max(...differences.map(({ knownMs, unknownMs }) => Math.abs(knownMs - unknownMs)))
  const detail = differences
    .map((each) => `${each.name} ${each.knownMs.toFixed(1)} with an account, ${each.unknownMs.toFixed(1)} without`)
    .join('; ')
  return { name, value, limit: 5, isAtLeast: false, detail }
}

async function differenceOf(store: StoreProcess, { name, prepare, call }: (typeof calls)[number]): Promise<Difference> {
  const kinds = { known: [] as number[], unknown: [] as number[] }
  for (let batch = 0; batch < batches; batch += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const emails = Array.from({ length: perBatch }, (_, n) => emailOf(`${kind}-${batch * perBatch + n}`))
      const prepared = await Promise.all(emails.map((email) => prepare?.(senderTo(store), email)))
      await sleep(afterMs)
      const before = store.cpuMs()
      for (const [n, email] of emails.entries()) await call(senderTo(store), email, prepared[n])
      await sleep(afterMs)
      kinds[kind].push((store.cpuMs() - before) / perBatch)
    }
  }
  return { name, knownMs: median(kinds.known), unknownMs: median(kinds.unknown) }
}

let callers = 0

/** Gives a function that sends calls from an IP address that no other one has. */
function senderTo({ url }: StoreProcess): Send {
  callers += 1
  const address = `10.20.${callers >> 8}.${callers & 255}`
  return async (path, body) => {
    const response = await fetch(`${url}/api/identity/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: Record<string, string> }
    if (response.status !== (path === 'sign-in' ? 401 : 200) && data['reason'] !== 'unknown-email')
      throw new Error(`${path} got ${response.status}: ${JSON.stringify(data)}`)
    return data
  }
}
