import type * as CartCalls from '#contract/cart.ts'
import type { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { type BranchCart, type Line, readCart, readCarts, toLine, writeCart, writeCarts } from './cart-state.ts'
import { tellAdjusted, tellNoCustomer, tellNotSaved } from './cart-notices.ts'
import { isEmployees, isRefused, isSessionOver, refusalReasons } from './cart-refusals.ts'
import { changeGuestCart, keepGuestCart, noneOf, readGuestCarts } from './guest-carts.ts'

type WireCart = ReplyOf<typeof CartCalls.syncGuestCart>
type Owner = 'nobody' | 'guest' | 'customer'

const waitMs = 2_000 // S9: cart server sync delay
const retryMs = 5_000

let owner: Owner = 'nobody'
let entering: { owner: Owner; done: Promise<void> } | undefined
/** Changes that the server has not confirmed yet, by branch and product. */
const waiting = new Map<number, Map<string, Line>>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** Of one branch one save runs at a time: answers that overtook each other would bring old quantities back. */
const saving = new Map<number, Promise<void>>()

// The calls bring the whole contract of the cart with them; they are loaded with the first change, so that no page waits for them.
let calls: typeof CartCalls | undefined
const loadCalls = async () => (calls ??= await import('#contract/cart.ts'))

/**
 * Loads the carts of whoever shops now: a guest's from this browser, a customer's from the server. A guest's carts are merged into
 * the customer's at sign-in and then removed here (S4); merging twice equals merging once, so a lost answer does no harm. Asked for
 * again while it runs it is done once.
 */
export function enterCarts(next: 'guest' | 'customer'): Promise<void> {
  if (entering?.owner === next && owner === next) return entering.done
  if (owner !== next) forgetChanges()
  owner = next
  const mine = { owner: next, done: Promise.resolve() }
  mine.done = (next === 'guest' ? enterGuest() : enterCustomer()).finally(() => {
    if (entering === mine) entering = undefined
  })
  entering = mine
  return mine.done
}

/** Changes of one shopper are never sent for another; a guest's are kept in this browser already. */
function forgetChanges(): void {
  waiting.clear()
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

async function enterGuest(): Promise<void> {
  const guests = readGuestCarts()
  writeCarts(guests)
  for (const branchCode of guests.keys()) later(branchCode, 0)
}

async function enterCustomer(): Promise<void> {
  try {
    await mergeGuests()
    const carts = await browserClient.call((await loadCalls()).listCarts, {})
    if (owner !== 'customer') return
    writeCarts(new Map(carts.map((cart) => [cart.codplace, withNewer(cart.codplace, fromWire(cart))])))
  } catch (error) {
    if (owner !== 'customer' || isSessionOver(error)) return
    const shown = readCarts().size > 0 ? readCarts() : readGuestCarts()
    writeCarts(new Map([...shown].map(([branchCode, cart]) => [branchCode, { ...cart, status: 'failed' as const }])))
    tellNotSaved()
    setTimeout(() => owner === 'customer' && void enterCarts('customer'), retryMs)
  }
}

/** Brings the guest's carts to the server. A branch that the store no longer has is dropped; an employee's, or without an answer, everything stays. */
async function mergeGuests(): Promise<void> {
  for (const [branchCode, { lines }] of readGuestCarts()) {
    const { setCartLines } = await loadCalls()
    try {
      const { notices } = await browserClient.call(setCartLines, { id: branchCode, products: lines.map(toWire), mode: 'merge' })
      // What the store no longer has would leave the cart unseen.
      for (const { cod_articulo, reason, quantity } of notices) {
        const line = lines.find(({ product }) => product.codarticulo === cod_articulo)
        if (line) tellAdjusted(line.product, reason, quantity)
      }
    } catch (error) {
      if (isEmployees(error)) return
      if (!isRefused(error)) throw error
    }
    keepGuestCart(branchCode, [])
  }
}

/** Notes a change to be saved: two seconds after the last one, at once for group actions (S4). */
export function enqueue(branchCode: number, line: Line, isGroup: boolean): void {
  const lines = waiting.get(branchCode) ?? new Map<string, Line>()
  lines.set(line.product.codarticulo, line)
  waiting.set(branchCode, lines)
  // A customer's is kept here too until the store has it: a page left meanwhile does not lose it, the next one merges it.
  if (owner === 'customer') changeGuestCart(branchCode, [line])
  else keepGuestCart(branchCode, readCart(branchCode).lines)
  void loadCalls().catch(() => {})
  later(branchCode, isGroup ? 0 : waitMs)
}

/** The lines to change: before anybody was asked who shops here, those that this browser keeps, so that none is overwritten. */
export function linesToChange(branchCode: number): readonly Line[] {
  const { lines, status } = readCart(branchCode)
  return status === 'loading' ? (readGuestCarts().get(branchCode)?.lines ?? []) : lines
}

/** Saves what still waits, now: before checkout, and when the page goes away. Waits for carts that are still on their way. */
export async function flushCarts(): Promise<void> {
  await entering?.done
  await Promise.all([...new Set([...waiting.keys(), ...saving.keys()])].map(save))
}

function later(branchCode: number, ms: number): void {
  clearTimeout(timers.get(branchCode))
  timers.set(
    branchCode,
    setTimeout(() => void save(branchCode), ms),
  )
}

function save(branchCode: number): Promise<void> {
  clearTimeout(timers.get(branchCode))
  const running = saving.get(branchCode)
  // Something may wait again by the time the running save ends.
  const next = (running ? running.then(() => (waiting.has(branchCode) ? saveNow(branchCode) : undefined)) : saveNow(branchCode)).finally(
    () => saving.get(branchCode) === next && saving.delete(branchCode),
  )
  saving.set(branchCode, next)
  return next
}

async function saveNow(branchCode: number): Promise<void> {
  // Nobody knows yet whose cart it is: entering saves it.
  if (owner === 'nobody') return
  const changed = waiting.get(branchCode) ?? new Map<string, Line>()
  waiting.delete(branchCode)
  writeCart(branchCode, { ...readCart(branchCode), status: 'saving' })
  const whose = owner
  try {
    const answer = await ask(branchCode, [...changed.values()])
    if (owner !== whose) return
    if (owner === 'customer') changeGuestCart(branchCode, noneOf(settled(branchCode, changed)))
    if (answer) adopt(branchCode, answer, changed)
    else writeCart(branchCode, { ...readCart(branchCode), status: 'ready' })
  } catch (error) {
    if (owner === whose) await failed(branchCode, changed, error)
  }
}

function ask(branchCode: number, changed: readonly Line[]): Promise<WireCart | undefined> {
  return calls ? askWith(calls, branchCode, changed) : loadCalls().then((loaded) => askWith(loaded, branchCode, changed))
}

async function askWith(
  { syncGuestCart, setCartLine, setCartLines }: NonNullable<typeof calls>,
  branchCode: number,
  changed: readonly Line[],
): Promise<WireCart | undefined> {
  if (owner !== 'customer') {
    const { lines } = readCart(branchCode)
    return lines.length > 0 ? browserClient.call(syncGuestCart, { id: branchCode, products: lines.map(toWire) }) : undefined
  }
  const [only, ...others] = changed
  if (!only) return undefined
  if (others.length === 0) return browserClient.call(setCartLine, { id: branchCode, ...toWire(only) })
  return browserClient.call(setCartLines, { id: branchCode, products: changed.map(toWire), mode: 'set' })
}

/** The lines that did not change again while they were sent. */
const settled = (branchCode: number, sent: ReadonlyMap<string, Line>) =>
  [...sent.values()].filter((line) => !waiting.get(branchCode)?.has(line.product.codarticulo))

/** The server's cart becomes ours; lines that changed again while it answered keep their newer quantity. */
function adopt(branchCode: number, answer: WireCart, sent: ReadonlyMap<string, Line>): void {
  const before = new Map(readCart(branchCode).lines.map((line) => [line.product.codarticulo, line]))
  for (const { cod_articulo, reason, quantity } of answer.notices) {
    const wished = sent.get(cod_articulo) ?? before.get(cod_articulo)
    const got = answer.products.find((line) => line.cod_articulo === cod_articulo)?.quantity ?? 0
    // What the server only repeats about a line that stays as it was is shown on the line itself.
    if (wished && wished.quantity > 0 && got !== wished.quantity) tellAdjusted(wished.product, reason, quantity)
  }
  const cart = withNewer(branchCode, fromWire(answer))
  writeCart(branchCode, cart)
  if (owner === 'guest') keepGuestCart(branchCode, cart.lines)
}

/** A cart of the server with the changes on top that it has not heard of yet. */
function withNewer(branchCode: number, { lines, status }: BranchCart): BranchCart {
  const newer = waiting.get(branchCode)
  if (!newer) return { lines, status }
  const isNew = (line: Line) => !lines.some((other) => other.product.codarticulo === line.product.codarticulo)
  const merged = lines.map((line) => newer.get(line.product.codarticulo) ?? line)
  return { lines: [...merged, ...[...newer.values()].filter(isNew)].filter((line) => line.quantity > 0), status }
}

/** A refusal is told and the server's cart shown again; without an answer the change waits for the next try. */
async function failed(branchCode: number, changed: ReadonlyMap<string, Line>, error: unknown): Promise<void> {
  // The session ended: what was wished waits in this browser and is merged with the next sign-in.
  if (owner === 'customer' && isSessionOver(error)) return changeGuestCart(branchCode, [...changed.values()])
  if (isRefused(error) && owner === 'customer') {
    changeGuestCart(branchCode, noneOf([...changed.values()]))
    const reason = refusalReasons[(error as CallFailed).reason] ?? 'out-of-stock'
    if (isEmployees(error)) tellNoCustomer()
    else for (const { product } of changed.values()) tellAdjusted(product, reason, 0)
    return enterCarts('customer')
  }
  const again = new Map([...changed, ...(waiting.get(branchCode) ?? [])])
  if (again.size > 0) waiting.set(branchCode, again)
  writeCart(branchCode, { ...readCart(branchCode), status: 'failed' })
  if (owner === 'customer') tellNotSaved()
  later(branchCode, retryMs)
}

// An empty note takes the note away; a missing one would leave it.
const toWire = ({ product, quantity, note }: Line) => ({ cod_articulo: product.codarticulo, quantity, note: note ?? '' })

function fromWire({ products }: WireCart): BranchCart {
  return { lines: products.map(toLine), status: 'ready' }
}

/** Another tab changed the guest's carts. */
export function readGuestCartsAgain(): void {
  if (owner === 'guest') writeCarts(readGuestCarts())
}

/** A customer comes back to this tab: another tab or device may have changed the carts meanwhile. */
export function refreshCarts(): void {
  if (owner === 'customer' && waiting.size === 0 && saving.size === 0) void enterCarts('customer')
}

/** Only a customer's changes have to leave before the page does; a guest's are kept already. */
export function saveBeforeLeaving(): void {
  if (owner === 'customer') void flushCarts()
}
