import type { PaymentKind } from './payment-kinds.ts'

/** Kinds that a provider outside the store carries out. */
export const providerKinds = ['card', 'card_provider', 'paypal'] as const satisfies readonly PaymentKind[]
export type ProviderKind = (typeof providerKinds)[number]

/** Whether a provider outside the store carries a payment out. */
export const isProviderKind = (kind: PaymentKind): kind is ProviderKind =>
  providerKinds.some((provided) => provided === kind)
