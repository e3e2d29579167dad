import { useRef, useState } from 'react'
import { isKnownTaxId, isRnc, isTaxId, refusalOfTaxId } from '#domain/tax-id/rnc.ts'
import { isRegistered } from '#domain/tax-id/taxpayer.ts'
import { changeCheckout } from '../../checkout/checkout-state.ts'
import { orderReviewMessages } from '../../messages/order-review.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BusinessTaxId } from './business-tax-id.tsx'
import type { FoundTaxpayer } from './use-taxpayer.ts'

const taxIdMax = 20

interface Props {
  value: string
  taxpayer: FoundTaxpayer
  isSubmitted: boolean
}

/**
 * The tax number of a receipt. A valid one is acknowledged while it is typed, with the name that the tax authority's
 * register has for it (TAXPAYER-9); an error shows after the field or the step is left. While it is empty, the number of
 * the customer's business is offered below it.
 */
export function TaxIdField({ value, taxpayer, isSubmitted }: Props) {
  const messages = useMessages(orderReviewMessages)
  const [isLeft, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isWrong = value.trim() !== '' && !isKnownTaxId(value, taxpayer.status)
  const change = (text: string) => changeCheckout({ taxId: text.replace(/[^\d -]/g, '') })
  return (
    <div className="mt-5 max-w-md">
      <TextField
        ref={field}
        name="rnc"
        label={messages.taxReceipt}
        optional={`· ${messages.optional}`}
        hint={
          <span aria-live="polite" className="wrap-anywhere">
            <TaxIdHint value={value} taxpayer={taxpayer} />
          </span>
        }
        error={isWrong && (isSubmitted || isLeft) ? messages.taxReceiptInvalid : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={taxIdMax}
        value={value}
        onBlur={() => setLeft(true)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {value === '' && (
        <BusinessTaxId
          onChoose={(taxId) => {
            change(taxId)
            // The button goes, and would take the focus with it.
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function TaxIdHint({ value, taxpayer: { status, name } }: Pick<Props, 'value' | 'taxpayer'>) {
  const messages = useMessages(orderReviewMessages)
  const code = isKnownTaxId(value, status) ? refusalOfTaxId(value, false, status)?.code : undefined
  if (code === 'taxpayer-ended') return messages.taxpayerEnded(name)
  if (code === 'tax-id-not-registered') return messages.rncNotRegistered
  if (isRegistered(status)) return <Accepted text={messages.taxReceiptFor(name)} />
  if (!isTaxId(value)) return messages.taxReceiptHint
  return <Accepted text={isRnc(value) ? messages.taxReceiptRnc : messages.taxReceiptCedula} />
}

function Accepted({ text }: { text: string }) {
  return (
    <>
      <Icon name="check" className="mr-1 size-4 align-[-0.15em]" />
      {text}
    </>
  )
}
