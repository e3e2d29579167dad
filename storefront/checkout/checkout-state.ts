import { useSyncExternalStore } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductCard } from '../product/card-price.ts'

/** A line of the verified order at the price that the store computed. */
export interface OrderLine {
  branchCode: number
  productCode: string
  name: string
  quantity: number
  unitPriceCentavos: Centavos
  amountCentavos: Centavos
  note: string | null
}

/** What the store holds for the shopper, and until when by this browser's clock. */
export interface HeldOrder {
  id: string
  lines: readonly OrderLine[]
  totalCentavos: Centavos
  expiresAtMs: number
}

/** What bringing the order costs on the chosen way. */
export interface ChosenDelivery {
  totalCentavos: Centavos
  minutes: number
}

/**
 * An order on its way to the store. Until an answer says what became of it, the same body is sent again under the same
 * key.
 */
export interface Attempt {
  key: string
  body: InputOf<typeof placeOrder>
}

export interface CheckoutState {
  customerId: string
  held: HeldOrder
  /** The pictures of the goods, by product code: the store's answer names none. */
  pictures: Record<string, ProductCard['imageGallery'][number]>
  option: 'local_delivery' | 'pick_up'
  addressId?: string
  /**
   * Known once the chosen way was priced; a change of the way takes it away, and the payments with it (CHECKOUT-11).
   */
  delivery?: ChosenDelivery
  isForOther: boolean
  customerName: string
  taxId: string
  note: string
  /** The steps that were left with "continue". */
  isAddressDone: boolean
  isConfirmed: boolean
  attempt?: Attempt
  /** The order was placed: nothing is let go any more. */
  globalId?: string
}

const key = 'checkout'
const watchers = new Set<() => void>()
let state: CheckoutState | undefined
let isRead = false
let storedId: string | undefined

/** The checkout of this tab; it survives a reload (CHECKOUT-10). */
export function readCheckout(): CheckoutState | undefined {
  if (!isRead) {
    state = fromStorage()
    storedId = state?.held.id
    isRead = true
  }
  return state
}

/** Whether this page was loaded with the reservation: it may have been released since it was made. */
export function wasStored(verificationId: string): boolean {
  return verificationId === storedId
}

/** Undefined while the page is not alive yet, null when nothing is being checked out here. */
export function useCheckout(): CheckoutState | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCheckout() ?? null,
    () => undefined,
  )
}

/**
 * Begins with an order that the store holds. Going through the checkout again for the same customer keeps what was
 * filled in.
 */
export function beginCheckout(customerId: string, held: HeldOrder, pictures: CheckoutState['pictures']): void {
  write({
    customerId,
    held,
    pictures,
    option: 'local_delivery',
    isForOther: false,
    customerName: '',
    taxId: '',
    note: '',
    isAddressDone: false,
    isConfirmed: false,
  })
}

export function changeCheckout(change: Partial<CheckoutState>): void {
  const current = readCheckout()
  if (current) write({ ...current, ...change })
}

export function clearCheckout(): void {
  write(undefined)
}

function write(next: CheckoutState | undefined): void {
  state = next
  isRead = true
  try {
    if (next) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the checkout lives as long as its page.
  }
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function fromStorage(): CheckoutState | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<CheckoutState> | null
    return value && typeof value.customerId === 'string' && Array.isArray(value.held?.lines)
      ? (value as CheckoutState)
      : undefined
  } catch {
    return undefined
  }
}
