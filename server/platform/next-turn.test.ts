import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

/** Resolves behind what the current turn of the event loop has still to do. */
const turnOver = () => new Promise<void>((over) => setImmediate(over))

test('each work has a turn of its own, in the order of the calls', async () => {
  const done: string[] = []
  for (const name of ['first', 'second', 'third']) void nextTurn().then(() => done.push(name))
  const seen: string[][] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await turnOver()
    seen.push([...done])
  }
  expect(seen).toEqual([['first'], ['first', 'second'], ['first', 'second', 'third'], ['first', 'second', 'third']])
})

test('what calls while others wait comes behind them, and what calls later is not left waiting', async () => {
  const done: string[] = []
  void nextTurn().then(() => void nextTurn().then(() => done.push('from within')))
  void nextTurn().then(() => done.push('second'))
  while (done.length < 2) await turnOver()
  expect(done).toEqual(['second', 'from within'])
  await nextTurn()
})
