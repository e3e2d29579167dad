import { type RefObject, useRef } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import type { addressFieldMax } from '#domain/addresses/address.ts'
import { addressName } from '#domain/addresses/address-name.ts'
import type { Point } from '#domain/branches/distance.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { newKey } from '../shopper/idempotency-key.ts'
import { openSignIn } from '../shopper/sign-in-dialog.ts'
import { dismiss, notify } from '../ui/notify.ts'
import { useFormSubmit } from '../ui/use-form-submit.ts'
import type { Address } from './address.ts'
import type { Confirmation } from './use-confirmation.ts'

interface Options {
  /** The address to change; undefined for a new one. */
  address: Address | undefined
  latestPin: RefObject<Point | undefined>
  /** Whether the address is stored without a place; the pin is then not sent. */
  isPlaceless: boolean
  /** Whether the pin is known to lie where a needed branch does not deliver. */
  isRefused: boolean
  confirmation: Confirmation
  onSaved: (address: Address) => void
}

// The messages of these refusals are about the location, so they are shown at the map.
const locationRefusals = new Set([
  'address-too-close',
  'address-moved-too-close',
  'address-outside-zones',
  'address-unreachable',
])

/** Submits the form with its pin. The same new address is sent again under the same key, so that it is created once. */
export function useAddressForm({ address, latestPin, isPlaceless, isRefused, confirmation, onSaved }: Options) {
  const messages = useMessages(addressFormMessages)
  const language = useLanguage()
  const sent = useRef({ key: '', body: '' })
  const fields = () => fieldsOf(new FormData(form.ref.current ?? undefined))
  const values = () => ({
    ...fields(),
    name: addressName(fields()),
    ...(!isPlaceless && {
      latitud: latestPin.current?.lat ?? Number.NaN,
      longitud: latestPin.current?.lng ?? Number.NaN,
    }),
  })

  async function check(): Promise<FieldErrors> {
    // Where its code cannot be loaded nothing is refused here: the server checks the same.
    const code = await import('./check-address.ts').catch(() => undefined)
    const { latitud, longitud, name, ...others } = (await code?.checkAddress(values(), language)) ?? {}
    // Without a name of its own what is missing is the street, which has its error.
    const errors = name && fields().name ? { ...others, name } : others
    if (isPlaceless) return errors
    // A location that is missing or outside the country is reported once, at the map.
    if (!latestPin.current) return { ...errors, pin: messages.pinMissing }
    return latitud || longitud || isRefused ? { ...errors, pin: messages.outOfRange } : errors
  }

  async function send(): Promise<void> {
    // What was said about the location before would cover the question about this one.
    dismiss('address')
    if (!(await confirmation.confirm())) return
    const saved = await save(address, values(), sent.current).finally(confirmation.close)
    onSaved(saved)
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
      if (error.reason === 'address-quoted') notify({ id: 'address', tone: 'warning', text })
      if (!locationRefusals.has(error.reason)) return { failure: text }
      notify({ id: 'address', tone: 'warning', text })
      return { errors: { pin: text } }
    },
  })
  return { ...form, readLine: fields }
}

/** Stores the address. `sent` remembers the key of what was sent last. */
async function save(
  address: Address | undefined,
  fields: ReturnType<typeof fieldsOf> & { latitud?: number; longitud?: number },
  sent: { key: string; body: string },
): Promise<Address> {
  const { createAddress, updateAddress } = await import('#contract/addresses.ts')
  if (address) return browserClient.call(updateAddress, { ...fields, id: address.id })
  const body = JSON.stringify(fields)
  if (sent.body !== body) Object.assign(sent, { key: newKey(), body })
  return browserClient.call(createAddress, fields, { idempotencyKey: sent.key })
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
    default: form.get('default') === 'on',
  }
}
