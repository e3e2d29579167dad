import { useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import type { TaxIdRefusal } from '#domain/tax-id/rnc.ts'

const reasons: readonly string[] = [
  'identification-unconfirmed',
  'tax-id-not-registered',
  'taxpayer-ended',
] satisfies TaxIdRefusal['code'][]

export const isNumberQuestion = (reason: string): reason is TaxIdRefusal['code'] => reasons.includes(reason)

/** The question about a number that the customer should confirm (ACCOUNT-35, TAXPAYER-4), for the form that has it. */
export function useNumberQuestion() {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<TaxIdRefusal['code']>('identification-unconfirmed')
  const isConfirmed = useRef(false)
  return {
    /** The confirmation for the one submission that follows the answer; empty for any other. */
    takeConfirmation(): { identification_confirmed?: true } {
      const wasConfirmed = isConfirmed.current
      isConfirmed.current = false
      return wasConfirmed ? { identification_confirmed: true } : {}
    },
    /** Opens the question where a call was refused because the number is not confirmed; false for other errors. */
    opensFor(error: unknown): boolean {
      if (!(error instanceof CallFailed) || !isNumberQuestion(error.reason)) return false
      setReason(error.reason)
      setOpen(true)
      return true
    },
    /** The properties of the dialog; `submit` sends the form again. */
    dialogOf: (submit: () => void) => ({
      isOpen,
      reason,
      onCorrect: () => setOpen(false),
      onConfirm: () => {
        setOpen(false)
        isConfirmed.current = true
        submit()
      },
    }),
  }
}
