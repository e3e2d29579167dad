import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import { deletePasskey } from '#contract/passkeys.ts'
import { passkeyNameMax } from '#domain/identity/passkeys.ts'
import { passkeysMessages } from '../../../messages/passkeys.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { makePasskey } from '../../../shopper/passkeys.ts'
import { needsProof } from '../../../shopper/sign-in/on-demand-proof.ts'
import { ProofForm } from '../../../shopper/sign-in/proof-form.tsx'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import type { PasskeyTask } from './passkey-task.ts'
import { Canceled, failureText } from './failure-text.ts'

interface Props {
  task: PasskeyTask
  /** Whether the customer has to prove first who they are. */
  isProving: boolean
  onProving: (isProving: boolean) => void
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** Adds a passkey with a name, or asks before one is deleted. Where the store needs a proof first, it asks for that. */
export default function PasskeyForm({ task, isProving, onProving, onBusy, onDone, onCancel }: Props) {
  const messages = useMessages(passkeysMessages)
  const [name, setName] = useState(useDeviceName(navigator.userAgent, messages.defaultName))
  const form = usePasskeyTask(task, name.trim(), { onProving, onBusy, onDone })
  const { ref, errors, failure, isSending, submit, onSubmit, clearError } = form
  if (isProving) {
    const continueTask = () => {
      onProving(false)
      submit()
    }
    return <ProofForm onProved={continueTask} onCancel={onCancel} />
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted wrap-anywhere">
        {task.kind === 'add' ? messages.addText : messages.deleteText(task.passkey.name)}
      </p>
      {task.kind === 'add' && (
        <TextField
          isCompact
          label={messages.name}
          name="name"
          autoComplete="off"
          maxLength={passkeyNameMax}
          value={name}
          error={errors['name']}
          onChange={({ target }) => {
            setName(target.value)
            clearError('name')
          }}
        />
      )}
      <DialogFormButtons
        submit={task.kind === 'add' ? messages.continue : messages.delete}
        sending={messages.sending}
        cancel={messages.cancel}
        isDanger={task.kind === 'delete'}
        {...{ isSending, failure, onCancel }}
      />
    </form>
  )
}

/** Runs the task once, however often the button is pressed; a missing proof is asked for. */
function usePasskeyTask(
  task: PasskeyTask,
  name: string,
  { onProving, onBusy, onDone }: Pick<Props, 'onProving' | 'onBusy' | 'onDone'>,
) {
  const messages = useMessages(passkeysMessages)

  async function run(): Promise<void> {
    if (task.kind === 'delete') await browserClient.call(deletePasskey, { id: task.passkey.id }).catch(ignoreMissing)
    else if (!(await makePasskey(name))) throw new Canceled()
    notify({ id: 'passkeys', tone: 'success', text: task.kind === 'delete' ? messages.deleted : messages.added })
    onDone()
  }

  return useFormSubmit<string>({
    check: (): FieldErrors => (task.kind === 'add' && !name ? { name: messages.nameMissing } : {}),
    async send() {
      onBusy(true)
      await run().finally(() => onBusy(false))
    },
    present(error) {
      const isUnproved = needsProof(error)
      if (isUnproved) onProving(true)
      return { failure: isUnproved ? undefined : failureText(error, messages) }
    },
  })
}

/** A passkey that was deleted on another device is deleted. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof CallFailed) || error.httpStatus !== 404) throw error
}
