import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/create-store.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductCard } from '../product/product-card.ts'

/** A line of the reserved order at the price that the store computed. */
export interface OrderLine {
  branchCode: number
  productCode: string
  name: string
  quantity: number
  unitPriceCentavos: Centavos
  amountCentavos: Centavos
  note: string | null
}

/** The lines that the store has reserved for the shopper, and until when by this browser's clock. */
export interface ReservedOrder {
  id: string
  lines: readonly OrderLine[]
  totalCentavos: Centavos
  expiresAtMs: number
}

/** The price of the chosen delivery method, and how long the delivery takes. */
export interface ChosenDelivery {
  totalCentavos: Centavos
  minutes: number
}

/** An attempt to place the order. Until a response says whether it was placed, the same body is sent again under the same key. */
export interface Attempt {
  key: string
  body: InputOf<typeof placeOrder>
}

export interface CheckoutState {
  customerId: string
  reservation: ReservedOrder
  /** The pictures of the products, by product code; the response with the reservation has none. */
  pictures: Record<string, ProductCard['imageGallery'][number]>
  option: 'local_delivery' | 'pick_up'
  addressId?: string
  /** The price of the chosen delivery method; undefined until it is fetched, and again after another choice (CHECKOUT-11). */
  delivery?: ChosenDelivery
  isForOther: boolean
  customerName: string
  /** The customer's partner with this name, where one was chosen (PARTNER-3). */
  partnerId?: string | undefined
  taxId: string
  /** The national ID with a wrong check digit that the customer has confirmed (ACCOUNT-35). */
  confirmedTaxId?: string
  note: string
  /** Whether the first and the second step were completed. */
  isAddressDone: boolean
  isConfirmed: boolean
  attempt?: Attempt
  /** The id of the placed order. From then on its stock is not released. */
  globalId?: string
}

const key = 'checkout'
const { subscribe, announce } = createListeners()
let state: CheckoutState | undefined
let isRead = false
let storedId: string | undefined

/** The checkout of this tab; it survives a reload (CHECKOUT-10). */
export function readCheckout(): CheckoutState | undefined {
  if (!isRead) {
    state = fromStorage()
    storedId = state?.reservation.id
    isRead = true
  }
  return state
}

/** Whether the reservation was in storage when this page was loaded: it may have been released since it was made. */
export function wasStored(reservationId: string): boolean {
  return reservationId === storedId
}

/** The checkout of this tab: null when there is none, undefined on the server and until hydration. */
export function useCheckout(): CheckoutState | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCheckout() ?? null,
    () => undefined,
  )
}

/** Begins a checkout with a reserved order, at its first step and with empty fields. */
export function beginCheckout(
  customerId: string,
  reservation: ReservedOrder,
  pictures: CheckoutState['pictures'],
): void {
  write({
    customerId,
    reservation,
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
  announce()
}

/** The previous release stored the reservation as `held`. A checkout that began with it can be completed. */
type StoredCheckout = Partial<CheckoutState> & { held?: ReservedOrder }

function fromStorage(): CheckoutState | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredCheckout | null
    if (!stored) return undefined
    const { held: earlier, reservation = earlier, ...others } = stored
    const value = { ...others, reservation }
    return typeof value.customerId === 'string' && Array.isArray(reservation?.lines)
      ? (value as CheckoutState)
      : undefined
  } catch {
    return undefined
  }
}
