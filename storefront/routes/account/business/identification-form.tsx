import { onDemand } from '../../../hydration/on-demand.tsx'
import { identificationMessages } from '../../../messages/identification.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { PictureField } from '../../../ui/picture-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import type { StoredIdentification } from './stored-identification.ts'
import { type Side, useIdentificationForm } from './use-identification-form.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'

const ConfirmIdentification = onDemand(
  () => import('../profile/confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

interface Props {
  user: User
  onSubmitted: (identification: StoredIdentification) => void
}

/** The form of an identification: its number, whether it is a foreigner's, and the images of its sides. */
export function IdentificationForm({ user, onSubmitted }: Props) {
  const messages = useMessages(identificationMessages)
  const { values, set, chosen, choose, hasBack, form, upload, question } = useIdentificationForm(user, onSubmitted)
  const { ref, errors, failure, isSending, onSubmit } = form
  const side = (name: Side) => ({
    file: chosen[name].file,
    error: errors[name] ?? chosen[name].error,
    isDisabled: isSending,
    onFile: (file: File | undefined, error: string | undefined) => choose(name, file, error),
  })
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} aria-label={messages.title} className="flex flex-col gap-5">
      <TextField
        label={values.foreigner ? messages.passport : messages.number}
        hint={values.foreigner ? undefined : messages.numberHint}
        name="identification"
        value={values.identification}
        error={errors['identification']}
        autoComplete="off"
        inputMode={values.foreigner ? 'text' : 'numeric'}
        maxLength={30}
        onChange={({ target }) => set('identification', target.value)}
      />
      <label className="flex min-h-6 items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={values.foreigner}
          onChange={({ target }) => set('foreigner', target.checked)}
        />
        {messages.foreigner}
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        <PictureField label={hasBack ? messages.front : messages.page} hint={messages.imageHint} {...side('front')} />
        {hasBack && <PictureField label={messages.back} hint={messages.imageHint} {...side('back')} />}
      </div>
      <p className="text-sm text-muted">{messages.privacy}</p>
      <FormFailure failure={failure} errors={errors} className="empty:hidden" />
      <UploadProgress part={upload.part} onCancel={upload.cancel} />
      <button type="submit" className="button button-primary self-start max-sm:w-full" aria-disabled={isSending}>
        {isSending ? messages.submitting : messages.submit}
      </button>
      <ConfirmIdentification isNeeded={question.isOpen} number={values.identification} {...question} />
    </form>
  )
}
