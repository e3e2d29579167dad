import { useId, useState } from 'react'
import { addressFieldMax } from '#domain/addresses/address.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { newAddressMessages } from '../../messages/new-address.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Errors } from './new-address.tsx'
import { provinces } from './provinces.ts'
import { FieldError, TextField } from './text-field.tsx'

/** The text fields of an address. The list of municipalities depends on the chosen province. */
export function AddressFields({ errors, phone }: { errors: Errors; phone: string }) {
  const messages = useMessages(newAddressMessages)
  const [province, setProvince] = useState('')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="name"
        label={messages.addressName}
        placeholder={messages.addressNameHint}
        error={errors['name']}
        maxLength={addressFieldMax.name}
        autoComplete="off"
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
      <TextField
        name="sector"
        label={messages.sector}
        error={errors['sector']}
        maxLength={addressFieldMax.sector}
        autoComplete="address-level3"
        required
      />
      <TextField
        name="street"
        label={messages.street}
        error={errors['street']}
        maxLength={addressFieldMax.street}
        autoComplete="address-line1"
        required
      />
      <TextField
        name="house"
        label={messages.house}
        error={errors['house']}
        maxLength={addressFieldMax.house}
        autoComplete="address-line2"
        required
      />
      <TextField
        name="reference"
        label={messages.reference}
        placeholder={messages.referenceHint}
        error={errors['reference']}
        maxLength={addressFieldMax.reference}
        autoComplete="off"
        isOptional
      />
    </div>
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
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="field"
        defaultValue={only}
        disabled={options.length === 0}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        required
        onChange={(event) => onChoose?.(event.currentTarget.value)}
      >
        <option value="">{messages.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
