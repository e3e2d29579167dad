import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Dirent, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { exportAccount } from '#contract/account-data.ts'
import { continuePayment, getOrder, placeOrder } from '#contract/orders.ts'
import { createSavedCard, listSavedCards } from '#contract/saved-cards.ts'
import { testNumberEnding } from '#server/modules/payment-sandbox/test-cards.ts'
import { spawnNode } from '#server/testing/child-processes.ts'
import { rawConnection } from '#server/testing/raw-http.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { freePort, sessionSecret } from '#server/testing/store-process.ts'
import { decideAtProvider } from './payers.ts'
import { clientAt, startTwoProcesses } from './two-processes.ts'

// A code of four digits, which no other number of this test is.
const code = '7391'
const canary = testNumberEnding('0005')
const confirmed = testNumberEnding('3155')
const rejected = testNumberEnding('0002')
const numbers = [canary, confirmed, rejected]

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const setup = await startTwoProcesses()
const { db, url, stores, postgres } = setup
const folder = mkdtempSync(join(tmpdir(), 'vitrina-canary-'))
const port = String(await freePort())
const origin = `http://127.0.0.1:${port}`
const shopper = await makeShopper(stores[0], { email: 'canary@example.com' })
const client = clientAt(origin, shopper.headers)
let printed = ''
let running: ChildProcess | undefined
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the store with everything logged, and reports of crashes written to a file. */
async function start(): Promise<void> {
  const reports = ['--report-on-signal', '--report-uncaught-exception', '--report-on-fatalerror']
  const store = spawnNode([...reports, `--report-directory=${folder}`, main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'trace',
      DEMO: '0',
      PAYMENT_SANDBOX: '1',
      PUBLIC_URL: 'http://store.test',
      SESSION_SECRET: sessionSecret,
    },
  })
  for (const output of [store.stdout, store.stderr]) output?.on('data', (chunk: Buffer) => (printed += chunk))
  running = store
  await expect
    .poll(
      () =>
        fetch(`${origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

async function kill(): Promise<void> {
  const store = running
  if (!store || store.exitCode !== null || store.signalCode !== null) return
  const ended = once(store, 'exit')
  store.kill('SIGKILL')
  await ended
}

const entered = { expiry: '12/2040', code, holder_name: 'Prueba Canaria' }
async function form(): Promise<{ action: string; form: string }> {
  const opened = await client.call(createSavedCard, {})
  if (!('action' in opened)) throw new Error('no form')
  return opened
}
async function send(body: string, type = 'application/json'): Promise<Response> {
  const { action } = await form()
  return fetch(`${origin}${action}`, { method: 'POST', headers: { 'content-type': type }, body })
}
async function enter(number: string, card: object = {}) {
  const { form: signed } = await form()
  const code = number === canary ? entered.code : '739'
  return send(JSON.stringify({ ...entered, code, number, form: signed, ...card }))
}
async function save(number: string, remember: boolean): Promise<string> {
  const { data } = (await (await enter(number)).json()) as { data: { receipt: string } }
  const saved = await client.call(createSavedCard, { receipt: data.receipt, remember })
  if ('action' in saved) throw new Error('no card')
  return saved.token
}
async function buy(token: string) {
  await shopper.verify({ 1: { A: 1 } }, 100)
  return client.call(placeOrder, { option_id: 3, total_amount: 100, payments: [{ kind: 'card', amount: 100, token }] })
}

/** A card that is saved, one for one order, one that its bank confirms, one that it rejects, and what people get wrong. */
async function useCards(): Promise<string[]> {
  const seen: string[] = []
  const saved = await save(canary, true)
  const { orders } = await buy(saved)
  await buy(await save(testNumberEnding('1881'), false))
  const { action } = await buy(await save(confirmed, true))
  const { payment_id: id, url: page } = action as { payment_id: string; url: string }
  seen.push(await (await fetch(`${origin}${new URL(page).pathname}`)).text())
  await decideAtProvider(db, page, true)
  await client.call(continuePayment, { id })
  await expect(buy(await save(rejected, true))).rejects.toMatchObject({ httpStatus: 402 })
  seen.push(JSON.stringify(await client.call(getOrder, { id: orders[0]?.id ?? 0 })))
  seen.push(JSON.stringify(await client.call(listSavedCards, {})))
  seen.push(JSON.stringify(await client.call(exportAccount, {})))
  return [...seen, ...(await makeMistakes())]
}

async function makeMistakes(): Promise<string[]> {
  const responses = [
    await enter(canary, { expiry: '01/2020' }),
    await enter(canary, { [canary]: code }),
    await enter(canary, { form: canary }),
    await enter(canary, { number: Number(canary) }),
    await enter(canary, { number: `${canary}1` }),
    await enter(canary, { holder_name: canary }),
    await send(`{"number":"${canary}","code":"${code}"`),
    await send(`number=${canary}&code=${code}`, 'application/x-www-form-urlencoded'),
    await fetch(`${origin}/api/ecommerce/azul/process-data-vault-create`, {
      method: 'POST',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ receipt: canary, number: canary, code }),
    }),
    await fetch(`${origin}/api/ecommerce/orders`, {
      method: 'POST',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        option_id: 3,
        total_amount: 100,
        payments: [{ kind: 'card', amount: 100, token: canary }],
      }),
    }),
  ]
  for (const { status } of responses) expect(status).toBeGreaterThanOrEqual(400)
  return Promise.all(responses.map((response) => response.text()))
}

/** A card is on its way when the process writes a report, and when it is killed. */
async function crash(): Promise<void> {
  const { action, form: signed } = await form()
  const body = JSON.stringify({ ...entered, number: canary, form: signed })
  const head = `POST ${action} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length + 1}\r\n\r\n`
  const connection = await rawConnection(origin)
  connection.socket.write(head + body)
  await sleep(200)
  running?.kill('SIGUSR2')
  await expect
    .poll(() => readdirSync(folder).some((name) => name.startsWith('report.')), { timeout: 20_000 })
    .toBe(true)
  await kill()
}

async function dump(): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(name)} one`.execute(db)
    texts.push(...table.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** The numbers and codes of cards that a text has, however their digits are grouped. */
function traces(text: string): string[] {
  const digits = (number: string) => [...number].join('[ -]?')
  const found = numbers.flatMap((number) => text.match(new RegExp(digits(number), 'g')) ?? [])
  // A group of an id may be these four digits.
  return [...found, ...(text.match(new RegExp(`(?<![0-9a-z.-])${code}(?![0-9a-z.-])`, 'gi')) ?? [])]
}

test(
  'of a card, neither number nor code is logged, stored, mailed, shown, or left behind by a crash',
  { timeout: 180_000 },
  async () => {
    expect(traces(`a ${canary.slice(0, 4)} ${canary.slice(4)} ${code}`)).toHaveLength(2)
    await start()
    const seen = await useCards()
    await crash()
    await start()
    await buy(await save(testNumberEnding('4444'), true))
    for (const text of seen) expect(traces(text)).toEqual([])
    const dumped = await dump()
    expect(dumped).toContain('"last_four": "0005"')
    expect(traces(dumped)).toEqual([])
    expect(traces(printed)).toEqual([])
    // The last checkpoint writes all rows, and those of before, to the files of the database.
    await sql`checkpoint`.execute(db)
    const files = [...filesOf(folder), ...filesOf(join(postgres.cluster.folder, 'data'))]
    expect(files.filter((path) => numbers.some((number) => readFileSync(path).includes(number)))).toEqual([])
    expect(filesOf(folder).filter((path) => traces(readFileSync(path, 'latin1')).length > 0)).toEqual([])
  },
)
