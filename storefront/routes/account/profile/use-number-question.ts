import { useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'

/** The question about a national ID whose check digit is wrong (ACCOUNT-35), for the form that has it. */
export function useNumberQuestion() {
  const [isOpen, setOpen] = useState(false)
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
      const isUnconfirmed = error instanceof CallFailed && error.reason === 'identification-unconfirmed'
      if (isUnconfirmed) setOpen(true)
      return isUnconfirmed
    },
    /** The properties of the dialog; `submit` sends the form again. */
    dialogOf: (submit: () => void) => ({
      isOpen,
      onCorrect: () => setOpen(false),
      onConfirm: () => {
        setOpen(false)
        isConfirmed.current = true
        submit()
      },
    }),
  }
}
