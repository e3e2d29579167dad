import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TooManyWait, createTurns } from './turns.ts'

test('at most two are made at once, and all are made', async () => {
  const inTurn = createTurns()
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

test('who asks for what is being made gets the same', async () => {
  const inTurn = createTurns()
  let made = 0
  const work = async () => (made += 1)
  expect(await Promise.all([inTurn('a', work), inTurn('a', work), inTurn('a', work)])).toEqual([1, 1, 1])
})

test('work that fails lets the next one in', async () => {
  const inTurn = createTurns()
  const failing = ['a', 'b', 'c'].map((name) => inTurn(name, () => Promise.reject(new Error(name))))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await inTurn('d', async () => 4)).toBe(4)
})

test('a queue that is full refuses', async () => {
  const inTurn = createTurns()
  let open = () => {}
  const gate = new Promise<void>((go) => (open = go))
  const waiting = Array.from({ length: 202 }, (_, index) => inTurn(`${index}`, () => gate))
  await expect(inTurn('one more', () => gate)).rejects.toThrow(TooManyWait)
  open()
  await Promise.all(waiting)
})
