import type { DeclineReason } from '#server/platform/payment-provider.ts'

/** The refusal that a customer gets where a provider declines a payment. */
export const refusalOfDecline = {
  rejected: 'card-rejected',
  'insufficient-funds': 'insufficient-funds',
  'processing-error': 'card-processing-error',
  'not-approved': 'payment-not-approved',
  'expired-card': 'card-expired',
} as const satisfies Record<DeclineReason, string>
