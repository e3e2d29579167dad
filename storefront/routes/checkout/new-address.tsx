import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import type { addressFieldMax } from '#domain/addresses/address.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import type { Point } from '#domain/branches/distance.ts'
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
import { branchesOutOfReach, useZones } from './use-zones.ts'

interface Props {
  branchCodes: readonly number[]
  user: User
  onCreated: (address: Address) => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** What is wrong, by the name of a field; `pin` is the place on the map, `form` what no field is to blame for. */
export type Errors = Readonly<Record<string, string>>

// The sentences of these refusals speak of the place.
const placeRefusals = new Set(['address-too-close', 'address-outside-zones'])

/** A new address of the customer, checked by the contract here and there (ACCOUNT-16). */
export default function NewAddress({ branchCodes, user, onCreated, onCancel }: Props) {
  const messages = useMessages(checkoutMessages)
  const texts = useMessages(newAddressMessages)
  const language = useLanguage()
  const zones = useZones(branchCodes)
  const [pin, setPin] = useState<Point>()
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isAtWork = useRef(false)
  const sent = useRef({ key: '', body: '' })

  const shouldFocus = useRef(false)
  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
  }, [errors])

  function show(next: Errors): void {
    shouldFocus.current = true
    setErrors(next)
  }

  /** What is being mended is no longer marked. */
  function mend(name: string): void {
    setErrors(({ [name]: _, form: __, ...others }) => others)
  }

  async function save(): Promise<void> {
    if (isAtWork.current || !form.current) return
    isAtWork.current = true
    setSaving(true)
    try {
      const fields = {
        ...fieldsOf(new FormData(form.current)),
        latitud: pin?.lat ?? Number.NaN,
        longitud: pin?.lng ?? Number.NaN,
      }
      const { createAddress } = await import('#contract/addresses.ts')
      const found = await errorsOf(fields)
      if (!pin) found['pin'] = texts.pinMissing
      else if (zones && branchesOutOfReach(zones, pin).length > 0) found['pin'] = messages.outOfRange
      if (Object.keys(found).length > 0) return show(found)
      setErrors({})
      const body = JSON.stringify(fields)
      if (sent.current.body !== body) sent.current = { key: newKey(), body }
      onCreated(await browserClient.call(createAddress, fields, { idempotencyKey: sent.current.key }))
    } catch (error) {
      refused(error)
    } finally {
      isAtWork.current = false
      setSaving(false)
    }
  }

  async function errorsOf(fields: Record<string, unknown>): Promise<Record<string, string>> {
    const [{ createAddress }, { fieldMessage }] = await Promise.all([
      import('#contract/addresses.ts'),
      import('#contract/field-messages.ts'),
    ])
    const result = createAddress.input.safeParse(fields)
    const issues = result.success ? [] : result.error.issues
    // The place is missing or outside the country: one sentence at the map.
    return Object.fromEntries(
      issues.map((issue) =>
        /^(latitud|longitud)$/.test(String(issue.path[0]))
          ? ['pin', messages.outOfRange]
          : [String(issue.path[0]), fieldMessage(issue, language)],
      ),
    )
  }

  function refused(error: unknown): void {
    if (!(error instanceof CallFailed) || error.reason === 'network') return show({ form: messages.connection })
    if (error.httpStatus === 401) return openSignIn({ then: () => void save() })
    if (error.data.errors)
      return show(Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message])))
    show({ [placeRefusals.has(error.reason) ? 'pin' : 'form']: error.message || messages.unexpected })
  }

  const count = Object.keys(errors).filter((name) => name !== 'form').length
  return (
    <form
      ref={form}
      noValidate
      onInput={({ target }) => mend((target as HTMLInputElement).name)}
      aria-label={messages.newAddress}
      className="mt-4 rounded-md bg-sunken p-4 sm:p-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <AddressFields errors={errors} phone={user.phone} />
      <AddressPin
        branchCodes={branchCodes}
        zones={zones}
        pin={pin}
        error={errors['pin']}
        onPin={(place) => {
          setPin(place)
          mend('pin')
        }}
      />
      <p role="alert" className="text-sm font-medium text-danger not-empty:mt-4">
        {errors['form'] ?? (count > 0 ? texts.fixFields(count) : '')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className="button button-primary max-sm:w-full" disabled={isSaving}>
          {isSaving ? texts.saving : texts.saveAddress}
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
    reference: text('reference'),
  }
}
