import { expect, test } from 'vitest'
import { createListeners, createStore } from './create-store.ts'

test('a listener is called with each write until it is removed', () => {
  const store = createStore(1)
  const seen: number[] = []
  const remove = store.subscribe(() => seen.push(store.read()))
  store.write(2)
  remove()
  store.write(3)
  expect([seen, store.read()]).toEqual([[2], 3])
})

test('a list of listeners is empty before the first and after the last', () => {
  const listeners = createListeners()
  const remove = listeners.subscribe(() => {})
  const during = listeners.isEmpty()
  remove()
  expect([during, listeners.isEmpty()]).toEqual([false, true])
})
