import { browserClient } from '../shopper/browser-client.ts'
import { type BranchCart, type Line, readCart, readCarts, writeCart, writeCarts } from './cart-state.ts'
import { tellAdjusted, tellNoCustomer, tellNotSaved } from './cart-notices.ts'
import { loadCalls, loadedCalls, sendChanges, sendGuestCart } from './cart-calls.ts'
import { isEmployees, isRefused, isSessionOver, reasonOf } from './cart-refusals.ts'
import { type WireCart, fromWire, toWire } from './cart-wire.ts'
import { keepGuestCart, noneOf, readGuestCarts } from './guest-carts.ts'
import { changeUnsaved, claimGuestCarts, readUnsaved } from './unsaved-changes.ts'

/** Who shops in this browser. An employee has no cart without a customer to buy for (CART-6). */
export type ShopperKind = 'guest' | 'customer' | 'employee'

interface Owner {
  kind: 'nobody' | ShopperKind
  customerId: string
}

const waitMs = 2_000
const retryMs = 5_000

let owner: Owner = { kind: 'nobody', customerId: '' }
let entering: { owner: Owner; done: Promise<void> } | undefined
/** Changes that the server has not confirmed yet, by branch and product. */
const waiting = new Map<number, Map<string, Line>>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** Of one branch one save runs at a time: answers that overtook each other would bring old quantities back. */
const saving = new Map<number, Promise<void>>()

/** Whose carts these are; `nobody` until the page knows. */
export const cartsOwner = () => owner.kind

/**
 * Loads the carts of whoever shops now: a guest's from this browser, a customer's from the server, of an employee none.
 * A guest's carts are merged into the customer's at sign-in and then removed here (CART-4); merging twice equals
 * merging once, so a lost answer does no harm. Without an id it is the same customer as before. Asked for again while
 * it runs it is done once.
 */
