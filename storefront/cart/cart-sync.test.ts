import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestBrowser, openTestBrowser } from './testing-browser.ts'
import { clearUnsaved } from './unsaved-changes.ts'

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

describe('signing in', () => {
  test('the carts of the guest are merged and leave this browser', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer')
    expect(browser.onServer()).toEqual([['KETTLE', 2, null]])
    expect(browser.storage.size).toBe(0)
  })

  test('CART-30: what is added before the customer’s cart is known is added to what it has, however often', async () => {
    browser.api.isSignedIn = true
    browser.api.cart = [{ productCode: 'KETTLE', quantity: 4 }]
    const loaded = browser.store.initCarts('customer', 'ana')
    browser.store.addToCart(browser.card('KETTLE'), branch)
    browser.store.addToCart(browser.card('KETTLE'), branch)
    browser.store.addToCart(browser.card('CABLE'), branch)
    await loaded
    expect(browser.shown()).toEqual([
      ['KETTLE', 6, null],
      ['CABLE', 1, null],
    ])
    await browser.store.flushCarts()
    expect([browser.onServer(), browser.unsaved()]).toEqual([
      [
        ['CABLE', 1, null],
        ['KETTLE', 6, null],
      ],
      null,
    ])
  })

  test('CART-30: an addition that is undone before the cart is known leaves the cart as it was', async () => {
    browser.api.isSignedIn = true
    browser.api.cart = [{ productCode: 'KETTLE', quantity: 4 }]
    const loaded = browser.store.initCarts('customer', 'ana')
    browser.store.addToCart(browser.card('KETTLE'), branch)
    browser.store.setQuantity(browser.card('KETTLE'), branch, 0)
    await loaded
    await browser.store.flushCarts()
    expect(browser.onServer()).toEqual([['KETTLE', 4, null]])
  })

  test('two calls at the same time merge the carts once', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.api.isSignedIn = true
    browser.api.requests = []
    await Promise.all([browser.store.initCarts('customer'), browser.store.initCarts('customer')])
    expect(browser.api.requests).toEqual(['POST cartsBatch/1', 'GET carts'])
  })

  test('a cart of a branch that no longer exists does not stop the others', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.storage.set('cart.7', browser.storage.get('cart.1') as string)
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer')
    expect(browser.onServer()).toEqual([['KETTLE', 2, null]])
    expect(browser.storage.size).toBe(0)
  })

  test('for an employee, whose carts the store refuses, the guest’s cart stays in this browser', async () => {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.api.isSignedIn = true
    browser.api.isEmployee = true
    await browser.store.initCarts('customer')
    expect([browser.shown(), browser.stored()]).toEqual([[], [['KETTLE', 2]]])
    browser.store.setQuantity(browser.card('CABLE'), branch, 1)
    await browser.store.flushCarts()
    expect([browser.shown(), browser.stored()]).toEqual([[], [['KETTLE', 2]]])
  })

  /** Ana signs in without a response of the store, with a guest's cart of two kettles. */
  async function signInWithoutNetwork(): Promise<void> {
    await browser.store.initCarts('guest')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    browser.api.isSignedIn = true
    browser.api.isCut = true
    await browser.store.initCarts('customer', 'ana')
    browser.api.isCut = false
  }

  test('without the network the guest’s cart is shown, and is stored as the customer’s until the store has it', async () => {
    await signInWithoutNetwork()
    expect([browser.shown(), browser.stored(), browser.unsaved()]).toMatchObject([
      [['KETTLE', 2, null]],
      [],
      { customerId: 'ana', carts: { 1: [{ quantity: 2 }] } },
    ])
    await browser.store.initCarts('customer', 'ana')
    expect([browser.onServer(), browser.unsaved()]).toEqual([[['KETTLE', 2, null]], null])
  })

  test('without the network, carts of which the page knows none are still loading, and not empty', async () => {
    browser.api.isSignedIn = true
    browser.api.isCut = true
    await browser.store.initCarts('customer', 'ana')
    expect(browser.store.isLoaded()).toBe(false)
    browser.api.isCut = false
    await browser.store.initCarts('customer', 'ana')
    expect(browser.store.isLoaded()).toBe(true)
  })

  test('a page that is opened without the network shows the customer’s unsaved changes', async () => {
    await signInWithoutNetwork()
    browser.nextPage()
    browser.api.isCut = true
    await browser.store.initCarts('customer', 'ana')
    expect(browser.shown()).toEqual([['KETTLE', 2, null]])
  })

  test('a guest’s cart that could not be merged is not the next customer’s', async () => {
    await signInWithoutNetwork()
    await browser.store.initCarts('guest')
    expect(browser.shown()).toEqual([])
    await browser.store.initCarts('customer', 'luis')
    expect([browser.shown(), browser.onServer(), browser.storage.size]).toEqual([[], [], 0])
  })

  test('of a guest’s cart and an unsaved change the larger quantity stays', async () => {
    await endSessionOfAna()
    browser.store.setQuantity(browser.card('KETTLE'), branch, 1)
    browser.api.isSignedIn = true
    browser.api.isCut = true
    await browser.store.initCarts('customer', 'ana')
    browser.api.isCut = false
    await browser.store.initCarts('customer', 'ana')
    expect(browser.onServer()).toEqual([['KETTLE', 2, null]])
  })

  test('a customer’s change is stored in the browser until the store has it: a page left before does not lose it', async () => {
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer', 'ana')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    expect(browser.unsaved()).toMatchObject({ customerId: 'ana', carts: { 1: [{ quantity: 2 }] } })
    browser.nextPage()
    await browser.store.initCarts('customer', 'ana')
    expect([browser.shown(), browser.onServer(), browser.storage.size]).toEqual([
      [['KETTLE', 2, null]],
      [['KETTLE', 2, null]],
      0,
    ])
  })

  test('a change that a disabled page refused is shown, stored in this browser, and saved once the page is enabled', async () => {
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer')
    browser.api.isDisabled = true
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    await browser.store.flushCarts()
    expect([browser.shown(), browser.unsaved()?.carts[1]?.length, browser.onServer()]).toEqual([
      [['KETTLE', 2, null]],
      1,
      [],
    ])
    browser.api.isDisabled = false
    await browser.store.flushCarts()
    expect([browser.shown(), browser.unsaved(), browser.onServer()]).toEqual([
      [['KETTLE', 2, null]],
      null,
      [['KETTLE', 2, null]],
    ])
  })

  /** Ana's session ends with a change that the store does not have. */
  async function endSessionOfAna(): Promise<void> {
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer', 'ana')
    browser.api.isSignedIn = false
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    await browser.store.flushCarts()
    await browser.store.initCarts('guest')
  }

  test('a change that was unsaved when the session ended is saved at the same customer’s next sign-in', async () => {
    await endSessionOfAna()
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer', 'ana')
    expect([browser.shown(), browser.onServer()]).toEqual([[['KETTLE', 2, null]], [['KETTLE', 2, null]]])
    expect(browser.unsaved()).toBeNull()
  })

  test('changes that a customer had not saved when the session ended reach neither the next visitor nor the next customer', async () => {
    await endSessionOfAna()
    expect([browser.shown(), browser.stored()]).toEqual([[], []])
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer', 'luis')
    expect([browser.shown(), browser.onServer(), browser.unsaved()]).toEqual([[], [], null])
    await browser.store.initCarts('customer', 'ana')
    expect(browser.onServer()).toEqual([])
  })

  test('an unsaved change is not sent for another customer who signs in', async () => {
    browser.api.isSignedIn = true
    await browser.store.initCarts('customer', 'ana')
    browser.store.setQuantity(browser.card('KETTLE'), branch, 2)
    await browser.store.initCarts('customer', 'luis')
    await browser.store.flushCarts()
    expect([browser.shown(), browser.onServer(), browser.unsaved()]).toEqual([[], [], null])
  })

  test('a sign-out discards unsaved changes', async () => {
    await endSessionOfAna()
    clearUnsaved()
    expect(browser.storage.size).toBe(0)
  })
})
