import { useLayoutEffect } from 'react'
import { codeMinutes } from '#domain/identity/code-purposes.ts'
import { readDraft, writeDraft } from '../drafts.ts'
import type { Step } from './steps.ts'

// Removed as other drafts of a visitor are, once somebody is signed in.
const name = 'visitor-sign-in-step'

/** A step that waits for a message: whoever reads mails on the same phone may find the page loaded anew. */
type Waiting = Extract<Step, { name: 'challenge' | 'new-password' }>

interface StoredStep {
  step: Waiting
  /** When the sign-in ends, in milliseconds, by the clock of this device. */
  until: number
}

/** The step of the sign-in under way in this tab; undefined without one, and where it has ended. */
export function storedStep(): Step | undefined {
  try {
    const { step, until } = JSON.parse(readDraft(name) ?? '{}') as Partial<StoredStep>
    return until !== undefined && until > Date.now() ? step : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a step for a reload of the tab, or removes the stored one. The secret of an authenticator is never stored: that
 * step begins again.
 */
export function storeStep(step: Step | undefined): void {
  const isWaiting = step?.name === 'new-password' || (step?.name === 'challenge' && !step.required.setup)
  if (!isWaiting) return writeDraft(name, undefined)
  const until = step.name === 'new-password' ? step.sent.validUntil : Date.now() + codeMinutes * 60_000
  writeDraft(name, JSON.stringify({ step, until } satisfies StoredStep))
}

/**
 * Stores the step of an open modal as it is shown, not after: where the modal is closed in between, it would be stored
 * once more.
 */
export function useStoredStep(step: Step, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) storeStep(step)
  }, [step, isOpen])
}
