import { expect, test } from 'vitest'
import { renderOneState } from './render-one-state.ts'

/** A page of two lists, while whose rendering the catalogue changes some times. */
async function pageDuring(changesMax: number) {
  let state = 1
  let changed = 0
  const lists: number[][] = []
  const page = await renderOneState(
    () => state,
    async () => {
      const first = state
      if (changed < changesMax) {
        changed += 1
        state += 1
      }
      lists.push([first, state])
      return [first, state]
    },
  )
  return { page, renders: lists.length }
}

test('a page shows one state of the catalogue, though it changes while the page is rendered', async () => {
  expect(await pageDuring(0)).toEqual({ page: [1, 1], renders: 1 })
  expect(await pageDuring(1)).toEqual({ page: [2, 2], renders: 2 })
  expect(await pageDuring(2)).toEqual({ page: [3, 3], renders: 3 })
})

test('a catalogue that changes without an end does not hold a page for ever', async () => {
  expect((await pageDuring(1_000)).renders).toBe(3)
})
