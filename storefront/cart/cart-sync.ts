import { type priceGuestCart as PriceGuestCart, listCarts, priceGuestCart, setCartLine, setCartLines } from '#contract/cart.ts'
import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { type BranchCart, type Line, readCart, readCarts, toLine, writeCart, writeCarts } from './cart-state.ts'
import { tellAdjusted, tellNotSaved } from './cart-notices.ts'
import { keepGuestCart, readGuestCarts } from './guest-carts.ts'

type WireCart = ReplyOf<typeof PriceGuestCart>

const waitMs = 2_000 // S9: cart server sync delay
const retryMs = 5_000

let owner: 'nobody' | 'guest' | 'customer' = 'nobody'
/** Changes that the server has not confirmed yet, by branch and product. */
const waiting = new Map<number, Map<string, Line>>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/**
 * Loads the carts of whoever shops now: a guest's from this browser, a customer's from the server. A guest's carts are merged into
 * the customer's at sign-in and then removed here (S4); merging twice equals merging once, so a lost answer does no harm.
 */
export async function enterCarts(next: 'guest' | 'customer'): Promise<void> {
  owner = next
  waiting.clear()
  const guests = readGuestCarts()
  if (next === 'guest') {
    writeCarts(guests)
    for (const branchCode of guests.keys()) later(branchCode, 0)
    return
  }
  try {
    for (const [branchCode, { lines }] of guests) {
      await browserClient.call(setCartLines, { id: branchCode, products: lines.map(toWire), mode: 'merge' })
      keepGuestCart(branchCode, [])
    }
    const carts = await browserClient.call(listCarts, {})
    if (owner === 'customer') writeCarts(new Map(carts.map((cart) => [cart.codplace, fromWire(cart)])))
  } catch {
    if (owner === 'customer') writeCarts(new Map(guests))
    tellNotSaved()
  }
}

/** Notes a change to be saved: two seconds after the last one, at once for group actions (S4). */
export function enqueue(branchCode: number, line: Line, isGroup: boolean): void {
  const lines = waiting.get(branchCode) ?? new Map<string, Line>()
  lines.set(line.product.codarticulo, line)
  waiting.set(branchCode, lines)
  if (owner !== 'customer') keepGuestCart(branchCode, readCart(branchCode).lines)
  later(branchCode, isGroup ? 0 : waitMs)
}

/** Saves what still waits, now: before checkout, and when the page goes away. */
export async function flushCarts(): Promise<void> {
  await Promise.all([...waiting.keys()].map(save))
}

function later(branchCode: number, ms: number): void {
  clearTimeout(timers.get(branchCode))
  timers.set(
    branchCode,
    setTimeout(() => void save(branchCode), ms),
  )
}

async function save(branchCode: number): Promise<void> {
  clearTimeout(timers.get(branchCode))
  const changed = waiting.get(branchCode) ?? new Map<string, Line>()
  waiting.delete(branchCode)
  writeCart(branchCode, { ...readCart(branchCode), status: 'saving' })
  try {
    const answer = await ask(branchCode, [...changed.values()])
    if (answer) adopt(branchCode, answer, changed)
    else writeCart(branchCode, { ...readCart(branchCode), status: 'ready' })
  } catch (error) {
    await failed(branchCode, changed, error)
  }
}

function ask(branchCode: number, changed: readonly Line[]): Promise<WireCart> | undefined {
  if (owner !== 'customer') {
    const { lines } = readCart(branchCode)
    return lines.length > 0 ? browserClient.call(priceGuestCart, { id: branchCode, products: lines.map(toWire) }) : undefined
  }
  const [only, ...others] = changed
  if (!only) return undefined
  if (others.length === 0) return browserClient.call(setCartLine, { id: branchCode, ...toWire(only) })
  return browserClient.call(setCartLines, { id: branchCode, products: changed.map(toWire), mode: 'set' })
}

/** The server's cart becomes ours; lines that changed again while it answered keep their newer quantity. */
function adopt(branchCode: number, answer: WireCart, sent: ReadonlyMap<string, Line>): void {
  const newer = waiting.get(branchCode)
  const { lines, status } = fromWire(answer)
  const merged = lines.map((line) => newer?.get(line.product.codarticulo) ?? line).filter((line) => line.quantity > 0)
  const added = [...(newer?.values() ?? [])].filter(
    (line) => line.quantity > 0 && !lines.some((other) => other.product.codarticulo === line.product.codarticulo),
  )
  for (const { cod_articulo, reason, quantity } of answer.notices) {
    const line = sent.get(cod_articulo) ?? lines.find((other) => other.product.codarticulo === cod_articulo)
    if (line && line.quantity > 0) tellAdjusted(line.product, reason, quantity)
  }
  writeCart(branchCode, { lines: [...merged, ...added], status })
  if (owner === 'guest') keepGuestCart(branchCode, [...merged, ...added])
}

/** A refusal is told and the server's cart shown again; without an answer the change waits for the next try. */
async function failed(branchCode: number, changed: ReadonlyMap<string, Line>, error: unknown): Promise<void> {
  const isRefused = error instanceof CallFailed && error.httpStatus >= 400 && error.httpStatus < 500 && error.httpStatus !== 429
  if (isRefused && owner === 'customer') {
    for (const { product } of changed.values())
      tellAdjusted(product, error.reason === 'product-without-price' ? 'no-price' : 'out-of-stock', 0)
    return enterCarts('customer')
  }
  const again = waiting.get(branchCode) ?? new Map<string, Line>()
  for (const [code, line] of changed) if (!again.has(code)) again.set(code, line)
  waiting.set(branchCode, again)
  writeCart(branchCode, { ...readCart(branchCode), status: 'failed' })
  if (owner === 'customer') tellNotSaved()
  later(branchCode, retryMs)
}

const toWire = ({ product, quantity, note }: Line) => ({ cod_articulo: product.codarticulo, quantity, ...(note !== null && { note }) })

function fromWire({ products }: WireCart): BranchCart {
  return { lines: products.map(toLine), status: 'ready' }
}

if (typeof window !== 'undefined') {
  // What waits is not lost with the page, and another tab's guest cart is seen here.
  window.addEventListener('pagehide', () => void flushCarts())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flushCarts())
  window.addEventListener('storage', (event) => owner === 'guest' && event.key?.startsWith('cart.') && writeCarts(readGuestCarts()))
  window.addEventListener('online', () => readCarts().size > 0 && void flushCarts())
}
