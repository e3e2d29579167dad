import { useEffect } from 'react'
import { reauthenticate } from '#contract/two-step.ts'
import { formMessages } from '../../messages/form.ts'
import { proofMessages } from '../../messages/proof.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { DialogFormButtons } from '../../ui/dialog-form-buttons.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { useFormSubmit } from '../../ui/use-form-submit.ts'
import { browserClient } from '../browser-client.ts'
import { ProofFields, useProof } from './proof-fields.tsx'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/two-step.ts')).reauthenticate.input

/** Asks for the password, and for the code of the authenticator, or a recovery code, where the account has one (ACCOUNT-23). */
export function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const messages = useMessages(proofMessages)
  const formTexts = useMessages(formMessages)
  const language = useLanguage()
  const proof = useProof()
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<string>({
    check: async () => ({
      ...(await checkInput(loadSchema, proof.input, language)),
      ...proof.factorErrors(),
    }),
    async send() {
      await browserClient.call(reauthenticate, proof.input)
      onProved()
    },
    present(error) {
      const errors = proof.errorsOf(error)
      return errors ? { errors } : { failure: failureText(error, formTexts) }
    },
  })
  useEffect(() => {
    const field = ref.current?.querySelector('input')
    if (!field) return
    // A dialog that opens with the form gives the focus to this attribute afterwards.
    field.autofocus = true
    field.focus()
  }, [ref])

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{messages.text}</p>
      <ProofFields label={messages.password} {...{ proof, errors, clearError }} />
      <DialogFormButtons
        submit={messages.confirm}
        sending={messages.sending}
        cancel={messages.cancel}
        {...{ isSending, failure, onCancel }}
      />
    </form>
  )
}
