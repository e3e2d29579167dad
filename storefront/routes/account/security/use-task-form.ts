import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import { securityMessages } from '../../../messages/security.ts'
import { signInMessages } from '../../../messages/sign-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { needsProof } from '../../../shopper/sign-in/on-demand-proof.ts'
import { ownSentence } from '../../../shopper/sign-in/own-sentence.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'

interface Options {
  check?: () => FieldErrors | Promise<FieldErrors>
  send: () => Promise<void>
  /** The field that a refusal with a reason is about. */
  fieldOf?: (reason: string) => string | undefined
  onProofNeeded: () => void
}

/** The submission of a change on the security page: a refusal that wants a proof first leads to its form. */
export function useTaskForm({ check = () => ({}), send, fieldOf = () => undefined, onProofNeeded }: Options) {
  const messages = useMessages(securityMessages)
  const signInTexts = useMessages(signInMessages)
  return useFormSubmit<string>({
    check,
    send,
    present(error) {
      if (!(error instanceof CallFailed)) return { failure: messages.failed }
      const isUnproved = needsProof(error)
      if (isUnproved) onProofNeeded()
      if (isUnproved || announceOffline()) return { failure: undefined }
      const field = fieldOf(error.reason)
      const text = ownSentence(error.reason, signInTexts) ?? error.message
      return field ? { errors: { [field]: text } } : { failure: text || messages.failed }
    },
  })
}
