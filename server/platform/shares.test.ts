import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '#contract/refusals.ts'
import { type Share, createShares } from './shares.ts'

const share = (name: string, more: Partial<Share> = {}): Share => ({
  name,
  runningMax: 1,
  waitingMax: 2,
  waitMs: 60_000,
  refusal: { code: 'busy', retryAfterSeconds: 2 },
  ...more,
})

/** Work that the test ends, with the names of the calls that have begun and ended so far. */
function bench(isBusy = () => false) {
  const shares = createShares(isBusy)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, ...of: Share[]) =>
    shares
      .run(of, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      })
      .catch((error: unknown) => (error instanceof Refused ? error.refusal.code : Promise.reject(error)))
  return { begun, run, end: async (name: string) => (ends.get(name)?.(), new Promise((done) => setImmediate(done))) }
}

test('as many calls as the share allows run at once, the next ones in order of arrival, and a call behind too many waiting ones is refused', async () => {
  const { begun, run, end } = bench()
  const a = share('a')
  const calls = ['first', 'second', 'third', 'fourth'].map((name) => run(name, a))
  expect(await calls[3]).toBe('busy')
  expect(begun).toEqual(['first'])
  await end('first')
  await end('second')
  await end('third')
  expect(await Promise.all(calls.slice(0, 3))).toEqual(['first', 'second', 'third'])
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('a call that waits for one product holds no place of the other products that it needs', async () => {
  const { begun, run, end } = bench()
  const [locked, free] = [share('locked'), share('free')]
  const calls = [run('holder', locked), run('both', free, locked), run('other', free)]
  expect(begun).toEqual(['holder', 'other'])
  await end('holder')
  expect(begun).toEqual(['holder', 'other']) // `both` still waits for the other product
  await end('other')
  expect(begun).toEqual(['holder', 'other', 'both'])
  await end('both')
  expect(await Promise.all(calls)).toEqual(['holder', 'both', 'other'])
})

test('a call that has waited too long is refused, and its place in the queue becomes free', async () => {
  const { begun, run, end } = bench()
  const a = share('a', { waitMs: 20, waitingMax: 1 })
  const calls = [run('first', a), run('second', a)]
  expect(await calls[1]).toBe('busy')
  const third = run('third', a)
  await end('first')
  expect(begun).toEqual(['first', 'third'])
  await end('third')
  expect(await third).toBe('third')
})

test('a call that waited for one share and then for another is refused for the one that was full last', async () => {
  const { run, end } = bench()
  const address = share('address')
  const product = share('product', { waitMs: 100, refusal: { code: 'product-in-demand', retryAfterSeconds: 2 } })
  const calls = [run('caller', address), run('both', product, address), run('holder', product)]
  await end('caller')
  expect(await calls[1]).toBe('product-in-demand')
  await end('holder')
  await Promise.all(calls)
})

test('each further refusal of a caller who stays beyond the share takes longer', async () => {
  const { run, end } = bench()
  const a = share('a', { waitingMax: 0, promptRefusals: 2 })
  const refused: number[] = []
  const running = run('running', a)
  const calls = [0, 1, 2, 3].map(async (number) => {
    await run(String(number), a)
    refused.push(number)
  })
  await end('')
  expect(refused).toEqual([0, 1])
  await Promise.all(calls)
  expect(refused).toHaveLength(4)
  await end('running')
  await running
})

test.each([
  { when: 'always', isBusy: false },
  { when: 'busy', isBusy: true },
] as const)(
  'another caller is served before one whose place cools down because many of its calls wait ($when), and that one continues after the cooldown',
  async ({ when, isBusy }) => {
    const { begun, run, end } = bench(() => isBusy)
    const product = share('product', { waitingMax: 10 })
    const [many, other] = [share('many', { cooldown: { from: 1, when } }), share('other')]
    const calls = [run('first', many, product), run('second', many, product), run('other', other, product)]
    await end('first')
    expect(begun).toEqual(['first', 'other'])
    await end('other')
    await expect.poll(() => begun).toEqual(['first', 'other', 'second'])
    await end('second')
    await Promise.all(calls)
  },
)

test('a place that cools down while the process is busy does not cool down while it is not', async () => {
  const { begun, run, end } = bench(() => false)
  const many = share('many', { cooldown: { from: 1, when: 'busy' } })
  const calls = [run('first', many), run('second', many)]
  await end('first')
  expect(begun).toEqual(['first', 'second'])
  await end('second')
  await Promise.all(calls)
})

test('with any combination of shares, no share is ever exceeded, every call ends, and each place is given back', async () => {
  const names = ['a', 'b', 'c', 'd']
  const calls = fc.array(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(
      calls,
      fc.integer({ min: 1, max: 3 }),
      fc.scheduler(),
      async (requested, runningMax, scheduler) => {
        const shares = createShares()
        const running = new Map<string, number>()
        const count = (of: readonly string[], change: number) => {
          for (const name of of) running.set(name, (running.get(name) ?? 0) + change)
        }
        const all = Promise.all(
          requested.map((of) =>
            shares.run(
              of.map((name) => share(name, { runningMax, waitingMax: 100 })),
              async () => {
                count(of, 1)
                expect(Math.max(...running.values())).toBeLessThanOrEqual(runningMax)
                await scheduler.schedule(Promise.resolve())
                count(of, -1)
              },
            ),
          ),
        )
        await scheduler.waitFor(all)
        expect([...running.values()].every((left) => left === 0)).toBe(true)
      },
    ),
  )
})
