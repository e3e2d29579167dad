import { useRoot } from './use-root.ts'

const usualHours = 48

/** Within how many hours the proof of a bank deposit has to be accepted, as the store has set it (PAYMENT-17). */
export const useProofHours = (): number => useRoot()?.configuration?.payment_methods.proof_hours ?? usualHours
