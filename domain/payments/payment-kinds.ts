/** Every kind of payment of an order, by its name on the wire. A reward is paid with as a gift card. */
export const paymentKinds = [
  'cash',
  'credit',
  'card',
  'card_provider',
  'paypal',
  'deposit',
  'deposit_express',
  'credit_note',
  'gift_card',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** The kinds that pay the whole order alone and combine with nothing. */
export const singleKinds = ['cash', 'credit', 'paypal', 'deposit_express'] as const
export type SingleKind = (typeof singleKinds)[number]

/** The kinds that spend a balance of the customer. They combine with each other and with a card. */
export const balanceKinds = ['deposit', 'credit_note', 'gift_card'] as const
export type BalanceKind = (typeof balanceKinds)[number]

/** The kinds that charge a saved card. */
export const cardKinds = ['card', 'card_provider'] as const
export type CardKind = (typeof cardKinds)[number]

/** Whether a kind of payment pays the whole order alone. */
export function isSingleKind(kind: PaymentKind): kind is SingleKind {
  return singleKinds.some((single) => single === kind)
}
