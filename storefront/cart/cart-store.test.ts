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

const onServer = () => [...wire.cart].map(([code, { quantity, note }]) => [code, quantity, note]).sort()

describe('a guest', () => {
  test('what is added stays in this browser and comes back with the next page', async () => {
    await store.enterCarts('guest')
    store.addToCart(card('KETTLE'), branch)
    store.addToCart(card('KETTLE'), branch)
    expect(kept()).toEqual([['KETTLE', 2]])
    await nextPage()
    await store.enterCarts('guest')
    expect(shown()).toEqual([['KETTLE', 2, null]])
  })

  test('what is added before the page knows who shops does not overwrite what was kept', async () => {
    await store.enterCarts('guest')
    store.addToCart(card('KETTLE'), branch)
    const cable = card('CABLE')
    await nextPage()
    store.addToCart(cable, branch)
    expect(kept()).toEqual([
      ['KETTLE', 1],
      ['CABLE', 1],
    ])
  })

  test('a broken cart is dropped without taking the others along', async () => {
    await store.enterCarts('guest')
    store.addToCart(card('KETTLE'), branch)
    storageOfTab.set('cart.2', '{not json')
    storageOfTab.set('cart.3', '[{"quantity":1}]')
    await nextPage()
    await store.enterCarts('guest')
    expect([...state.readCarts().keys()]).toEqual([branch])
  })

  test('more than there is becomes what there is', async () => {
    await store.enterCarts('guest')
    expect(store.setQuantity(card('KETTLE'), branch, 99)).toBe(10)
  })

  test('a product without stock leaves no line and asks the store nothing', async () => {
    await store.enterCarts('guest')
    expect(store.setQuantity(card('GONE'), branch, 1)).toBe(0)
    await store.flushCarts()
    expect(wire.requests).toEqual([])
  })

  test('a quantity that reaches the offer is priced with it at once', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('CABLE'), branch, 3)
    expect(state.totalsOf(state.readCart(branch))).toMatchObject({ totalCentavos: 120_00, itemsCount: 3 })
  })

  test('a quantity that reaches a lower price of the own level is priced with it at once', async () => {
    await store.enterCarts('guest')
    const prices = [
      { codnivelprecio: 1, precio: 100, cantidadprecio: 1 },
      { codnivelprecio: 2, precio: 90, cantidadprecio: 1 },
      { codnivelprecio: 2, precio: 70, cantidadprecio: 5 },
    ]
    store.setQuantity({ ...card('KETTLE'), price: 90, prices }, branch, 1)
    expect(state.totalsOf(state.readCart(branch)).totalCentavos).toBe(90_00)
    // A card in a list does not know them; the cart has been told.
    store.setQuantity({ ...card('KETTLE'), price: 90 }, branch, 5)
    expect(state.totalsOf(state.readCart(branch)).totalCentavos).toBe(350_00)
  })

  test('what is added from a list is asked for at once, since a list does not carry the prices by quantity', async () => {
    wire.goods['KETTLE'] = {
      price: 100,
      stock: 10,
      prices: [
        { codnivelprecio: 1, precio: 100, cantidadprecio: 1 },
        { codnivelprecio: 1, precio: 80, cantidadprecio: 3 },
      ],
    }
    await store.enterCarts('guest')
    const delays: unknown[] = []
    const setTimer = setTimeout
    vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => {
      if (new Error('who asks').stack?.includes('cart-sync')) delays.push(args[1])
      return setTimer(...args)
    })
    for (let pressed = 0; pressed < 3; pressed += 1) store.addToCart(card('KETTLE'), branch)
    expect(delays).toEqual([0, 0, 0])
    await expect.poll(() => state.totalsOf(state.readCart(branch)).totalCentavos).toBe(240_00)
    // From here on they are known, and changes are gathered.
    store.addToCart(card('KETTLE'), branch)
    expect(state.totalsOf(state.readCart(branch)).totalCentavos).toBe(320_00)
    expect(delays.at(-1)).toBe(2_000)
  })

  test('lines that cannot be ordered count their pieces and are not in the total', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    store.setQuantity(card('CABLE'), branch, 1)
    const [kettle, cable] = state.readCart(branch).lines
    const gone = { ...cable!, product: { ...cable!.product, existence: 0 } }
    const unpriced = { ...cable!, product: { ...cable!.product, price: null } }
    expect(state.totalsOf({ lines: [kettle!, gone, unpriced], status: 'ready' })).toEqual({
      totalCentavos: 200_00,
      itemsCount: 4,
      orderableCount: 2,
    })
  })
})

describe('a customer', () => {
  beforeEach(() => {
    wire.isSignedIn = true
  })

  test('a change is on the server once it is flushed', async () => {
    await store.enterCarts('customer')
    store.setQuantity(card('KETTLE'), branch, 3)
    await store.flushCarts()
    expect(onServer()).toEqual([['KETTLE', 3, null]])
  })

  test('several changes of one product are one request', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    wire.requests = []
    for (const quantity of [1, 2, 3]) store.setQuantity(kettle, branch, quantity)
    await store.flushCarts()
    expect(wire.requests).toEqual(['POST carts/1'])
  })

  test('a change during a save keeps the newer quantity and is saved after it', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    store.setQuantity(kettle, branch, 2)
    const first = store.flushCarts()
    store.setQuantity(kettle, branch, 5)
    await first
    await store.flushCarts()
    expect(shown()).toEqual([['KETTLE', 5, null]])
    expect(onServer()).toEqual([['KETTLE', 5, null]])
  })

  test('a note is added, updated and taken away', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    store.setQuantity(kettle, branch, 1)
    for (const [note, expected] of [
      ['Blue', 'Blue'],
      ['Red', 'Red'],
      ['', null],
    ] as const) {
      store.setNote(kettle, branch, note)
      await store.flushCarts()
      expect(onServer()).toEqual([['KETTLE', 1, expected]])
    }
  })

  test('lines that were removed together come back together, notes included', async () => {
    await store.enterCarts('customer')
    store.setQuantity(card('KETTLE'), branch, 2)
    store.setQuantity(card('CABLE'), branch, 1)
    store.setNote(card('CABLE'), branch, 'Two metres')
    await store.flushCarts()
    const gone = store.clearCart(branch)
    await store.flushCarts()
    expect(onServer()).toEqual([])
    store.restoreLines(branch, gone)
    await store.flushCarts()
    expect(onServer()).toEqual([
      ['CABLE', 1, 'Two metres'],
      ['KETTLE', 2, null],
    ])
  })

  test('what could not be saved waits and goes with the next save', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    wire.isCut = true
    store.setQuantity(kettle, branch, 4)
    await store.flushCarts()
    expect(state.readCart(branch).status).toBe('failed')
    wire.isCut = false
    await store.flushCarts()
    expect(state.readCart(branch).status).toBe('ready')
    expect(onServer()).toEqual([['KETTLE', 4, null]])
  })

  test('stock that somebody else took comes back as the quantity that is left', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    wire.goods['KETTLE']!.stock = 3
    store.setQuantity(kettle, branch, 8)
    await store.flushCarts()
    expect(shown()).toEqual([['KETTLE', 3, null]])
  })

  test('a product that sold out meanwhile leaves the cart again', async () => {
    await store.enterCarts('customer')
    const kettle = card('KETTLE')
    wire.goods['KETTLE']!.stock = 0
    store.setQuantity(kettle, branch, 1)
    await store.flushCarts()
    expect(shown()).toEqual([])
  })
})
