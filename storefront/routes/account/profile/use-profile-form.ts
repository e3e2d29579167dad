import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type getProfile, updateProfile } from '#contract/profile.ts'
import { formatPhone, toE164Digits } from '#domain/phone/phone.ts'
import { formatNationalId } from '#domain/tax-id/national-id.ts'
import { formMessages } from '../../../messages/form.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { needsProof } from '../../../shopper/sign-in/on-demand-proof.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { notify } from '../../../ui/notify.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { useNumberQuestion } from './use-number-question.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/profile.ts')).updateProfile.input

export type StoredProfile = ReplyOf<typeof getProfile>

/** The values of the form as they are written in its fields. */
export interface ProfileValues {
  first_name: string
  last_name: string
  phone: string
  identification: string
  date_of_birth: string
  gender: string
}

/**
 * The form's values, its submission, the question about a national ID whose check digit is wrong, and the proof before
 * another number takes the place of a confirmed one.
 */
export function useProfileForm(stored: StoredProfile, onSaved: (stored: StoredProfile) => void) {
  const messages = useMessages(profileMessages)
  const formTexts = useMessages(formMessages)
  const language = useLanguage()
  const { signedIn } = useShopper()
  const [values, setValues] = useState(() => valuesOf(stored))
  const question = useNumberQuestion()
  const [isProving, setProving] = useState(false)

  async function send(): Promise<void> {
    const confirmation = question.takeConfirmation()
    const changed = changesOf(values, stored)
    if (Object.keys(changed).length === 0) return notify({ id: 'profile', tone: 'success', text: messages.unchanged })
    const saved = await browserClient.call(updateProfile, { ...changed, ...confirmation } as object)
    setValues(valuesOf(saved))
    onSaved(saved)
    signedIn(saved.user)
    notify({ id: 'profile', tone: 'success', text: messages.saved })
  }

  function present(error: unknown) {
    const isUnproved = needsProof(error)
    if (isUnproved) setProving(true)
    return { failure: isUnproved || question.opensFor(error) ? undefined : failureText(error, formTexts) }
  }

  const form = useFormSubmit<string>({
    check: () => checkInput(loadSchema, changesOf(values, stored), language),
    send,
    present,
  })
  const set = (name: keyof ProfileValues, value: string) => {
    setValues((others) => ({ ...others, [name]: value }))
    form.clearError(name)
    form.clearFailure()
  }
  const proof = {
    isOpen: isProving,
    onClose: () => setProving(false),
    onProved: () => {
      setProving(false)
      form.submit()
    },
  }
  const isChanged = Object.keys(changesOf(values, stored)).length > 0
  return { values, set, form, isChanged, question: question.dialogOf(form.submit), proof }
}

function valuesOf({ user, profile }: StoredProfile): ProfileValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone: formatPhone(user.phone),
    identification: formatNationalId(user.identification ?? ''),
    date_of_birth: profile.date_of_birth ?? '',
    gender: profile.gender ?? '',
  }
}

/** The fields that differ from what is stored, as the wire has them. */
function changesOf(values: ProfileValues, stored: StoredProfile): Partial<ProfileValues> {
  const before = valuesOf(stored)
  const changed = Object.entries(values)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([name, value]) => value !== before[name as keyof ProfileValues])
  const { phone, ...others } = Object.fromEntries(changed) as Partial<ProfileValues>
  // A text that is no number is sent as typed, so that the check refuses it.
  return phone === undefined ? others : { ...others, phone: toE164Digits(phone) ?? phone }
}
