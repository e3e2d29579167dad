import type * as State from './cart-state.ts'
import type * as Store from './cart-store.ts'
import type { Wire } from './testing-wire.ts'

export interface Tab {
  store: typeof Store
  state: typeof State
}

/** What of the test runner a tab needs. */
interface Runner {
  stubGlobal(name: string, value: unknown): unknown
  unstubAllGlobals(): unknown
  resetModules(): unknown
}

// Changes that still wait at the end of a test belong to a page that is closed.
const waitingTimers: ReturnType<typeof setTimeout>[] = []
const realSetTimeout = setTimeout

export function closeTab(vi: Runner): void {
  for (const timer of waitingTimers.splice(0)) clearTimeout(timer)
  vi.unstubAllGlobals()
}

/** A fresh page of a browser whose storage holds what it held: the modules of the carts begin anew. */
export async function openTab(vi: Runner, wire: Wire, kept: Map<string, string>): Promise<Tab> {
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
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    visibilityState: 'visible',
    cookie: '',
    addEventListener() {},
  })
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
  return { store: await import('./cart-store.ts'), state: await import('./cart-state.ts') }
}
