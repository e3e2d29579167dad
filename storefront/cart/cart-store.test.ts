import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readNotifications } from '../ui/notify.ts'
import { totalsOf } from './cart.ts'
import { type TestBrowser, openTestBrowser } from './testing-browser.ts'

const branch = 1
let browser: TestBrowser

beforeEach(() => {
  browser = openTestBrowser(vi, {
    KETTLE: { price: 100, stock: 10 },
    CABLE: { price: 50, special: { price: 40, minQuantity: 3 }, stock: 200 },
    GONE: { price: 10, stock: 0 },
  })
})
afterEach(() => browser.close())

describe('a guest', () => {
  test('an added product is stored in this browser, and the next page shows it', async () => {
    await browser.store.initCarts('guest')
    browser.store.addToCart(browser.card('KETTLE'), branch)
    browser.store.addToCart(browser.card('KETTLE'), branch)
    expect(browser.stored()).toEqual([['KETTLE', 2]])
    browser.nextPage()
    await browser.store.initCarts('guest')
    expect(browser.shown()).toEqual([['KETTLE', 2, null]])
  })

  test('a product added before the page knows who shops does not overwrite the stored cart', async () => {
    await browser.store.initCarts('guest')
    browser.store.addToCart(browser.card('KETTLE'), branch)
    const cable = browser.card('CABLE')
    browser.nextPage()
    browser.store.addToCart(cable, branch)
    expect(browser.stored()).toEqual([
      ['KETTLE', 1],
      ['CABLE', 1],
    ])
  })

  test('a broken cart is dropped, and the others stay', async () => {
    await browser.store.initCarts('guest')
    browser.store.addToCart(browser.card('KETTLE'), branch)
    browser.storage.set('cart.2', '{not json')
    browser.storage.set('cart.3', '[{"quantity":1}]')
    browser.nextPage()
    await browser.store.initCarts('guest')
    expect([...browser.store.readCarts().keys()]).toEqual([branch])
  })

  test('a quantity above the stock is reduced to the stock', async () => {
    await browser.store.initCarts('guest')
    expect(browser.store.setQuantity(browser.card('KETTLE'), branch, 99)).toBe(10)
  })

  test('CART-27: more than a card shows is announced once the store has confirmed it', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('CABLE'), branch, 150)
    await vi.waitFor(() =>
      expect(readNotifications().map(({ text }) => text)).toEqual(['Product added! 150 in the cart']),
    )
    browser.store.setQuantity(browser.card('CABLE'), branch, 999)
    await vi.waitFor(() => expect(browser.shown()).toEqual([['CABLE', 200, null]]))
    await vi.waitFor(() =>
      expect(readNotifications().map(({ text }) => text)).toEqual(['Only 200 available in this branch']),
    )
  })

  test('a product without stock adds no line and sends no request', async () => {
    await browser.store.initCarts('guest')
    expect(browser.store.setQuantity(browser.card('GONE'), branch, 1)).toBe(0)
    await browser.store.flushCarts()
    expect(browser.api.requests).toEqual([])
  })

  test('a quantity that reaches the offer is priced with it at once', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('CABLE'), branch, 3)
    expect(totalsOf(browser.store.readCart(branch))).toMatchObject({ totalCentavos: 120_00, itemsCount: 3 })
  })

  test('a quantity that reaches a lower price of the own level is priced with it at once', async () => {
    await browser.store.initCarts('guest')
    const prices = [
      { codnivelprecio: 1, precio: 100, cantidadprecio: 1 },
      { codnivelprecio: 2, precio: 90, cantidadprecio: 1 },
      { codnivelprecio: 2, precio: 70, cantidadprecio: 5 },
    ]
    browser.store.setQuantity({ ...browser.card('KETTLE'), price: 90, prices }, branch, 1)
    expect(totalsOf(browser.store.readCart(branch)).totalCentavos).toBe(90_00)
    // A card of a list has no prices by quantity; the cart has them from the first call.
    browser.store.setQuantity({ ...browser.card('KETTLE'), price: 90 }, branch, 5)
    expect(totalsOf(browser.store.readCart(branch)).totalCentavos).toBe(350_00)
  })

  test('a product that is added from a list is saved at once, since only the response has its prices by quantity', async () => {
    browser.api.products['KETTLE'] = {
      price: 100,
      stock: 10,
      prices: [
        { codnivelprecio: 1, precio: 100, cantidadprecio: 1 },
        { codnivelprecio: 1, precio: 80, cantidadprecio: 3 },
      ],
    }
    await browser.store.initCarts('guest')
    browser.delays.length = 0
    for (let pressed = 0; pressed < 3; pressed += 1) browser.store.addToCart(browser.card('KETTLE'), branch)
    expect(browser.delays).toEqual([0, 0, 0])
    await expect.poll(() => totalsOf(browser.store.readCart(branch)).totalCentavos).toBe(240_00)
    // From here on the prices are known, and changes are saved after a delay.
    browser.store.addToCart(browser.card('KETTLE'), branch)
    expect(totalsOf(browser.store.readCart(branch)).totalCentavos).toBe(320_00)
    expect(browser.delays.at(-1)).toBe(2_000)
  })

  test('a guest’s cart that the store refuses is not sent again before its next change', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.storage.set('cart.77', browser.storage.get('cart.1')!)
    browser.nextPage()
    browser.api.requests = []
    browser.delays.length = 0
    await browser.store.initCarts('guest')
    await expect.poll(() => browser.store.readCart(77).status).toBe('failed')
    expect([browser.api.requests.includes('POST cartsOffline/77'), browser.delays]).toEqual([true, [0, 0]])
  })

  test('lines that cannot be ordered count their units and are not in the total', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.store.setQuantity(browser.card('CABLE'), branch, 1)
    const [kettle, cable] = browser.store.readCart(branch).lines
    const gone = { ...cable!, product: { ...cable!.product, existence: 0 } }
    const unpriced = { ...cable!, product: { ...cable!.product, price: null } }
    expect(totalsOf({ lines: [kettle!, gone, unpriced], status: 'ready' })).toEqual({
      totalCentavos: 200_00,
      itemsCount: 4,
      orderableCount: 2,
    })
  })
})

