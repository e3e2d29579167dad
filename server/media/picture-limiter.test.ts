import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueueFull } from '#server/platform/limiter.ts'
import { createPictureLimiter } from './picture-limiter.ts'

test('at most two pictures are drawn at once, and all are drawn', async () => {
  const runLimited = createPictureLimiter()('10.0.0.1')
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await sleep(2)
    running -= 1
  }
  await Promise.all(Array.from({ length: 9 }, (_, index) => runLimited(`${index}`, work)))
  expect({ most, running }).toEqual({ most: 2, running: 0 })
})

test('a request between the end of one picture and the start of the next does not start a third', async () => {
  const runLimited = createPictureLimiter()('10.0.0.1')
  let running = 0
  let most = 0
  const counted = async () => {
    most = Math.max(most, (running += 1))
    await sleep(2)
    running -= 1
  }
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const made = [runLimited('a', () => ended), runLimited('b', counted), runLimited('c', counted)]
  await sleep(0)
  running += 1 // the first one
  void ended.then(() => (running -= 1))
  // Registered after the limiter's own reaction to the end: so it runs right after that, and before the work that the
  // limiter starts then.
  made.push(ended.then(() => runLimited('d', counted)))
  end()
  await Promise.all(made)
  expect(most).toBe(2)
})

test('a request for a picture that is being drawn gets that picture', async () => {
  const limiterOf = createPictureLimiter()
  let made = 0
  const work = async () => (made += 1)
  expect(
    await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => limiterOf(address)('a', work))),
  ).toEqual([1, 1, 1])
})

test('work that fails frees its slot', async () => {
  const runLimited = createPictureLimiter()('10.0.0.1')
  const failing = ['a', 'b', 'c'].map((name) => runLimited(name, () => Promise.reject(new Error(name))))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await runLimited('d', async () => 4)).toBe(4)
})

test('an address is refused once it fills half of the queue, and another address still gets its picture next', async () => {
  const limiterOf = createPictureLimiter()
  const started: string[] = []
  let open = () => {}
  const gate = new Promise<void>((go) => (open = go))
  const greedy = Array.from({ length: 100 }, (_, index) =>
    limiterOf('10.0.0.1')(`${index}`, async () => {
      started.push(`${index}`)
      await gate
    }),
  )
  await expect(limiterOf('10.0.0.1')('one more', () => gate)).rejects.toThrow(QueueFull)
  const other = limiterOf('10.0.0.2')('mine', async () => void started.push('mine'))
  open()
  await Promise.all([...greedy, other])
  expect(started.slice(0, 3)).toEqual(['0', '1', 'mine'])
})
