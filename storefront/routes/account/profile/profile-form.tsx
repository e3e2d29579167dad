import { type ChangeEvent, useId } from 'react'
import { genders } from '#contract/profile.ts'
import { ageMax, ageMin } from '#domain/profile/birth-date.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { profileMessages } from '../../../messages/profile.ts'
import { proofMessages } from '../../../messages/proof.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PhoneField } from '../../../shopper/sign-in/phone-field.tsx'
import { ProofDialog } from '../../../shopper/sign-in/on-demand-proof.ts'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { FieldLayout, TextField, fieldAttributes } from '../../../ui/text-field.tsx'
import { type ProfileValues, type StoredProfile, useProfileForm } from './use-profile-form.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'

const ConfirmIdentification = onDemand(
  () => import('./confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

interface Props {
  stored: StoredProfile
  onSaved: (stored: StoredProfile) => void
}

/** The form of the profile. It sends the changed fields alone, and asks about a national ID with a wrong check digit. */
export function ProfileForm({ stored, onSaved }: Props) {
  const messages = useMessages(profileMessages)
  const proofTexts = useMessages(proofMessages)
  const { values, set, form, question, proof } = useProfileForm(stored, onSaved)
  const { ref, errors, failure, isSending, onSubmit } = form
  const text = (name: keyof ProfileValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value),
  })
  return (
    <>
      <form ref={ref} noValidate onSubmit={onSubmit} aria-label={messages.title} className="card p-4 sm:p-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...text('first_name')} label={messages.firstName} autoComplete="given-name" maxLength={99} />
          <TextField {...text('last_name')} label={messages.lastName} autoComplete="family-name" maxLength={99} />
          <Email email={stored.user.email} />
          <PhoneField
            label={messages.phone}
            name="phone"
            value={values.phone}
            error={errors['phone']}
            isCompact={false}
            onValue={(phone) => set('phone', phone)}
          />
          <TextField
            {...text('identification')}
            label={messages.identification}
            optional={messages.optional}
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            placeholder="000-0000000-0"
          />
          <TextField
            {...text('date_of_birth')}
            label={messages.dateOfBirth}
            optional={messages.optional}
            type="date"
            autoComplete="bday"
            min={yearsAgo(ageMax)}
            max={yearsAgo(ageMin)}
          />
          <GenderField value={values.gender} error={errors['gender']} onValue={(gender) => set('gender', gender)} />
        </div>
        <FormFailure failure={failure} errors={errors} />
        <button type="submit" className="button button-primary mt-6 max-sm:w-full" aria-disabled={isSending}>
          {isSending ? messages.saving : messages.save}
        </button>
        <ConfirmIdentification isNeeded={question.isOpen} number={values.identification} {...question} />
      </form>
      {/* Outside the form: it has a form of its own. */}
      <ProofDialog isNeeded={proof.isOpen} title={proofTexts.title} {...proof} />
    </>
  )
}

/** The e-mail, which is changed elsewhere. */
function Email({ email }: { email: string }) {
  const messages = useMessages(profileMessages)
  return (
    <div className="sm:col-span-2">
      <p className="mb-1.5 text-sm font-semibold">{messages.email}</p>
      <p className="flex min-h-11 items-center rounded-md bg-sunken px-3.5 wrap-anywhere">{email}</p>
      <p className="mt-1.5 text-sm text-muted">
        {messages.emailHint}{' '}
        <a href="/account/security" className="link">
          {messages.changeEmail}
        </a>
      </p>
    </div>
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

/** The day that was so many years ago, such as `2013-11-22`. */
function yearsAgo(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}
