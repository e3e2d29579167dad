import { useRef, useState } from 'react'
import type { FieldErrors } from '#contract/check-fields.ts'
import { CallFailed } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import type { addressFieldMax } from '#domain/addresses/address.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import type { Point } from '#domain/branches/distance.ts'
import { useFormSubmit } from '../../ui/use-form-submit.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { User } from '../../shopper/shopper.tsx'
import { openSignIn } from '../../shopper/sign-in-dialog.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { newAddressMessages } from '../../messages/new-address.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressPin } from './address-pin.tsx'
import { newKey } from './place-order.ts'
import type { Address } from './use-addresses.ts'
import { type Zones, branchesOutOfReach, useZones } from './use-zones.ts'

interface Props {
  branchCodes: readonly number[]
  user: User
  onCreated: (address: Address) => void
  /** Undefined for the first address, where there is no list to go back to. */
  onCancel: (() => void) | undefined
}

// The messages of these refusals are about the location, so they are shown at the map.
const locationRefusals = new Set(['address-too-close', 'address-outside-zones'])

/** The form of a new address (ACCOUNT-16). Its fields are checked by the contract's schema before it is sent. */
export default function NewAddress({ branchCodes, user, onCreated, onCancel }: Props) {
  const messages = useMessages(checkoutMessages)
  const texts = useMessages(newAddressMessages)
  const zones = useZones(branchCodes)
  const [pin, setPin] = useState<Point>()
  const { ref, errors, failure, isSending, onSubmit, clearError, clearFailure } = useNewAddress(zones, pin, onCreated)
  const correct = (field: string) => {
    clearError(field)
    clearFailure()
  }
  const count = Object.keys(errors).length
  return (
    <form
      ref={ref}
      noValidate
      onInput={({ target }) => correct((target as HTMLInputElement).name)}
      aria-label={messages.newAddress}
      className="mt-4 rounded-md bg-sunken p-4 sm:p-5"
      onSubmit={onSubmit}
    >
      <AddressFields errors={errors} phone={user.phone} />
      <AddressPin
        branchCodes={branchCodes}
        zones={zones}
        pin={pin}
        error={errors['pin']}
        onPin={(place) => {
          setPin(place)
          correct('pin')
        }}
      />
      <p role="alert" className="text-sm font-medium text-danger not-empty:mt-4">
        {failure ?? (count > 0 ? texts.fixFields(count) : '')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className="button button-primary max-sm:w-full" disabled={isSending}>
          {isSending ? texts.saving : texts.saveAddress}
        </button>
        {onCancel && (
          <button type="button" className="button bg-raised text-ink hover:bg-line max-sm:w-full" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  )
}

/** Submits the form with its pin. The same address is sent again under the same key, so that it is created once. */
function useNewAddress(zones: Zones | undefined, pin: Point | undefined, onCreated: Props['onCreated']) {
  const messages = useMessages(checkoutMessages)
  const texts = useMessages(newAddressMessages)
  const language = useLanguage()
  const sent = useRef({ key: '', body: '' })
  const values = () => ({
    ...fieldsOf(new FormData(form.ref.current ?? undefined)),
    latitud: pin?.lat ?? Number.NaN,
    longitud: pin?.lng ?? Number.NaN,
  })

  async function check(): Promise<FieldErrors> {
    const { latitud, longitud, ...errors } = await checkAddress(values(), language)
    // A location that is missing or outside the country is reported once, at the map.
    if (!pin) return { ...errors, pin: texts.pinMissing }
    const isOutside = latitud || longitud || (zones && branchesOutOfReach(zones, pin).length > 0)
    return isOutside ? { ...errors, pin: messages.outOfRange } : errors
  }

  async function send(): Promise<void> {
    const { createAddress } = await import('#contract/addresses.ts')
    const address = values()
    const body = JSON.stringify(address)
    if (sent.current.body !== body) sent.current = { key: newKey(), body }
    onCreated(await browserClient.call(createAddress, address, { idempotencyKey: sent.current.key }))
  }

  const form = useFormSubmit<string>({
    check,
    send,
    present(error) {
      if (!(error instanceof CallFailed) || error.reason === 'network') return { failure: messages.connection }
      if (error.httpStatus === 401) {
        openSignIn({ then: form.submit })
        return { failure: undefined }
      }
      const text = error.message || messages.unexpected
      return locationRefusals.has(error.reason) ? { errors: { pin: text } } : { failure: text }
    },
  })
  return form
}

/** The errors of the fields by the contract's schema, which is loaded with the first submit. */
async function checkAddress(fields: Record<string, unknown>, language: Language): Promise<FieldErrors> {
  const [{ createAddress }, { fieldMessage }] = await Promise.all([
    import('#contract/addresses.ts'),
    import('#contract/field-messages.ts'),
  ])
  const { error } = createAddress.input.safeParse(fields)
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [String(issue.path[0]), fieldMessage(issue, language)]),
  )
}

function fieldsOf(form: FormData) {
  const text = (name: keyof typeof addressFieldMax | 'phone') => String(form.get(name) ?? '').trim()
  return {
    name: text('name'),
    phone: toE164Digits(text('phone')) ?? text('phone'),
    province: text('province'),
    city: text('city'),
    sector: text('sector'),
    street: text('street'),
    house: text('house'),
    number: text('number'),
    reference: text('reference'),
    directions: text('directions'),
  }
}
