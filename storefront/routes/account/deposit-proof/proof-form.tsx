import { type ChangeEvent, useId, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { missingDeposit } from '#domain/payments/missing-deposit.ts'
import { depositProofMessages } from '../../../messages/deposit-proof.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { PictureField } from '../../../ui/picture-field.tsx'
import { FieldLayout, TextField, fieldAttributes } from '../../../ui/text-field.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import { parseAmount } from '../../checkout/parse-amount.ts'
import { type ProofFormProps, pictureNames, useProofForm } from './use-proof-form.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The form of a proof: bank, number of the document, amount, and one to five pictures (PAYMENT-15). */
export function ProofForm(props: ProofFormProps) {
  const messages = useMessages(depositProofMessages)
  const { values, chosen, choose, set, form, upload } = useProofForm(props)
  const { ref, errors, failure, isSending, onSubmit } = form
  const lacksCentavos = missingDeposit(props.deposit.waitingCentavos, [parseAmount(values.amount) ?? Infinity])
  const text = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} aria-labelledby="deposit-proof" className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <BankField {...text('bank')} banks={[...new Set(props.deposit.accounts.map(({ bank }) => bank))]} />
        <TextField
          {...text('document_id')}
          label={messages.documentId}
          hint={messages.documentHint}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          {...text('amount')}
          label={messages.amount}
          hint={lacksCentavos > 0 ? messages.lacks(formatMoney(lacksCentavos)) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <Pictures chosen={chosen} errors={errors} isDisabled={isSending} onFile={choose} />
      <FormFailure failure={failure} errors={errors} className="empty:hidden" />
      <UploadProgress part={upload.part} onCancel={upload.cancel} />
      <button type="submit" className="button button-primary self-start max-sm:w-full" aria-disabled={isSending}>
        {isSending ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}

interface BankProps {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  banks: readonly string[]
}

/** The bank among those of the store's accounts; a text where the store has taken its accounts away since. */
function BankField({ banks, error, ...field }: BankProps) {
  const messages = useMessages(depositProofMessages)
  const id = useId()
  if (banks.length === 0)
    return <TextField {...field} error={error} label={messages.bank} autoComplete="off" maxLength={60} />
  return (
    <FieldLayout id={id} label={messages.bank} error={error}>
      <select {...fieldAttributes(id, error)} className="field" {...field}>
        <option value="">{messages.chooseOne}</option>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </select>
    </FieldLayout>
  )
}

interface PicturesProps {
  chosen: ReturnType<typeof useProofForm>['chosen']
  errors: Record<string, string>
  isDisabled: boolean
  onFile: ReturnType<typeof useProofForm>['choose']
}

/** The fields of the pictures: one at first, and a button that adds another while all of them are filled. */
function Pictures({ chosen, errors, isDisabled, onFile }: PicturesProps) {
  const messages = useMessages(depositProofMessages)
  const [count, setCount] = useState(1)
  const shown = pictureNames.slice(0, count)
  const canAdd = count < pictureNames.length && shown.every((name) => chosen[name]?.file)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {shown.map((name, index) => (
          <PictureField
            key={name}
            label={messages.picture(index + 1)}
            optional={index > 0 ? messages.optional : undefined}
            file={chosen[name]?.file}
            error={errors[name] ?? chosen[name]?.error}
            isDisabled={isDisabled}
            onFile={(file, error) => onFile(name, file, error)}
          />
        ))}
      </div>
      {canAdd && (
        <button type="button" className="button button-quiet self-start" onClick={() => setCount(count + 1)}>
          <Icon name="plus" className="size-4.5" />
          {messages.another}
        </button>
      )}
    </>
  )
}
