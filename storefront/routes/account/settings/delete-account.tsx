import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/account-data.ts'
import { accountDataMessages } from '../../../messages/account-data.ts'
import { signInMessages } from '../../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { announceToOtherTabs } from '../../../shopper/other-tabs.ts'
import { runSignOutSteps } from '../../../shopper/sign-out.ts'
import { type Failure, FailureAlert, toFailure } from '../../../shopper/sign-in/failure.tsx'
import { ProofFields, useProof } from '../../../shopper/sign-in/proof-fields.tsx'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/account-data.ts')).deleteAccount.input

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
  const proof = useProof()
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<Failure>({
    check: async () => ({
      ...(await checkInput(loadSchema, proof.input, language)),
      ...proof.factorErrors(),
    }),
    async send() {
      await browserClient.call(deleteAccount, proof.input)
      await leave()
    },
    present(error) {
      const errors = proof.errorsOf(error)
      return errors ? { errors } : { failure: toFailure(error, texts) }
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Consequences />
      <FailureAlert failure={failure} />
      <ProofFields label={messages.password} {...{ proof, errors, clearError }} />
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
