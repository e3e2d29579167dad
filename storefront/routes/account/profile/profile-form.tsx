import { type ChangeEvent, useId, useRef, useState } from 'react'
import { genders } from '#contract/profile.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { profileMessages } from '../../../messages/profile.ts'
import { proofMessages } from '../../../messages/proof.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PhoneConfirmationDialog } from '../../../shopper/phone-confirmation/on-demand-dialog.ts'
import { ProofDialog } from '../../../shopper/sign-in/on-demand-proof.ts'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { FieldLayout, TextField, fieldAttributes } from '../../../ui/text-field.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { Email, Phone } from './contact-fields.tsx'
import type { PhoneStatus } from './phone-status.ts'
import { type ProfileValues, type StoredProfile, useProfileForm } from './use-profile-form.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'

const ConfirmIdentification = onDemand(
  () => import('./confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

const UnsavedChanges = onDemand(() => import('../../../navigation/unsaved-changes.tsx'))

interface Props {
  stored: StoredProfile
  phoneStatus: PhoneStatus
  onSaved: (stored: StoredProfile) => void
  onPhoneConfirmed: (phone: string) => void
}

/** The form of the profile. It sends the changed fields alone, and asks about a national ID with a wrong check digit. */
export function ProfileForm({ stored, phoneStatus, onSaved, onPhoneConfirmed }: Props) {
  const messages = useMessages(profileMessages)
  const proofTexts = useMessages(proofMessages)
  const { values, set, form, isChanged, question, proof } = useProfileForm(stored, onSaved)
  const { ref, errors, failure, isSending, onSubmit } = form
  const [isConfirming, setConfirming] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const of = <Name extends keyof ProfileValues>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onValue: (value: string) => set(name, value),
  })
  return (
    <>
      <form ref={ref} noValidate onSubmit={onSubmit} aria-label={messages.title} className="card p-4 sm:p-6">
        <h2 className="font-bold">{messages.aboutYou}</h2>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <PersonalFields of={of} />
        </div>
        <h2 className="mt-7 border-t border-line pt-6 font-bold">{messages.contact}</h2>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <Email email={stored.user.email} />
          <Phone
            {...of('phone')}
            stored={stored.user.phone}
            status={phoneStatus}
            onConfirm={() => setConfirming(true)}
            changeButton={changeButton}
          />
        </div>
        <FormFailure failure={failure} errors={errors} />
        <button type="submit" className="button button-primary mt-7 max-sm:w-full" aria-disabled={isSending}>
          {isSending ? messages.saving : messages.save}
        </button>
        <ConfirmIdentification isNeeded={question.isOpen} number={values.identification} {...question} />
      </form>
      <UnsavedChanges isNeeded={isChanged} isChanged={isChanged} />
      {/* Outside the form: they have forms of their own. */}
      <ProofDialog isNeeded={proof.isOpen} title={proofTexts.title} {...proof} />
      <PhoneConfirmationDialog
        isNeeded={isConfirming}
        isOpen={isConfirming}
        isChange={phoneStatus.isConfirmed}
        onConfirmed={(phone) => {
          setConfirming(false)
          set('phone', formatPhone(phone))
          onPhoneConfirmed(phone)
        }}
        onClose={() => setConfirming(false)}
        onClosed={() => {
          // The button that confirmed the number is gone with its field. The browser may not have noticed yet that the
          // field for the code is no longer shown.
          const focused = document.activeElement
          if (focused === document.body || focused?.closest('dialog')) changeButton.current?.focus()
        }}
      />
    </>
  )
}

interface PersonalFieldsProps {
  of: (name: keyof ProfileValues) => GenderFieldProps
}

function PersonalFields({ of }: PersonalFieldsProps) {
  const messages = useMessages(profileMessages)
  const text = (name: keyof ProfileValues) => {
    const { onValue, ...field } = of(name)
    return { ...field, name, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onValue(target.value) }
  }
  return (
    <>
      <TextField {...text('first_name')} label={messages.firstName} autoComplete="given-name" maxLength={99} />
      <TextField {...text('last_name')} label={messages.lastName} autoComplete="family-name" maxLength={99} />
      <TextField
        {...text('identification')}
        label={messages.identification}
        optional={messages.optional}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        placeholder="000-0000000-0"
      />
      <GenderField {...of('gender')} />
      <BirthDateField {...of('date_of_birth')} />
    </>
  )
}

interface GenderFieldProps {
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

function GenderField({ value, error, onValue }: GenderFieldProps) {
  const messages = useMessages(profileMessages)
  const id = useId()
  return (
    <FieldLayout id={id} label={messages.gender} optional={messages.optional} error={error}>
      <select
        {...fieldAttributes(id, error)}
        name="gender"
        autoComplete="sex"
        className="field"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {(['', ...genders] as const).map((gender) => (
          <option key={gender} value={gender}>
            {messages.genders[gender]}
          </option>
        ))}
      </select>
    </FieldLayout>
  )
}