describe('a customer', () => {
  beforeEach(() => {
    browser.api.isSignedIn = true
  })

  test('a change is on the server once it is flushed', async () => {
    await browser.store.initCarts('customer')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 3)
    await browser.store.flushCarts()
    expect(browser.onServer()).toEqual([['KETTLE', 3, null]])
  })

  test('several changes of one product are one request', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.api.requests = []
    for (const quantity of [1, 2, 3]) browser.store.setQuantity(kettle, branch, quantity)
    await browser.store.flushCarts()
    expect(browser.api.requests).toEqual(['POST carts/1'])
  })

  test('a change during a save keeps the newer quantity and is saved after it', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.store.setQuantity(kettle, branch, 2)
    const first = browser.store.flushCarts()
    browser.store.setQuantity(kettle, branch, 5)
    await first
    await browser.store.flushCarts()
    expect(browser.shown()).toEqual([['KETTLE', 5, null]])
    expect(browser.onServer()).toEqual([['KETTLE', 5, null]])
  })

  test('a note is added, updated and removed', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.store.setQuantity(kettle, branch, 1)
    for (const [note, expected] of [
      ['Blue', 'Blue'],
      ['Red', 'Red'],
      ['', null],
    ] as const) {
      browser.store.setNote(kettle, branch, note)
      await browser.store.flushCarts()
      expect(browser.onServer()).toEqual([['KETTLE', 1, expected]])
    }
  })

  test('lines that were removed together come back together, notes included', async () => {
    await browser.store.initCarts('customer')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.store.setQuantity(browser.card('CABLE'), branch, 1)
    browser.store.setNote(browser.card('CABLE'), branch, 'Two metres')
    await browser.store.flushCarts()
    const gone = browser.store.clearCart(branch)
    await browser.store.flushCarts()
    expect(browser.onServer()).toEqual([])
    browser.store.restoreLines(branch, gone)
    await browser.store.flushCarts()
    expect(browser.onServer()).toEqual([
      ['CABLE', 1, 'Two metres'],
      ['KETTLE', 2, null],
    ])
  })

  test('a change that could not be saved is sent with the next save', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.api.isCut = true
    browser.store.setQuantity(kettle, branch, 4)
    await browser.store.flushCarts()
    expect(browser.store.readCart(branch).status).toBe('failed')
    browser.api.isCut = false
    await browser.store.flushCarts()
    expect(browser.store.readCart(branch).status).toBe('ready')
    expect(browser.onServer()).toEqual([['KETTLE', 4, null]])
  })

  test('where somebody else took stock, the line shows the quantity that is left', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.api.products['KETTLE']!.stock = 3
    browser.store.setQuantity(kettle, branch, 8)
    await browser.store.flushCarts()
    expect(browser.shown()).toEqual([['KETTLE', 3, null]])
  })

  test('a product that sold out meanwhile leaves the cart again', async () => {
    await browser.store.initCarts('customer')
    const kettle = browser.card('KETTLE')
    browser.api.products['KETTLE']!.stock = 0
    browser.store.setQuantity(kettle, branch, 1)
    await browser.store.flushCarts()
    expect(browser.shown()).toEqual([])
  })
})
