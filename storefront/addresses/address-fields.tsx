import { type ReactNode, useId, useState } from 'react'
import { addressFieldMax } from '#domain/addresses/address.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { FieldErrors } from '#contract/field-errors.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { PhoneField } from '../shopper/sign-in/phone-field.tsx'
import type { Address } from './address.ts'
import type { AddressDraft } from './address-draft.ts'
import { NameField } from './name-field.tsx'
import { FieldLayout, TextField, fieldAttributes } from '../ui/text-field.tsx'

interface Props {
  errors: FieldErrors
  /** The phone number of a new address. */
  phone: string
  /** The address that changes. */
  address: Address | undefined
  /** What the fields begin with: the values of the address, or what was written before a reload. */
  initial: AddressDraft
  /** The names of the customer's addresses, once they are known. */
  namesInUse: readonly string[] | undefined
}

/** Where an address is, in words: above the map on a narrow screen, beside it on a wide one. */
export function PlaceFields({ errors, initial }: Pick<Props, 'errors' | 'initial'>) {
  const messages = useMessages(addressFormMessages)
  const text = (name: keyof typeof addressFieldMax, autoComplete: string) => ({
    name,
    defaultValue: initial[name],
    autoComplete,
    error: errors[name],
    maxLength: addressFieldMax[name],
  })
  return (
    <FieldGrid legend={messages.place}>
      <TextField {...text('street', 'address-line1')} label={messages.street} required />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[15rem]:grid-cols-2">
        <TextField
          {...text('number', 'off')}
          label={messages.number}
          // Of both fields: as wide as their columns.
          hint={<span className="block @min-[15rem]:w-[calc(200%+1rem)]">{messages.oneIsEnough}</span>}
        />
        <TextField {...text('house', 'address-line2')} label={messages.house} />
      </div>
      <TextField
        {...text('sector', 'address-level3')}
        className="@min-[34rem]:col-span-2"
        label={messages.sector}
        required
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[26rem]:grid-cols-2 @min-[34rem]:col-span-2">
        <RegionFields errors={errors} initial={initial} />
      </div>
      <TextField
        {...text('reference', 'off')}
        className="@min-[34rem]:col-span-2"
        label={messages.reference}
        hint={messages.referenceHint}
        optional={`·\u00A0${messages.optional}`}
      />
      <MoreDirections error={errors['directions']} stored={initial.directions} />
    </FieldGrid>
  )
}

/** Whom the messenger calls, what the customer calls the address, and whether it is the default one. */
export function ContactFields({ errors, phone, address, initial, namesInUse }: Props) {
  const messages = useMessages(addressFormMessages)
  return (
    <FieldGrid legend={messages.contact}>
      <PhoneAndName {...{ errors, phone, address, initial, namesInUse }} />
      {!address?.default && <MakeDefault isChosen={initial.default} />}
    </FieldGrid>
  )
}

function FieldGrid({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="font-bold">{legend}</legend>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 @min-[34rem]:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** Whom the messenger calls, and what the customer calls the address. */
function PhoneAndName({ errors, phone, address, initial, namesInUse }: Props) {
  const messages = useMessages(addressFormMessages)
  const [phoneText, setPhone] = useState(() => formatPhone(initial.phone ?? phone))
  const columns = address ? '@min-[26rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${columns} @min-[34rem]:col-span-2 @min-[34rem]:grid-cols-2 @min-[46rem]/address:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @min-[46rem]/address:gap-x-8`}
    >
      <PhoneField
        name="phone"
        label={messages.phone}
        error={errors['phone']}
        hint={messages.phoneHint}
        value={phoneText}
        isCompact={false}
        isRequired
        onValue={setPhone}
      />
      <NameField initial={initial.name} error={errors['name']} namesInUse={namesInUse} isNew={!address} />
    </div>
  )
}

function MakeDefault({ isChosen }: { isChosen: boolean | undefined }) {
  const messages = useMessages(addressFormMessages)
  return (
    <label className="-my-2.5 flex min-h-11 items-center gap-3 font-semibold wrap-anywhere @min-[34rem]:col-span-2">
      <input type="checkbox" name="default" defaultChecked={isChosen} className="size-5 shrink-0" />
      {messages.makeDefault}
    </label>
  )
}

interface MoreProps {
  error: string | undefined
  stored: string | undefined
}

/** How to find the door in the customer's own words, folded until it is needed. */
function MoreDirections({ error, stored }: MoreProps) {
  const messages = useMessages(addressFormMessages)
  return (
    <details className="-my-2.5 @min-[34rem]:col-span-2" open={Boolean(stored)}>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold">
        {messages.moreDirections}
      </summary>
      <div className="mt-1.5 mb-2.5">
        <DirectionsField error={error} stored={stored} />
      </div>
    </details>
  )
}

/** The province, and the municipalities of the chosen one. */
function RegionFields({ errors, initial }: Pick<Props, 'errors' | 'initial'>) {
  const messages = useMessages(addressFormMessages)
  const [province, setProvince] = useState(initial.province ?? '')
  return (
    <>
      <SelectField
        name="province"
        label={messages.province}
        error={errors['province']}
        options={Object.keys(provinces)}
        stored={initial.province}
        autoComplete="address-level1"
        onChoose={setProvince}
      />
      <SelectField
        key={province}
        name="city"
        label={messages.municipality}
        error={errors['city']}
        options={provinces[province] ?? []}
        stored={province === initial.province ? initial.city : undefined}
        autoComplete="address-level2"
      />
    </>
  )
}

function DirectionsField({ error, stored }: MoreProps) {
  const messages = useMessages(addressFormMessages)
  const id = useId()
  return (
    <FieldLayout
      id={id}
      label={messages.directions}
      optional={`·\u00A0${messages.optional}`}
      hint={error ? undefined : messages.directionsHint}
      error={error}
    >
      <textarea
        {...fieldAttributes(id, error, !error)}
        name="directions"
        rows={3}
        defaultValue={stored}
        maxLength={addressFieldMax.directions}
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
  /** The stored value, which is a choice even where it is none of the options. */
  stored: string | undefined
  autoComplete: string
  onChoose?: (value: string) => void
}

function SelectField({ name, label, error, options: known, stored, autoComplete, onChoose }: SelectProps) {
  const messages = useMessages(addressFormMessages)
  const id = useId()
  const options = !stored || known.includes(stored) ? known : [stored, ...known]
  // The only municipality of a province is chosen from the start.
  const only = options.length === 1 ? options[0] : ''
  return (
    <FieldLayout id={id} label={label} error={error}>
      <select
        {...fieldAttributes(id, error)}
        name={name}
        className="field disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted"
        defaultValue={stored ?? only}
        disabled={options.length === 0}
        autoComplete={autoComplete}
        required
        onChange={(event) => onChoose?.(event.currentTarget.value)}
      >
        <option value="">{options.length > 0 ? messages.choose : messages.provinceFirst}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldLayout>
  )
}
