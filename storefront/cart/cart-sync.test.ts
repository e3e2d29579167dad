import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from '../product/product-card.ts'
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

const shown = () =>
  state.readCart(branch).lines.map(({ product, quantity, note }) => [product.codarticulo, quantity, note])
const kept = () =>
  (JSON.parse(storageOfTab.get('cart.1') ?? '[]') as { product: ProductCard; quantity: number }[]).map((line) => [
    line.product.codarticulo,
    line.quantity,
  ])

/** What waits in this browser of a customer's changes. */
const unsaved = () =>
  JSON.parse(storageOfTab.get('cart-unsaved') ?? 'null') as {
    customerId: string
    carts: Record<string, unknown[]>
  } | null
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

  /** Ana signs in where the store does not answer, with a guest's cart of two kettles. */
  async function signInWithoutNetwork(): Promise<void> {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    wire.isCut = true
    await store.enterCarts('customer', 'ana')
    wire.isCut = false
  }

  test('without the network the guest’s cart is shown and waits for the store as the customer’s', async () => {
    await signInWithoutNetwork()
    expect([shown(), kept(), unsaved()]).toMatchObject([
      [['KETTLE', 2, null]],
      [],
      { customerId: 'ana', carts: { 1: [{ quantity: 2 }] } },
    ])
    await store.enterCarts('customer', 'ana')
    expect([onServer(), unsaved()]).toEqual([[['KETTLE', 2, null]], null])
  })

  test('a page that is opened without the network shows what waits of the customer', async () => {
    await signInWithoutNetwork()
    closeTab(vi)
    await nextPage()
    wire.isCut = true
    await store.enterCarts('customer', 'ana')
    expect(shown()).toEqual([['KETTLE', 2, null]])
  })

  test('a guest’s cart that could not be merged is not the next customer’s', async () => {
    await signInWithoutNetwork()
    await store.enterCarts('guest')
    expect(shown()).toEqual([])
    await store.enterCarts('customer', 'luis')
    expect([shown(), onServer(), storageOfTab.size]).toEqual([[], [], 0])
  })

  test('of a guest’s cart and what waited already the larger quantity stays', async () => {
    await endSessionOfAna()
    store.setQuantity(card('KETTLE'), branch, 1)
    wire.isSignedIn = true
    wire.isCut = true
    await store.enterCarts('customer', 'ana')
    wire.isCut = false
    await store.enterCarts('customer', 'ana')
    expect(onServer()).toEqual([['KETTLE', 2, null]])
  })

  test('a customer’s change is kept here until the store has it: a page left before does not lose it', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer', 'ana')
    store.setQuantity(card('KETTLE'), branch, 2)
    expect(unsaved()).toMatchObject({ customerId: 'ana', carts: { 1: [{ quantity: 2 }] } })
    closeTab(vi)
    await nextPage()
    await store.enterCarts('customer', 'ana')
    expect([shown(), onServer(), storageOfTab.size]).toEqual([[['KETTLE', 2, null]], [['KETTLE', 2, null]], 0])
  })

  test('a change that a disabled page refused waits for the page, here and in this browser', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer')
    wire.isDisabled = true
    store.setQuantity(card('KETTLE'), branch, 2)
    await store.flushCarts()
    expect([shown(), unsaved()?.carts[1]?.length, onServer()]).toEqual([[['KETTLE', 2, null]], 1, []])
    wire.isDisabled = false
    await store.flushCarts()
    expect([shown(), unsaved(), onServer()]).toEqual([[['KETTLE', 2, null]], null, [['KETTLE', 2, null]]])
  })

  /** Ana's session ends with a change that the store has not got. */
  async function endSessionOfAna(): Promise<void> {
    wire.isSignedIn = true
    await store.enterCarts('customer', 'ana')
    wire.isSignedIn = false
    store.setQuantity(card('KETTLE'), branch, 2)
    await store.flushCarts()
    await store.enterCarts('guest')
  }

  test('a session that ended keeps what was wished for the same customer’s next sign-in', async () => {
    await endSessionOfAna()
    wire.isSignedIn = true
    await store.enterCarts('customer', 'ana')
    expect([shown(), onServer()]).toEqual([[['KETTLE', 2, null]], [['KETTLE', 2, null]]])
    expect(unsaved()).toBeNull()
  })

  test('what a customer whose session ended had not saved is neither the next visitor’s nor the next customer’s', async () => {
    await endSessionOfAna()
    expect([shown(), kept()]).toEqual([[], []])
    wire.isSignedIn = true
    await store.enterCarts('customer', 'luis')
    expect([shown(), onServer(), unsaved()]).toEqual([[], [], null])
    await store.enterCarts('customer', 'ana')
    expect(onServer()).toEqual([])
  })

  test('a change that waits is not sent for the customer who signs in meanwhile', async () => {
    wire.isSignedIn = true
    await store.enterCarts('customer', 'ana')
    store.setQuantity(card('KETTLE'), branch, 2)
    await store.enterCarts('customer', 'luis')
    await store.flushCarts()
    expect([shown(), onServer(), unsaved()]).toEqual([[], [], null])
  })

  test('a sign-out forgets what was not saved', async () => {
    await endSessionOfAna()
    store.forgetUnsaved()
    expect(storageOfTab.size).toBe(0)
  })
})
