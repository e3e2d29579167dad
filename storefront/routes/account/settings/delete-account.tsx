import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/account-data.ts'
import { checkFields } from '#contract/check-fields.ts'
import { accountDataMessages } from '../../../messages/account-data.ts'
import { signInMessages } from '../../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { announceToOtherTabs } from '../../../shopper/other-tabs.ts'
import { runSignOutSteps } from '../../../shopper/sign-out.ts'
import { type Failure, FailureAlert, toFailure } from '../../../shopper/sign-in/failure.tsx'
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
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/notifications.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The dialog that deletes the account (ACCOUNT-57): what that means, and the password once more. */
export default function DeleteAccount({ isOpen, onClose }: Props) {
  const messages = useMessages(accountDataMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.deleteTitle}>
      <DeleteForm onCancel={onClose} />
    </Dialog>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const messages = useMessages(accountDataMessages)
  const texts = useMessages(signInMessages)
  const language = useLanguage()
  const leave = useLeave()
  const [password, setPassword] = useState('')
  const [factor, setFactor] = useState<TypedFactor>()
  const input = { password, ...(factor && { code: factorText(factor) }) }
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<Failure>({
    check: () => ({
      ...checkFields(deleteAccount.input, input, language),
      ...(factor && factorErrors('code', factor, texts)),
    }),
    async send() {
      await browserClient.call(deleteAccount, input)
      await leave()
    },
    present(error) {
      if (needsFactor(error)) setFactor(emptyFactor)
      const errors = proofErrors(error)
      return errors ? { errors } : { failure: toFailure(error, texts) }
    },
  })
  const changeFactor = (value: TypedFactor) => {
    setFactor(value)
    clearError('code')
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Consequences />
      <FailureAlert failure={failure} />
      <PasswordField
        label={messages.password}
        name="password"
        value={password}
        error={errors['password']}
        autoComplete="current-password"
        maxLength={512}
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
        sending={messages.confirming}
        cancel={messages.keep}
        isDanger
        {...{ isSending, onCancel }}
      />
    </form>
  )
}

function Consequences() {
  const messages = useMessages(accountDataMessages)
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
      {messages.consequences.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** A function that shows home to the visitor who the customer is now, and says there that the account is deleted. */
function useLeave(): () => Promise<void> {
  const messages = useMessages(accountDataMessages)
  const navigate = useNavigate()
  return async () => {
    await runSignOutSteps('ended')
    await navigate('/')
    notify({ id: 'session', tone: 'success', text: messages.done, detail: messages.doneDetail })
    // This tab hears it too.
    announceToOtherTabs()
  }
}
