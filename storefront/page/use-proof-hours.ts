import { proofDeadlineMs } from '#domain/payments/proof-deadline.ts'
import { useRoot } from './use-root.ts'

const usualHours = 48

/** Within how many hours the proof of a bank deposit has to be accepted, as the store has set it (PAYMENT-17). */
export const useProofHours = (): number => useRoot()?.configuration?.payment_methods.proof_hours ?? usualHours

/** Until when the proof of a bank deposit has to be accepted for orders that were placed at an instant; both in ISO 8601. */
export const useProofDeadline = (placedAt: string): string =>
  new Date(proofDeadlineMs(new Date(placedAt), useProofHours())).toISOString()
