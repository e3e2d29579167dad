import { partnerNameMax } from '#domain/partners/partner.ts'
import { DialogFormButtons } from '../../../ui/dialog-form-buttons.tsx'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { nationalIdMask } from '../../../ui/national-id-mask.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { PhoneField } from '../../../shopper/sign-in/phone-field.tsx'
import { partnersMessages } from '../../../messages/partners.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Partner } from './partner.ts'
import { usePartnerForm } from './use-partner-form.ts'

interface Props {
  /** The partner to edit; undefined for a new one. */
  partner: Partner | undefined
  canBecomeDefault: boolean
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** The form of a partner. Its fields are checked by the contract's schema before it is sent. */
export default function PartnerForm({ partner, canBecomeDefault, onSaving, onSaved, onCancel }: Props) {
  const messages = useMessages(partnersMessages)
  const { values, set, isNumberUnusual, form } = usePartnerForm({ partner, onSaving, onSaved })
  const { ref, errors, failure, isSending, onSubmit } = form
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p
        role="alert"
        className="rounded-md text-sm font-semibold text-danger not-empty:bg-danger-soft not-empty:p-3 empty:-mb-4"
      >
        {failure}
      </p>
      <TextField
        isCompact
        label={messages.fullName}
        name="full_name"
        hint={<span className="text-sm text-muted">{messages.fullNameHint}</span>}
        error={errors['full_name']}
        value={values.full_name}
        onChange={({ target }) => set('full_name', target.value)}
        autoComplete="section-partner name"
        maxLength={partnerNameMax}
      />
      <DigitsField
        isCompact
        mask={nationalIdMask}
        label={messages.identification}
        name="identification"
        error={errors['identification']}
        value={values.identification}
        onValue={(identification) => set('identification', identification)}
        autoComplete="off"
        placeholder="000-0000000-0"
      />
      {isNumberUnusual && (
        <CheckField
          label={messages.confirmNumber}
          isChecked={values.identification_confirmed}
          onChange={(isConfirmed) => set('identification_confirmed', isConfirmed)}
        />
      )}
      <PhoneField
        label={messages.whatsapp}
        name="whatsapp"
        error={errors['whatsapp']}
        value={values.whatsapp}
        onValue={(whatsapp) => set('whatsapp', whatsapp)}
        autoComplete="section-partner tel"
      />
      {canBecomeDefault && (
        <CheckField
          label={messages.useByDefault}
          isChecked={values.default}
          onChange={(isDefault) => set('default', isDefault)}
        />
      )}
      <DialogFormButtons
        submit={messages.save}
        sending={messages.saving}
        cancel={messages.cancel}
        {...{ isSending, onCancel }}
      />
    </form>
  )
}

interface CheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

function CheckField({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-6 items-start gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
