import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from './card-price.ts'
import { type Tab, closeTab, openTab } from './testing-tab.ts'
import { type Wire, createWire } from './testing-wire.ts'

const branch = 1
let wire: Wire
let store: Tab['store']
let state: Tab['state']
let storageOfTab: Map<string, string>

beforeEach(async () => {
  wire = createWire({
    KETTLE: { price: 100, stock: 10 },
    CABLE: { price: 50, special: { price: 40, minQuantity: 3 }, stock: 200 },
    GONE: { price: 10, stock: 0 },
  })
  storageOfTab = new Map()
  await nextPage()
})

afterEach(() => closeTab(vi))

async function nextPage(): Promise<void> {
  ;({ store, state } = await openTab(vi, wire, storageOfTab))
}

const card = (code: string) => wire.card(code)

const shown = () => state.readCart(branch).lines.map(({ product, quantity, note }) => [product.codarticulo, quantity, note])
const kept = () =>
  (JSON.parse(storageOfTab.get('cart.1') ?? '[]') as { product: ProductCard; quantity: number }[]).map((line) => [
    line.product.codarticulo,
    line.quantity,
  ])

const onServer = () => [...wire.cart].map(([code, { quantity, note }]) => [code, quantity, note]).sort()

describe('signing in', () => {
  test('the carts of the guest are merged and leave this browser', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    await store.enterCarts('customer')
    expect(onServer()).toEqual([['KETTLE', 2, null]])
    expect(storageOfTab.size).toBe(0)
  })

  test('asked for twice at once it merges once', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    wire.requests = []
    await Promise.all([store.enterCarts('customer'), store.enterCarts('customer')])
    expect(wire.requests).toEqual(['POST cartsBatch/1', 'GET carts'])
  })

  test('a cart of a branch that is no more does not stand in the way of the others', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    storageOfTab.set('cart.7', storageOfTab.get('cart.1') as string)
    wire.isSignedIn = true
    await store.enterCarts('customer')
    expect(onServer()).toEqual([['KETTLE', 2, null]])
    expect(storageOfTab.size).toBe(0)
  })

  test('for an employee, whose carts the store refuses, the guest’s cart stays in this browser', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    wire.isEmployee = true
    await store.enterCarts('customer')
    expect([shown(), kept()]).toEqual([[], [['KETTLE', 2]]])
    store.setQuantity(card('CABLE'), branch, 1)
    await store.flushCarts()
    expect([shown(), kept()]).toEqual([[], [['KETTLE', 2]]])
  })

  test('without the network the guest’s carts stay where they are', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    wire.isCut = true
    await store.enterCarts('customer')
    expect(shown()).toEqual([['KETTLE', 2, null]])
    expect(kept()).toEqual([['KETTLE', 2]])
  })

  test('a customer’s change is kept here until the store has it: a page left before does not lose it', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer')
    store.setQuantity(card('KETTLE'), branch, 2)
    expect(kept()).toEqual([['KETTLE', 2]])
    closeTab(vi)
    await nextPage()
    await store.enterCarts('customer')
    expect([shown(), onServer(), kept()]).toEqual([[['KETTLE', 2, null]], [['KETTLE', 2, null]], []])
  })

  test('a change that a disabled page refused waits for the page, here and in this browser', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer')
    wire.isDisabled = true
    store.setQuantity(card('KETTLE'), branch, 2)
    await store.flushCarts()
    expect([shown(), kept(), onServer()]).toEqual([[['KETTLE', 2, null]], [['KETTLE', 2]], []])
    wire.isDisabled = false
    await store.flushCarts()
    expect([shown(), kept(), onServer()]).toEqual([[['KETTLE', 2, null]], [], [['KETTLE', 2, null]]])
  })

  test('a session that ended keeps what was wished for the next sign-in', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    wire.isSignedIn = false
    store.setQuantity(kettle, branch, 2)
    await store.flushCarts()
    expect(kept()).toEqual([['KETTLE', 2]])
    await store.enterCarts('guest')
    wire.isSignedIn = true
    await store.enterCarts('customer')
    expect(onServer()).toEqual([['KETTLE', 2, null]])
  })
})
