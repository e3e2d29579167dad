import { afterAll, expect, test } from 'vitest'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { sendWorst } from '#server/testing/send-worst.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'
import { type WorstRequest, worstRequests } from '#server/testing/worst-requests.ts'

const postgres = await startPostgres()
const store = await startStore(
  { DATABASE_URL: await postgres.newDatabase(), DEMO: '1', LOG_LEVEL: 'silent' },
  undefined,
  true,
)
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

/**
 * The processor time that one request may take on the event loop's thread, on a busy machine; on an idle one it takes a
 * third.
 */
const cpuMsMax = 150
const attemptsMax = 3

async function signIn(): Promise<Record<string, string>> {
  const [{ email, password }] = demoAccounts as unknown as [{ email: string; password: string }]
  const response = await fetch(`${store.url}/api/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  })
  const { data } = (await response.json()) as { data: { tokens: { access_token: string } } }
  return { authorization: `Bearer ${data.tokens.access_token}` }
}

interface Cost {
  request: WorstRequest
  status: number
  cpuMs: number
  longestMs: number
}

async function costOf(request: WorstRequest): Promise<Cost> {
  await store.readLoop()
  const status = await sendWorst(store.url, request)
  return { request, status, ...(await store.readLoop()) }
}

/** The lowest cost of several attempts: code that runs for the first time is slow. */
async function leastCostOf(request: WorstRequest): Promise<Cost> {
  let least = await costOf(request)
  for (let attempt = 1; attempt < attemptsMax && least.cpuMs > cpuMsMax / 3; attempt += 1) {
    const again = await costOf(request)
    if (again.cpuMs < least.cpuMs) least = again
  }
  return least
}

test('none of the worst known requests blocks the process, and none fails with an internal error', async () => {
  const requests = worstRequests(await signIn())
  expect(requests.length).toBeGreaterThanOrEqual(200)
  const costs: Cost[] = []
  for (const request of requests) costs.push(await leastCostOf(request))
  const dearest = costs.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 12)
  console.log(
    [
      `${requests.length} requests; the most expensive:`,
      ...dearest.map(
        (one) =>
          `${one.cpuMs.toFixed(0)} ms of processor time, ${one.longestMs.toFixed(0)} ms held, ${one.status}: ${one.request.name}`,
      ),
    ].join('\n'),
  )
  expect(
    costs
      .filter(({ status }) => status >= 500 || status === 0)
      .map(({ status, request }) => `${status} ${request.name}`),
  ).toEqual([])
  expect(
    costs.filter(({ cpuMs }) => cpuMs > cpuMsMax).map(({ cpuMs, request }) => `${cpuMs} ms ${request.name}`),
  ).toEqual([])
}, 300_000)
