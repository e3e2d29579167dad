import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/create-store.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import type { listSavedCards } from '#contract/saved-cards.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { UnpaidOrders } from '#domain/payments/unpaid-orders.ts'
import type { Selection } from '#domain/payments/selection.ts'
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
  /** Whether the page was left, and the store has not confirmed the release that was sent then (CHECKOUT-35). */
  isLeft?: boolean
  /** Whether the order may be paid later; undefined in a checkout that the previous release stored. */
  unpaidOrders?: UnpaidOrders
}

/** The price of the chosen delivery method, in all and for each branch's order, and how long the delivery takes. */
export interface ChosenDelivery {
  totalCentavos: Centavos
  minutes: number
  /** Undefined in a checkout that the previous release stored. */
  branches?: readonly { branchCode: number; costCentavos: Centavos }[]
  workingDays?: { min: number; max: number } | undefined
}

export type DeliveryOption = 'local_delivery' | 'nacional_delivery' | 'pick_up'

/** An attempt to place the order. Until a response says whether it was placed, the same body is sent again under the same key. */
export interface Attempt {
  key: string
  body: InputOf<typeof placeOrder>
}

/** The payments that the shopper has chosen, and the delivery that they were chosen for. */
export interface ChosenPayments {
  deliveryKey: string
  selection: Selection
}

/** A way to pay a whole order: a method, or the card with this token or these last digits. */
export interface RequestedPayment {
  kind: PaymentKind
  token?: string | undefined
  lastFour?: string | undefined
}

export interface CheckoutState {
  customerId: string
  reservation: ReservedOrder
  /** The pictures of the products, by product code; the response with the reservation has none. */
  pictures: Record<string, ProductCard['imageGallery'][number]>
  option: DeliveryOption
  /** False until the shopper has chosen a method: the page may then choose a better one. */
  isOptionChosen?: boolean
  /** Whether the page chose the delivery by itself, and the shopper has chosen nothing since. */
  isByDefault?: boolean
  addressId?: string | undefined
  /** The address form that is open: `new`, or the id of the address that gets its pin (CHECKOUT-29). */
  addressForm?: string | undefined
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
  /** Whether the shopper asked for the review step, to write a tax number or a note. */
  wantsReview?: boolean
  /** Whether the first and the second step were completed. */
  isAddressDone: boolean
  isConfirmed: boolean
  /** Whether the shopper completed the second step by hand: else what they add has still to be reviewed. */
  isReviewed?: boolean
  attempt?: Attempt | undefined
  /**
   * How the last order was paid, once the shopper has asked for the same, or what they chose in the checkout that they
   * left; it counts until they choose something else.
   */
  requestedPayment?: RequestedPayment | undefined
  /** The payments that the shopper chose, and for which delivery. */
  chosen?: ChosenPayments | undefined
  /** Cards that were entered in this checkout; those that are not to be remembered are in no list. */
  enteredCards?: ReplyOf<typeof listSavedCards>
  /**
   * The payment that has to go on at its provider before the order is placed; undecided where the provider has not
   * answered, and the shopper has nothing to confirm.
   */
  openPayment?: { id: string; isUndecided?: boolean } | undefined
  /** Why the last payment failed, in a sentence of the store, until something else is chosen. */
  paymentFailure?: string | undefined
  /** Whether the shopper can do nothing about that failure but contact the store. */
  isForStaff?: boolean
  /** The id of the placed order. From then on its stock is not released. */
  globalId?: string
}

const key = 'checkout'
/** Where the checkout is stored that was left last. */
export const leftKey = 'checkout.left'
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
    // Where no address is known, picking up is what needs nothing.
    option: 'pick_up',
    isOptionChosen: false,
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
    else for (const each of [key, leftKey]) sessionStorage.removeItem(each)
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
