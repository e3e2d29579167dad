import { expect, test } from 'vitest'
import { gentlePace } from './pace.ts'

/** A gentle pace whose rests are noted and take no time. */
function noted(restsMs?: number) {
  const rests: number[] = []
  const pace = gentlePace(restsMs, (ms) => Promise.resolve(rests.push(ms)))
  return { rests, pace }
}

/** Each step works for longer than a gentle reading may without a rest. */
function* longSteps(count: number) {
  for (let step = 0; step < count; step += 1) {
    const since = performance.now()
    while (performance.now() - since < 2.5);
    yield step
  }
}

test('a gentle reading rests for four times as long as it works, and for 40 milliseconds at most', async () => {
  const { rests, pace } = noted()
  await pace.run(longSteps(5))
  expect(rests.length).toBeGreaterThanOrEqual(5)
  for (const ms of rests.slice(0, 5)) expect(ms).toBeGreaterThanOrEqual(10)
  expect(Math.max(...rests)).toBeLessThanOrEqual(40)
})

test('the rests of all runs of a reading amount to their bound and no more', async () => {
  const { rests, pace } = noted(25)
  for (let run = 0; run < 3; run += 1) await pace.run(longSteps(3))
  expect(rests.reduce((sum, ms) => sum + ms)).toBeCloseTo(25)
})
