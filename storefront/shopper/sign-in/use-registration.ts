import { type ChangeEvent, useState } from 'react'
import { register } from '#contract/identity.ts'
import { type CustomerKind, customerKinds } from '#domain/business-profile/business-profile.ts'
import { isCustomerCode, normaliseCustomerCode } from '#domain/customer-codes/customer-code.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import { customerCodeMessages } from '../../messages/customer-code.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../browser-client.ts'
import type { User } from '../shopper.tsx'
import { useDraft } from '../use-draft.ts'
import { nameMissing } from '../../ui/name-missing.ts'
import { randomPassword } from './random-password.ts'
import { useNewPasswordCheck } from './use-password-requirements.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { checkInput } from '../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/identity.ts')).register.input

/** A new customer, who is signed in, with what they said about themselves. */
export interface Registered {
  user: User
  kind: CustomerKind
  /** The customer code that they want to claim. */
  customerCode: string | undefined
}

/** What a reload of the tab and the other tab of the dialog keep: never the password. */
const emptyDraft = {
  kind: 'person',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  customer_code: '',
  policies_accepted: false,
}
const unstored = {
  password: '',
  remember_device: false,
  has_customer_code: false,
  /** The customer chooses the password at the next sign-in; until then it is one that nobody knows. */
  password_later: true,
}

type Draft = typeof emptyDraft
type Unstored = typeof unstored

interface Start {
  email: string
  /** Whether the device is remembered unless the customer says otherwise: without a password each sign-in needs a code. */
  remembers: boolean
}

/** The values of the form, and its submission with the errors of its fields. `text` gives the props of a text field. */
export function useRegistration({ email, remembers }: Start, onRegistered: (registered: Registered) => void) {
  const messages = useMessages(customerCodeMessages)
  const signInTexts = useMessages(signInMessages)
  const language = useLanguage()
  const checkPassword = useNewPasswordCheck()
  const [unknownPassword] = useState(randomPassword)
  const draft = useDraft('visitor-registration', emptyDraft, email ? { email } : {})
  const [others, setOthers] = useState({
    ...unstored,
    remember_device: remembers,
    has_customer_code: draft.values.customer_code !== '',
  })
  const values = { ...draft.values, ...others }
  const { customer_code, has_customer_code, password_later, ...fields } = values
  const password = password_later ? unknownPassword : values.password
  const kind = customerKinds.find((known) => known === values.kind) ?? 'person'
  // A phone number without its country code gets the 1. A text that is no number is sent as typed, so that the store
  // refuses it.
  const wire = {
    ...fields,
    kind,
    password,
    password_confirm: password,
    phone: toE164Digits(values.phone) ?? values.phone,
    language,
  }
  const form = useSignInForm(
    async () => ({
      ...nameMissing(
        checkPassword('password', password, await checkInput(loadSchema, wire, language)),
        wire,
        signInTexts.nothingIn,
      ),
      ...(has_customer_code && !isCustomerCode(customer_code) && { customer_code: messages.codeInvalid }),
    }),
    async () => {
      const { user } = await browserClient.call(register, wire)
      onRegistered({ user, kind, customerCode: has_customer_code ? normaliseCustomerCode(customer_code) : undefined })
    },
  )
  function set<N extends keyof Draft>(name: N, value: Draft[N]): void
  function set<N extends keyof Unstored>(name: N, value: Unstored[N]): void
  function set(name: keyof Draft | keyof Unstored, value: string | boolean): void {
    if (name in unstored) setOthers((before) => ({ ...before, [name]: value }))
    else draft.set(name as keyof Draft, value)
    form.clearError(name)
  }
  const text = (name: Exclude<keyof Draft, 'policies_accepted'> | 'password') => ({
    name,
    enterKeyHint: 'next' as const,
    value: values[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name as 'email', target.value),
  })
  return { values, set, text, form }
}
