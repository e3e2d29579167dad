import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, readNotifications } from '../ui/notify.ts'
import { addProducts } from './add-products.ts'
import { notifyRemoved } from './cart-notices.ts'
import { type TestBrowser, openTestBrowser } from './testing-browser.ts'

const branch = 1
let browser: TestBrowser

beforeEach(() => {
  browser = openTestBrowser(vi, {
    KETTLE: { price: 100, stock: 10 },
    CABLE: { price: 50, stock: 200 },
    GONE: { price: 10, stock: 0 },
  })
})
afterEach(() => browser.close())

/** The notifications once the code of those that are on their way has come. */
async function announced() {
  await vi.dynamicImportSettled()
  return readNotifications()
}
const undos = async () => (await announced()).flatMap(({ action }) => (action ? [action.run] : []))
const texts = async () => (await announced()).map(({ text }) => text)
const shown = () => browser.shown().map(([code, quantity]) => [code, quantity])

test('a line has one undo at a time, whatever changed it', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('KETTLE'), branch)
  browser.store.setQuantity(browser.card('KETTLE'), branch, 4)
  browser.store.setNote(browser.card('KETTLE'), branch, 'Blue')
  expect(await undos()).toHaveLength(1)
  const gone = browser.store.removeLines(branch, ['KETTLE'])
  notifyRemoved(branch, ['KETTLE'], () => browser.store.restoreLines(branch, gone))
  expect(await undos()).toHaveLength(1)
  browser.store.addToCart(browser.card('KETTLE'), branch)
  expect(await undos()).toHaveLength(1)
  const [undo] = await undos()
  undo?.()
  expect(shown()).toEqual([])
})

test('each line has an undo of its own', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('KETTLE'), branch)
  browser.store.addToCart(browser.card('CABLE'), branch)
  expect(await undos()).toHaveLength(2)
})

test('several products are added with one notification and one undo', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('CABLE'), branch, 2)
  const added = addProducts(browser.store, [browser.card('KETTLE'), browser.card('CABLE')], branch)
  expect(added.map(({ codarticulo }) => codarticulo)).toEqual(['KETTLE', 'CABLE'])
  expect(await texts()).toEqual(['2 products added!'])
  expect(shown().toSorted()).toEqual([
    ['CABLE', 3],
    ['KETTLE', 1],
  ])
  const [undo] = await undos()
  undo?.()
  expect(shown()).toEqual([['CABLE', 2]])
})

test('what the branch has no more of is not added with the others, and the notification says so', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('KETTLE'), branch, 10)
  const kettleAndCable = [browser.card('KETTLE'), browser.card('CABLE')]
  expect(addProducts(browser.store, kettleAndCable, branch)).toHaveLength(1)
  expect((await announced()).at(-1)).toMatchObject({
    tone: 'warning',
    text: 'Product added!',
    detail: 'The branch has no more of one of them.',
  })
})

test('where none of several products can be added, the reason is that of one', async () => {
  await browser.store.initCarts('guest')
  expect(addProducts(browser.store, [browser.card('GONE'), browser.card('GONE')], branch)).toEqual([])
  expect(await texts()).toEqual(['This product is not in stock at the selected branch'])
  await browser.store.initCarts('employee')
  expect(addProducts(browser.store, [browser.card('KETTLE'), browser.card('CABLE')], branch)).toEqual([])
  expect((await texts()).at(-1)).toBe('No customer selected')
  expect(shown()).toEqual([])
})

test('an employee without a customer is notified of that alone, and the cart stays empty', async () => {
  await browser.store.initCarts('employee')
  expect(browser.store.addToCart(browser.card('KETTLE'), branch)).toBe(0)
  expect(shown()).toEqual([])
  expect(await texts()).toEqual(['No customer selected'])
})

test('a product that is added before the page knows that an employee shops is removed again without having been announced', async () => {
  document.cookie = 'signed_in=1'
  browser.store.addToCart(browser.card('KETTLE'), branch)
  expect(await announced()).toEqual([])
  await browser.store.initCarts('employee')
  expect([shown(), await texts()]).toEqual([[], ['No customer selected']])
})

test('a product that is added before the page knows that a customer shops is announced then', async () => {
  document.cookie = 'signed_in=1'
  browser.api.isSignedIn = true
  browser.store.addToCart(browser.card('KETTLE'), branch)
  await browser.store.initCarts('customer', 'ana')
  expect(shown()).toEqual([['KETTLE', 1]])
  expect(await texts()).toEqual(['Product added!'])
})

const notLoaded = 'We could not load your cart. Check your connection; we will try again.'
const notSaved = 'We could not save your cart. Check your connection; we will try again.'

test('a customer’s carts that cannot be loaded are announced as that, on a new page and on one that shows them', async () => {
  browser.api.isSignedIn = true
  await browser.store.initCarts('customer', 'ana')
  browser.store.addToCart(browser.card('KETTLE'), branch)
  await browser.store.flushCarts()
  for (const { id } of await announced()) dismiss(id)
  browser.api.isCut = true
  await browser.store.initCarts('customer', 'ana')
  expect([await texts(), shown(), browser.store.readCart(branch).status]).toEqual([
    [notLoaded],
    [['KETTLE', 1]],
    'ready',
  ])
  browser.nextPage()
  await browser.store.initCarts('customer', 'ana')
  expect(await texts()).toEqual([notLoaded])
})

test('carts that cannot be loaded are announced as not saved where changes of theirs wait in the browser', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('KETTLE'), branch)
  for (const { id } of await announced()) dismiss(id)
  browser.api.isSignedIn = true
  browser.api.isCut = true
  await browser.store.initCarts('customer', 'ana')
  expect([await texts(), shown(), browser.store.readCart(branch).status]).toEqual([
    [notSaved],
    [['KETTLE', 1]],
    'failed',
  ])
})

test('what was added leads to the cart, what was taken away does not', async () => {
  await browser.store.initCarts('guest')
  browser.store.addToCart(browser.card('CABLE'), branch, 3)
  expect((await announced()).at(-1)?.link).toEqual({ label: 'See the cart', path: '/cart' })
  browser.store.setQuantity(browser.card('CABLE'), branch, 1)
  expect((await announced()).at(-1)?.link).toBeUndefined()
})
