import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { cardsMessages } from '../messages/cards.ts'
import { formMessages } from '../messages/form.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { checkInput } from '../ui/check-input.ts'
import { failureText } from '../ui/failure-text.ts'
import { useFormSubmit } from '../ui/use-form-submit.ts'
import { type CardEntry, findTestNumber, saveReceipt, sendToVault } from './enter-card.ts'
import type { SavedCard } from './saved-card.ts'

const loadSchema = async () => (await import('#schemas/vault.ts')).cardEntry
const empty: CardEntry = { number: '', expiry: '', code: '', holder_name: '' }

/**
 * The state of the form of a new card. What was typed stays in this component, and goes to the vault alone. Where the
 * store could not be reached after the vault had taken the card, the next attempt sends the same receipt.
 */
export function useCardForm(onSaved: (card: SavedCard) => void, remember: boolean) {
  const texts = useMessages(cardsMessages)
  const messages = useMessages(formMessages)
  const language = useLanguage()
  const [card, setCard] = useState(empty)
  const taken = useRef<{ card: CardEntry; receipt: string }>(undefined)
  const form = useFormSubmit<string>({
    check: () => checkInput(loadSchema, { ...card }, language),
    send: async () => {
      if (taken.current?.card !== card) taken.current = { card, receipt: await sendToVault(card, language) }
      onSaved(await saveReceipt(taken.current.receipt, remember))
    },
    present: (error) => {
      const isRefused = error instanceof CallFailed && error.reason !== 'network'
      if (isRefused) taken.current = undefined
      if (isRefused && error.reason === 'card-known') return { errors: { number: error.message } }
      const isFault = isRefused && error.httpStatus >= 500
      return { failure: isFault ? texts.notProcessed : failureText(error, messages) }
    },
  })
  const set = (field: keyof CardEntry) => (value: string) => {
    setCard((before) => (before[field] === value ? before : { ...before, [field]: value }))
    form.clearError(field)
  }
  return { card, set, form, testNumber: useTestNumber() }
}

function useTestNumber(): string | undefined {
  const [testNumber, setTestNumber] = useState<string>()
  useEffect(() => {
    let isShown = true
    findTestNumber().then(
      (found) => isShown && setTestNumber(found),
      // Whether cards are taken at all is said when the form is sent.
      () => {},
    )
    return () => void (isShown = false)
  }, [])
  return testNumber
}
