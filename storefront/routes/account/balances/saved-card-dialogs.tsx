import { useState } from 'react'

import { deleteSavedCard, updateSavedCard } from '#contract/saved-cards.ts'
import { cardHolderMax } from '#domain/saved-cards/saved-card.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import CardForm from '../../../cards/card-form.tsx'
import { brandNames } from '../../../cards/brand-names.ts'
import type { SavedCard } from '../../../cards/saved-card.ts'
import type { CardAction } from './saved-card.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/saved-cards.ts')).savedCardForm

interface Props {
  action: CardAction
  isOpen: boolean
  onClose: () => void
  /** The card was changed or deleted, or is not there any longer: the list has to be loaded again. */
  onChanged: () => void
  /** A card was to be deleted, and the dialog is closed and has given the focus back. */
  onClosed: () => void
}

/** The dialogs of saved cards: a new one, the holder's name of one, and the question before one is deleted. */
export default function SavedCardDialogs({ action, isOpen, onClose, onChanged, onClosed }: Props) {
  const messages = useMessages(balancesMessages)
  const card = action.kind === 'add' ? undefined : action.card
  return (
    <>
      <Dialog isOpen={isOpen && !card} onClose={onClose} title={messages.addCard}>
        <CardForm
          onCancel={onClose}
          onSaved={(saved) => {
            notify({ id: 'cards', tone: 'success', text: messages.added(nameOf(saved)) })
            onChanged()
          }}
        />
      </Dialog>
      {card && (
        <>
          <Dialog isOpen={isOpen && action.kind === 'rename'} onClose={onClose} title={messages.rename} size="small">
            <RenameForm key={card.token} card={card} onCancel={onClose} onChanged={onChanged} />
          </Dialog>
          <Removal card={card} isOpen={isOpen && action.kind === 'remove'} {...{ onClose, onChanged, onClosed }} />
        </>
      )}
    </>
  )

  function nameOf({ brand, last_four }: SavedCard): string {
    return messages.endingIn(brandNames[brand], last_four)
  }
}

function RenameForm({ card, onCancel, onChanged }: { card: SavedCard; onCancel: () => void; onChanged: () => void }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const [holder, setHolder] = useState(card.holder_name)
  const { ref, errors, failure, isSending, onSubmit, clearError } = useFormSubmit<string>({
    check: () => checkInput(loadSchema, { holder_name: holder }, language),
    send: async () => {
      await browserClient.call(updateSavedCard, { token: card.token, holder_name: holder })
      notify({ id: 'cards', tone: 'success', text: messages.updated })
      onChanged()
    },
    present: () => ({ failure: announceOffline() ? undefined : messages.notProcessed }),
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={messages.nameOnCard}
        name="holder_name"
        autoComplete="cc-name"
        maxLength={cardHolderMax}
        hint={messages.renameDetail}
        error={errors['holder_name']}
        value={holder}
        onChange={({ target }) => {
          setHolder(target.value)
          clearError('holder_name')
        }}
      />
      <DialogFormButtons
        submit={messages.save}
        sending={messages.saving}
        cancel={messages.cancel}
        {...{ isSending, failure, onCancel }}
      />
    </form>
  )
}

function Removal({ card, isOpen, onClose, onChanged, onClosed }: Omit<Props, 'action'> & { card: SavedCard }) {
  const messages = useMessages(balancesMessages)
  const [isRemoving, setRemoving] = useState(false)

  async function remove(): Promise<void> {
    setRemoving(true)
    try {
      await browserClient.call(deleteSavedCard, { token: card.token })
      notify({ id: 'cards', tone: 'success', text: messages.removed })
      onChanged()
    } catch {
      if (!announceOffline()) notify({ id: 'cards', tone: 'danger', text: messages.notProcessed })
      onChanged()
    } finally {
      setRemoving(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void remove()}
      onClosed={onClosed}
      title={messages.removeTitle}
      text={() => messages.removeText(messages.endingIn(brandNames[card.brand], card.last_four))}
      confirm={messages.remove}
      cancel={messages.cancel}
      isDanger
      isBusy={isRemoving}
    />
  )
}
