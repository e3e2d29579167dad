import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import { createPartner, updatePartner } from '#contract/partners.ts'
import { digitsOf, formatPhone, toE164Digits } from '#domain/phone/phone.ts'
import { formatNationalId, refusalOfNationalId } from '#domain/tax-id/national-id.ts'
import { notify } from '../../../ui/notify.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { partnersMessages } from '../../../messages/partners.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useRepeatKey } from '../../../shopper/use-repeat-key.ts'
import type { Partner } from './partner.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/partners.ts')).createPartner.input

interface Options {
  partner: Partner | undefined
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
}

const valuesOf = (partner: Partner | undefined) => ({
  full_name: partner?.full_name ?? '',
  identification: formatNationalId(partner?.identification ?? ''),
  identification_confirmed: false,
  whatsapp: partner ? formatPhone(partner.whatsapp) : '',
  default: partner?.default ?? false,
})

type Values = ReturnType<typeof valuesOf>

/**
 * The values of the form and its submission. A number with a wrong check digit is asked about (ACCOUNT-35):
 * `isNumberUnusual` shows the checkbox that confirms it. A number that the partner has already is not asked about.
 */
export function usePartnerForm({ partner, onSaving, onSaved }: Options) {
  const messages = useMessages(partnersMessages)
  const language = useLanguage()
  const [values, setValues] = useState(() => valuesOf(partner))
  const [isNumberUnusual, setNumberUnusual] = useState(false)
  const keyOf = useRepeatKey()
  // A phone number without its country code gets the 1. A text that is no number is sent as typed, so that it is refused.
  const wire = { ...values, whatsapp: toE164Digits(values.whatsapp) ?? values.whatsapp }

  function requestConfirmation(): FieldErrors {
    setNumberUnusual(true)
    return { identification: messages.unusual }
  }

  async function check(): Promise<FieldErrors> {
    const errors = await checkInput(loadSchema, wire, language)
    const isSameNumber = digitsOf(values.identification) === partner?.identification
    const isConfirmed = values.identification_confirmed || isSameNumber
    const isUnusual = !errors['identification'] && refusalOfNationalId(values.identification, isConfirmed)
    return isUnusual ? { ...errors, ...requestConfirmation() } : errors
  }

  async function send(): Promise<void> {
    onSaving(true)
    try {
      if (partner) await browserClient.call(updatePartner, { ...wire, id: partner.id })
      else await browserClient.call(createPartner, wire, { idempotencyKey: keyOf(wire) })
    } finally {
      onSaving(false)
    }
    notify({ id: 'partners', tone: 'success', text: partner ? messages.updated : messages.created })
    onSaved()
  }

  const form = useFormSubmit<string>({
    check,
    send,
    present(error) {
      if (!(error instanceof CallFailed) || error.reason === 'network') return { failure: messages.connection }
      if (error.reason === 'identification-unconfirmed') return { errors: requestConfirmation() }
      if (error.reason === 'identification-taken') return { errors: { identification: error.message } }
      if (error.httpStatus === 404) return { failure: messages.gone }
      return { failure: error.httpStatus < 500 && error.message ? error.message : messages.unexpected }
    },
  })

  function set<N extends keyof Values>(name: N, value: Values[N]): void {
    setValues((others) => ({
      ...others,
      // Another number has to be confirmed anew.
      ...(name === 'identification' && { identification_confirmed: false }),
      [name]: value,
    }))
    if (name === 'identification') setNumberUnusual(false)
    form.clearError(name === 'identification_confirmed' ? 'identification' : name)
    form.clearFailure()
  }

  return { values, set, isNumberUnusual, form }
}
