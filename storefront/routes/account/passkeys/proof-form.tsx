import { useEffect, useState } from 'react'
import { checkFields } from '#contract/check-fields.ts'
import { reauthenticate } from '#contract/two-step.ts'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { signInMessages } from '../../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import {
  FactorChoice,
  FactorField,
  type TypedFactor,
  emptyFactor,
  factorErrors,
  factorText,
} from '../../../shopper/sign-in/factor-field.tsx'
import { PasswordField } from '../../../shopper/sign-in/password-field.tsx'
import { needsFactor, proofErrors } from '../../../shopper/sign-in/proof-errors.ts'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { failureText } from './failure-text.ts'

/** Asks for the password, and for the code of the authenticator, or a recovery code, where the account has one (ACCOUNT-23). */
export function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const messages = useMessages(passkeysMessages)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const texts = useMessages(signInMessages)
  const [factor, setFactor] = useState<TypedFactor>()
  const input = { password, ...(factor && { code: factorText(factor) }) }
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<string>({
    check: () => ({
      ...checkFields(reauthenticate.input, input, language),
      ...(factor && factorErrors('code', factor, texts)),
    }),
    async send() {
      await browserClient.call(reauthenticate, input)
      onProved()
    },
    present(error) {
      if (needsFactor(error)) setFactor(emptyFactor)
      const errors = proofErrors(error)
      return errors ? { errors } : { failure: failureText(error, messages) }
    },
  })
  useEffect(() => ref.current?.querySelector<HTMLElement>('input')?.focus(), [ref])

  const changeFactor = (value: TypedFactor) => {
    setFactor(value)
    clearError('code')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{messages.proofText}</p>
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={({ target }) => {
          setPassword(target.value)
          clearError('password')
        }}
      />
      {factor && (
        <div>
          <FactorField name="code" factor={factor} error={errors['code']} onFactor={changeFactor} />
          <p className="mt-1">
            <FactorChoice factor={factor} onFactor={changeFactor} />
          </p>
        </div>
      )}
      <DialogFormButtons
        submit={messages.confirm}
        sending={messages.sending}
        cancel={messages.cancel}
        {...{ isSending, failure, onCancel }}
      />
    </form>
  )
}