export function enterCarts(kind: ShopperKind, customerId = owner.customerId): Promise<void> {
  const isSame = owner.kind === kind && (kind !== 'customer' || owner.customerId === customerId)
  if (isSame && entering?.owner === owner) return entering.done
  if (!isSame) {
    forgetChanges()
    owner = { kind, customerId: kind === 'customer' ? customerId : '' }
  }
  const mine = { owner, done: Promise.resolve() }
  mine.done = enter[kind]().finally(() => {
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

const enter: Record<ShopperKind, () => Promise<void>> = {
  guest: enterGuest,
  customer: enterCustomer,
  employee: async () => writeCarts(new Map()),
}

async function enterGuest(): Promise<void> {
  const guests = readGuestCarts()
  writeCarts(guests)
  for (const branchCode of guests.keys()) later(branchCode, 0)
}

async function enterCustomer(): Promise<void> {
  const mine = owner
  try {
    for (const [branchCode, { lines }] of readGuestCarts())
      await mergeIn(branchCode, lines, () => keepGuestCart(branchCode, []))
    for (const [branchCode, lines] of readUnsaved(mine.customerId))
      await mergeIn(branchCode, lines, () => changeUnsaved(mine.customerId, branchCode, noneOf(lines)))
    const carts = await browserClient.call((await loadCalls()).listCarts, {})
    if (owner !== mine) return
    writeCarts(new Map(carts.map((cart) => [cart.codplace, withNewer(cart.codplace, fromWire(cart))])))
  } catch (error) {
    if (owner !== mine) return
    const waits = claimGuestCarts(mine.customerId)
    if (isSessionOver(error)) return
    const shown = readCarts().size > 0 ? readCarts() : waits
    writeCarts(new Map([...shown].map(([branchCode, cart]) => [branchCode, { ...cart, status: 'failed' as const }])))
    tellNotSaved()
    setTimeout(() => owner === mine && void enterCarts('customer'), retryMs)
  }
}

/**
 * Brings what this browser keeps to the server and forgets it. A branch that the store no longer has is dropped; an
 * employee's, or without an answer, everything stays.
 */
async function mergeIn(branchCode: number, lines: readonly Line[], forget: () => void): Promise<void> {
  const { setCartLines } = await loadCalls()
  try {
    const { notices } = await browserClient.call(setCartLines, {
      id: branchCode,
      products: lines.map(toWire),
      mode: 'merge',
    })
    // What the store no longer has would leave the cart unseen.
    for (const { cod_articulo, reason, quantity } of notices) {
      const line = lines.find(({ product }) => product.codarticulo === cod_articulo)
      if (line) tellAdjusted(branchCode, line.product, reason, quantity)
    }
  } catch (error) {
    if (isEmployees(error)) return
    if (!isRefused(error)) throw error
  }
  forget()
}

/**
 * Notes a change to be saved: two seconds after the last one; at once for group actions (CART-17), and where only the
 * answer brings the prices by quantity, as of a list's card.
 */
export function enqueue(branchCode: number, line: Line, isGroup: boolean): void {
  const lines = waiting.get(branchCode) ?? new Map<string, Line>()
  lines.set(line.product.codarticulo, line)
  waiting.set(branchCode, lines)
  // A customer's is kept here too until the store has it: a page left meanwhile does not lose it, the next one merges
  // it.
  if (owner.kind === 'customer') changeUnsaved(owner.customerId, branchCode, [line])
  else keepGuestCart(branchCode, readCart(branchCode).lines)
  void loadCalls().catch(() => {})
  later(branchCode, isGroup || (line.quantity > 0 && !line.product.prices) ? 0 : waitMs)
}

/**
 * The lines to change: before anybody was asked who shops here, those that this browser keeps, so that none is
 * overwritten.
 */
export function linesToChange(branchCode: number): readonly Line[] {
  const { lines, status } = readCart(branchCode)
  return status === 'loading' ? (readGuestCarts().get(branchCode)?.lines ?? []) : lines
}

/**
 * Saves what still waits, now: before checkout, and when the page goes away. Waits for carts that are still on their
 * way.
 */
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
  const next = (
    running ? running.then(() => (waiting.has(branchCode) ? saveNow(branchCode) : undefined)) : saveNow(branchCode)
  ).finally(() => saving.get(branchCode) === next && saving.delete(branchCode))
  saving.set(branchCode, next)
  return next
}

async function saveNow(branchCode: number): Promise<void> {
  // Nobody knows yet whose cart it is: entering saves it.
  if (owner.kind === 'nobody') return
  const changed = waiting.get(branchCode) ?? new Map<string, Line>()
  waiting.delete(branchCode)
  writeCart(branchCode, { ...readCart(branchCode), status: 'saving' })
  const whose = owner
  try {
    const calls = loadedCalls() ?? (await loadCalls())
    // Somebody else may have come while they were loaded.
    if (owner !== whose) return
    const answer = await (owner.kind === 'customer'
      ? sendChanges(calls, branchCode, [...changed.values()])
      : sendGuestCart(calls, branchCode))
    if (owner !== whose) return
    if (owner.kind === 'customer') changeUnsaved(owner.customerId, branchCode, noneOf(settled(branchCode, changed)))
    if (answer) adopt(branchCode, answer, changed)
    else writeCart(branchCode, { ...readCart(branchCode), status: 'ready' })
  } catch (error) {
    if (owner === whose) await failed(branchCode, changed, error)
  }
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
    if (wished && wished.quantity > 0 && got !== wished.quantity)
      tellAdjusted(branchCode, wished.product, reason, quantity)
  }
  const cart = withNewer(branchCode, fromWire(answer))
  writeCart(branchCode, cart)
  if (owner.kind === 'guest') keepGuestCart(branchCode, cart.lines)
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
  const isCustomer = owner.kind === 'customer'
  if (isRefused(error) && isCustomer) {
    changeUnsaved(owner.customerId, branchCode, noneOf([...changed.values()]))
    if (isEmployees(error)) tellNoCustomer()
    else for (const { product } of changed.values()) tellAdjusted(branchCode, product, reasonOf(error), 0)
    return enterCarts('customer')
  }
  const again = new Map([...changed, ...(waiting.get(branchCode) ?? [])])
  if (again.size > 0) waiting.set(branchCode, again)
  writeCart(branchCode, { ...readCart(branchCode), status: 'failed' })
  // The session ended: what was wished waits for this customer's next sign-in.
  if (isCustomer && isSessionOver(error)) return
  if (isCustomer) tellNotSaved()
  later(branchCode, retryMs)
}

/** Another tab changed the guest's carts. */
export function readGuestCartsAgain(): void {
  if (owner.kind === 'guest') writeCarts(readGuestCarts())
}

/** A customer comes back to this tab: another tab or device may have changed the carts meanwhile. */
export function refreshCarts(): void {
  if (owner.kind === 'customer' && waiting.size === 0 && saving.size === 0) void enterCarts('customer')
}

/** Only a customer's changes have to leave before the page does; a guest's are kept already. */
export function saveBeforeLeaving(): void {
  if (owner.kind === 'customer') void flushCarts()
}
