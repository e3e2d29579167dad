import { dismiss, readNotifications } from '../ui/notify.ts'
import type { ProductCard } from '../product/product-card.ts'
import { type CartStore, createCartStore } from './create-cart-store.ts'
import { startTimer } from './save-queue.ts'
import { type TestProducts, createTestApi } from './testing-api.ts'

/** What a browser needs of the test runner. */
interface Runner {
  stubGlobal(name: string, value: unknown): unknown
  unstubAllGlobals(): unknown
}

const branch = 1

export type TestBrowser = ReturnType<typeof openTestBrowser>

/** A browser with one page open, whose calls reach a `createTestApi`. Its storage lasts from page to page. */
export function openTestBrowser(vi: Runner, products: TestProducts) {
  const api = createTestApi(products)
  const storage = new Map<string, string>()
  /** The delays of the timers that the carts have started, in milliseconds. */
  const delays: number[] = []
  stubGlobals(vi, storage, api.fetch)
  const openPage = () =>
    createCartStore((act, ms) => {
      delays.push(ms)
      return startTimer(act, ms)
    })
  const browser = {
    api,
    storage,
    delays,
    store: openPage() as CartStore,
    card: api.card,
    /** Leaves the page and opens another one of the store. */
    nextPage(): void {
      closePage()
      browser.store = openPage()
    },
    /** The lines that the page shows: code, quantity, note. */
    shown: () =>
      browser.store.readCart(branch).lines.map(({ product, quantity, note }) => [product.codarticulo, quantity, note]),
    /** The lines of the guest's cart in the browser's storage: code, quantity. */
    stored: () =>
      (JSON.parse(storage.get('cart.1') ?? '[]') as { product: ProductCard; quantity: number }[]).map((line) => [
        line.product.codarticulo,
        line.quantity,
      ]),
    /** The customer's changes in the browser's storage that the server has not confirmed. */
    unsaved: () =>
      JSON.parse(storage.get('cart-unsaved') ?? 'null') as {
        customerId: string
        carts: Record<string, unknown[]>
      } | null,
    /** The lines of the customer's cart on the server: code, quantity, note. */
    onServer: () => api.cart.map(({ productCode, quantity, note = null }) => [productCode, quantity, note]).sort(),
    /** Closes the browser; throws where a request or a response did not fit the contract. */
    async close(): Promise<void> {
      // Notifications that are on their way belong to this page: they load after a paint, of which there is none here.
      await new Promise((resolve) => setTimeout(resolve))
      await import('./cart-notices.ts')
      closePage()
      vi.unstubAllGlobals()
      if (api.faults.length > 0) throw api.faults[0]
    },
  }
  function closePage(): void {
    browser.store.close()
    for (const { id } of readNotifications()) dismiss(id)
  }
  return browser
}

function stubGlobals(vi: Runner, storage: Map<string, string>, fetch: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('localStorage', storageOf(storage))
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    visibilityState: 'visible',
    cookie: '',
    addEventListener() {},
  })
  // A browser does not notice that the network behind its router is cut.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { addEventListener() {}, dispatchEvent() {}, location: { pathname: '/shop' } })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string | Request, init?: RequestInit) {
        super(typeof url === 'string' && url.startsWith('/') ? `http://store.test${url}` : url, init)
      }
    },
  )
  vi.stubGlobal('fetch', fetch)
}

/** A `localStorage` on a map. The keys of a storage are its own properties, as `Object.keys(localStorage)` reads them. */
function storageOf(values: Map<string, string>) {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return new Proxy(storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      values.has(String(key)) ? { enumerable: true, configurable: true, value: values.get(String(key)) } : undefined,
  })
}
