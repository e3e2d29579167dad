import { useId, useState } from 'react'
import { addressFieldMax } from '#domain/addresses/address.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { newAddressMessages } from '../../messages/new-address.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { FieldErrors } from '#contract/check-fields.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { FieldLayout, TextField, fieldAttributes } from '../../ui/text-field.tsx'

/** The text fields of an address. The list of municipalities depends on the chosen province. */
export function AddressFields({ errors, phone }: { errors: FieldErrors; phone: string }) {
  const messages = useMessages(newAddressMessages)
  const { optional } = useMessages(checkoutMessages)
  const [province, setProvince] = useState('')
  const text = (name: keyof typeof addressFieldMax, autoComplete: string) => ({
    name,
    autoComplete,
    error: errors[name],
    maxLength: addressFieldMax[name],
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...text('name', 'off')}
        label={messages.addressName}
        placeholder={messages.addressNameHint}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={messages.phone}
        error={errors['phone']}
        defaultValue={formatPhone(phone)}
        maxLength={30}
        autoComplete="tel"
        required
      />
      <SelectField
        name="province"
        label={messages.province}
        error={errors['province']}
        options={Object.keys(provinces)}
        autoComplete="address-level1"
        onChoose={setProvince}
      />
      <SelectField
        key={province}
        name="city"
        label={messages.municipality}
        error={errors['city']}
        options={provinces[province] ?? []}
        autoComplete="address-level2"
      />
      <TextField {...text('sector', 'address-level3')} label={messages.sector} required />
      <TextField {...text('street', 'address-line1')} label={messages.street} required />
      <TextField {...text('number', 'off')} label={messages.number} placeholder={messages.numberHint} />
      <TextField {...text('house', 'address-line2')} label={messages.house} placeholder={messages.houseHint} />
      <TextField
        {...text('reference', 'off')}
        label={messages.reference}
        placeholder={messages.referenceHint}
        optional={`· ${optional}`}
      />
      <DirectionsField error={errors['directions']} />
    </div>
  )
}

/** How to find the door, in the customer's own words. */
function DirectionsField({ error }: { error: string | undefined }) {
  const messages = useMessages(newAddressMessages)
  const { optional } = useMessages(checkoutMessages)
  const id = useId()
  return (
    <FieldLayout id={id} label={messages.directions} optional={`· ${optional}`} error={error} className="sm:col-span-2">
      <textarea
        {...fieldAttributes(id, error)}
        name="directions"
        rows={3}
        maxLength={addressFieldMax.directions}
        placeholder={messages.directionsHint}
        className="field h-auto py-2"
        autoComplete="off"
      />
    </FieldLayout>
  )
}

interface SelectProps {
  name: string
  label: string
  error: string | undefined
  options: readonly string[]
  autoComplete: string
  onChoose?: (value: string) => void
}

function SelectField({ name, label, error, options, autoComplete, onChoose }: SelectProps) {
  const messages = useMessages(newAddressMessages)
  const id = useId()
  // The only municipality of a province is chosen from the start.
  const only = options.length === 1 ? options[0] : ''
  return (
    <FieldLayout id={id} label={label} error={error}>
      <select
        {...fieldAttributes(id, error)}
        name={name}
        className="field"
        defaultValue={only}
        disabled={options.length === 0}
        autoComplete={autoComplete}
        required
        onChange={(event) => onChoose?.(event.currentTarget.value)}
      >
        <option value="">{messages.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldLayout>
  )
}
