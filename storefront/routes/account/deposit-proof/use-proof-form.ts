import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { fileProof } from '#contract/deposit-proofs.ts'
import { toDecimal } from '#domain/money/money.ts'
import { depositProofMessages } from '../../../messages/deposit-proof.ts'
import { uploadMessages } from '../../../messages/upload.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useDraft } from '../../../shopper/use-draft.ts'
import { useRepeatKey } from '../../../shopper/use-repeat-key.ts'
import { useUpload } from '../../../shopper/use-upload.ts'
import { checkInput } from '../../../ui/check-input.ts'
import { notify } from '../../../ui/notify.ts'
import { fileMessage } from '../../../ui/picture-file.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { parseAmount } from '../../checkout/parse-amount.ts'
import type { Proof, WaitingDeposit } from './waiting-deposit.ts'

const loadSchema = async () => (await import('#schemas/deposit-proofs.ts')).fileProof.input

/** The names of the pictures on the wire. */
export const pictureNames = ['proof_1', 'proof_2', 'proof_3', 'proof_4', 'proof_5'] as const
type PictureName = (typeof pictureNames)[number]

export interface ProofFormProps {
  globalId: string
  deposit: WaitingDeposit
  onSent: (proof: Proof) => void
  /** The store knows of a proof that this page has not seen. */
  onStale: () => void
}

interface ChosenFile {
  file: File | undefined
  /** Why the file that was chosen last cannot be sent. */
  error: string | undefined
}

/**
 * The texts and pictures of a proof, and its submission with progress. The amount begins as the sum that waits. The texts
 * survive a reload, as long as the same sum waits (PAYMENT-15).
 */
export function useProofForm({ globalId, deposit, onSent, onStale }: ProofFormProps) {
  const messages = useMessages(depositProofMessages)
  const language = useLanguage()
  const draft = useDraft(`deposit-proof-${globalId}-${deposit.waitingCentavos}`, {
    bank: deposit.accounts.length === 1 ? (deposit.accounts[0]?.bank ?? '') : '',
    document_id: '',
    amount: toDecimal(deposit.waitingCentavos).toFixed(2),
  })
  const values = { ...draft.values, bank: knownBank(draft.values.bank, deposit) }
  const [chosen, setChosen] = useState<Partial<Record<PictureName, ChosenFile>>>({})
  const upload = useUpload()
  const keyOf = useRepeatKey()

  function input() {
    const centavos = parseAmount(values.amount)
    // What is no amount goes to the check as it is, which says so beside the field.
    return { ...values, amount: centavos === undefined ? values.amount : toDecimal(centavos), global_id: globalId }
  }

  async function check() {
    const errors = await checkInput(loadSchema, input(), language)
    for (const [name, { file, error }] of Object.entries(chosen)) if (!file && error) errors[name] = error
    if (!chosen.proof_1?.file) errors['proof_1'] ??= fileMessage('file-required', language)
    return errors
  }

  async function send(): Promise<void> {
    const files = Object.fromEntries(pictureNames.map((name) => [name, chosen[name]?.file]))
    const body = input()
    const proof = await upload.send(fileProof, body, files, keyOf(body, files))
    draft.clear()
    notify({ id: 'proof', tone: 'success', text: messages.submitted })
    onSent(proof)
  }

  const form = useFormSubmit<string>({ check, send, present: usePresent(onStale) })
  return {
    values,
    chosen,
    form,
    upload,
    set(name: keyof typeof values, value: string) {
      draft.set(name, value)
      form.clearError(name)
      form.clearFailure()
    },
    choose(name: PictureName, file: File | undefined, error: string | undefined) {
      setChosen((before) => ({ ...before, [name]: { file, error } }))
      form.clearError(name)
    },
  }
}

/** The bank that was chosen, unless the store has taken its account away since; any text where it shows none to choose. */
function knownBank(bank: string, { accounts }: WaitingDeposit): string {
  return accounts.length === 0 || accounts.some((account) => account.bank === bank) ? bank : ''
}

/** How the form shows an error other than those of its fields. A known deposit may be this one, sent before. */
function usePresent(onStale: () => void) {
  const uploads = useMessages(uploadMessages)
  const { failed } = useMessages(depositProofMessages)
  return (error: unknown) => {
    if (!(error instanceof CallFailed)) return { failure: failed }
    if (error.reason === 'canceled') return { failure: uploads.canceled }
    if (error.reason === 'network') return { failure: uploads.connection }
    if (error.reason === 'not-found') onStale()
    if (error.reason === 'deposit-known') {
      onStale()
      return { errors: { document_id: error.message } }
    }
    return { failure: error.httpStatus >= 500 ? failed : error.message || failed }
  }
}
