import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TooManyWait } from '#server/platform/fair-queue.ts'
import { createTurns } from './turns.ts'

test('at most two are made at once, and all are made', async () => {
  const inTurn = createTurns()('10.0.0.1')
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await sleep(2)
    running -= 1
  }
  await Promise.all(Array.from({ length: 9 }, (_, index) => inTurn(`${index}`, work)))
  expect({ most, running }).toEqual({ most: 2, running: 0 })
})

test('who asks between the end of one picture and the start of the next makes no third', async () => {
  const inTurn = createTurns()('10.0.0.1')
  let running = 0
  let most = 0
  const counted = async () => {
    most = Math.max(most, (running += 1))
    await sleep(2)
    running -= 1
  }
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const made = [inTurn('a', () => ended), inTurn('b', counted), inTurn('c', counted)]
  await sleep(0)
  running += 1 // the first one
  void ended.then(() => (running -= 1))
  // Asked for after the queue itself: so it runs right after the queue has heard of the end, and before what that
  // wakes.
  made.push(ended.then(() => inTurn('d', counted)))
  end()
  await Promise.all(made)
  expect(most).toBe(2)
})

test('who asks for what is being made gets the same', async () => {
  const turnsOf = createTurns()
  let made = 0
  const work = async () => (made += 1)
  expect(await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => turnsOf(address)('a', work)))).toEqual(
    [1, 1, 1],
  )
})

test('work that fails lets the next one in', async () => {
  const inTurn = createTurns()('10.0.0.1')
  const failing = ['a', 'b', 'c'].map((name) => inTurn(name, () => Promise.reject(new Error(name))))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await inTurn('d', async () => 4)).toBe(4)
})

test('who asks for everything is refused at half of the queue, and another address still gets its picture next', async () => {
  const turnsOf = createTurns()
  const started: string[] = []
  let open = () => {}
  const gate = new Promise<void>((go) => (open = go))
  const greedy = Array.from({ length: 100 }, (_, index) =>
    turnsOf('10.0.0.1')(`${index}`, async () => {
      started.push(`${index}`)
      await gate
    }),
  )
  await expect(turnsOf('10.0.0.1')('one more', () => gate)).rejects.toThrow(TooManyWait)
  const other = turnsOf('10.0.0.2')('mine', async () => void started.push('mine'))
  open()
  await Promise.all([...greedy, other])
  expect(started.slice(0, 3)).toEqual(['0', '1', 'mine'])
})
