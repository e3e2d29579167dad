import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from './card-price.ts'
import type * as State from './cart-state.ts'
import type * as Store from './cart-store.ts'
import { type Wire, createWire } from './testing-wire.ts'

const branch = 1
let wire: Wire
let store: typeof Store
let state: typeof State
let storageOfTab: Map<string, string>

beforeEach(async () => {
  wire = createWire({
    KETTLE: { price: 100, stock: 10 },
    CABLE: { price: 50, special: { price: 40, minQuantity: 3 }, stock: 200 },
    GONE: { price: 10, stock: 0 },
  })
  await openTab(new Map())
})

// Changes that still wait at the end of a test belong to a page that is closed.
const waitingTimers: ReturnType<typeof setTimeout>[] = []
const realSetTimeout = setTimeout

afterEach(() => {
  for (const timer of waitingTimers.splice(0)) clearTimeout(timer)
  vi.unstubAllGlobals()
})

/** A fresh page of a browser whose storage holds what it held: the modules of the carts begin anew. */
async function openTab(kept: Map<string, string>): Promise<void> {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  // The keys of a storage are its own properties, as `Object.keys(localStorage)` reads them.
  const withKeys = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key)) ? { enumerable: true, configurable: true, value: kept.get(String(key)) } : undefined,
  })
  vi.stubGlobal('localStorage', withKeys)
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, visibilityState: 'visible', cookie: '', addEventListener() {} })
  vi.stubGlobal('window', { addEventListener() {}, dispatchEvent() {} })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string | Request, init?: RequestInit) {
        super(typeof url === 'string' && url.startsWith('/') ? `http://store.test${url}` : url, init)
      }
    },
  )
  vi.stubGlobal('fetch', (request: Request) => wire.fetch(request))
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => {
    const timer = realSetTimeout(...args)
    if (new Error('who asks').stack?.includes('cart-sync')) waitingTimers.push(timer)
    return timer
  })
  vi.resetModules()
  storageOfTab = kept
  store = await import('./cart-store.ts')
  state = await import('./cart-state.ts')
}
const card = (code: string) => wire.card(code)

const shown = () => state.readCart(branch).lines.map(({ product, quantity, note }) => [product.codarticulo, quantity, note])
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
    await openTab(storageOfTab)
    await store.enterCarts('guest')
    expect(shown()).toEqual([['KETTLE', 2, null]])
  })

  test('what is added before the page knows who shops does not overwrite what was kept', async () => {
    await store.enterCarts('guest')
    store.addToCart(card('KETTLE'), branch)
    const cable = card('CABLE')
    await openTab(storageOfTab)
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
    await openTab(storageOfTab)
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
    expect(state.totalsOf(state.readCart(branch))).toEqual({ totalCentavos: 120_00, itemsCount: 3 })
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

  test('without the network the guest’s carts stay where they are', async () => {
    await store.enterCarts('guest')
    store.setQuantity(card('KETTLE'), branch, 2)
    wire.isSignedIn = true
    wire.isCut = true
    await store.enterCarts('customer')
    expect(shown()).toEqual([['KETTLE', 2, null]])
    expect(kept()).toEqual([['KETTLE', 2]])
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
