import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Tab, closeTab, openTab } from './testing-tab.ts'
import { type Wire, createWire } from './testing-wire.ts'

interface Told {
  text: string
  undo: (() => void) | undefined
}

const branch = 1
let wire: Wire
let store: Tab['store']
let state: Tab['state']
let told: Told[]

beforeEach(async () => {
  wire = createWire({ KETTLE: { price: 100, stock: 10 }, CABLE: { price: 50, stock: 200 } })
  ;({ store, state } = await openTab(vi, wire, new Map()))
})
afterEach(() => closeTab(vi))

/** The notifications that stand now. */
async function standing(): Promise<Told[]> {
  const { readNotifications } = await import('../ui/notifications.tsx')
  told = readNotifications().map(({ text, action }) => ({ text, undo: action?.run }))
  return told
}
const shown = () => state.readCart(branch).lines.map(({ product, quantity }) => [product.codarticulo, quantity])

test('of a line one undo stands at a time, whatever changed it', async () => {
  await store.enterCarts('guest')
  store.addToCart(wire.card('KETTLE'), branch)
  store.setQuantity(wire.card('KETTLE'), branch, 4)
  store.setNote(wire.card('KETTLE'), branch, 'Blue')
  expect((await standing()).filter(({ undo }) => undo)).toHaveLength(1)
  const { tellRemoved } = await import('./cart-notices.ts')
  const gone = store.removeLines(branch, ['KETTLE'])
  tellRemoved(branch, ['KETTLE'], () => store.restoreLines(branch, gone))
  expect((await standing()).filter(({ undo }) => undo)).toHaveLength(1)
  store.addToCart(wire.card('KETTLE'), branch)
  expect((await standing()).filter(({ undo }) => undo)).toHaveLength(1)
  told[0]?.undo?.()
  expect(shown()).toEqual([])
})

test('lines of their own have undos of their own', async () => {
  await store.enterCarts('guest')
  store.addToCart(wire.card('KETTLE'), branch)
  store.addToCart(wire.card('CABLE'), branch)
  expect((await standing()).filter(({ undo }) => undo)).toHaveLength(2)
})

test('an employee, who has no customer to buy for, reads that alone, and the cart stays empty', async () => {
  await store.enterCarts('employee')
  expect(store.addToCart(wire.card('KETTLE'), branch)).toBe(0)
  expect(shown()).toEqual([])
  expect((await standing()).map(({ text }) => text)).toEqual(['No customer selected'])
})

test('what is added before the page knows that an employee shops is taken back, and was never told as added', async () => {
  document.cookie = 'signed_in=1'
  store.addToCart(wire.card('KETTLE'), branch)
  expect(await standing()).toEqual([])
  await store.enterCarts('employee')
  expect([shown(), (await standing()).map(({ text }) => text)]).toEqual([[], ['No customer selected']])
})

test('what is added before the page knows that a customer shops is told then', async () => {
  document.cookie = 'signed_in=1'
  wire.isSignedIn = true
  store.addToCart(wire.card('KETTLE'), branch)
  await store.enterCarts('customer', 'ana')
  expect(shown()).toEqual([['KETTLE', 1]])
  expect((await standing()).map(({ text }) => text)).toEqual(['Product added!'])
})
