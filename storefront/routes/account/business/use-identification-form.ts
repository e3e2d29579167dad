import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { submitIdentification } from '#contract/identification.ts'
import { needsBack, readIdentification } from '#domain/identification/identification.ts'
import { identificationMessages } from '../../../messages/identification.ts'
import { uploadMessages } from '../../../messages/upload.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { useUpload } from '../../../shopper/use-upload.ts'
import { notify } from '../../../ui/notify.ts'
import { fileMessage } from '../../../ui/picture-file.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { useNumberQuestion } from '../profile/use-number-question.ts'
import { useDraft } from '../../../shopper/use-draft.ts'
import type { StoredIdentification } from './stored-identification.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/identification.ts')).submitIdentification.input

export type Side = 'front' | 'back'
interface ChosenFile {
  file: File | undefined
  /** Why the file that was chosen last cannot be sent. */
  error: string | undefined
}
const none: ChosenFile = { file: undefined, error: undefined }

/** The form's number, which survives a reload, its images, which do not, and its submission with progress. */
export function useIdentificationForm(user: User, onSubmitted: (identification: StoredIdentification) => void) {
  const messages = useMessages(identificationMessages)
  const language = useLanguage()
  const draft = useDraft(`identification-${user.id}`, { identification: '', foreigner: false })
  const { values } = draft
  const [chosen, setChosen] = useState<Record<Side, ChosenFile>>({ front: none, back: none })
  const upload = useUpload()
  const question = useNumberQuestion()
  const kind = readIdentification(values.identification, values.foreigner)?.kind
  // A card is expected until the number is that of another document.
  const hasBack = !values.foreigner && (kind === undefined || needsBack(kind))

  async function check() {
    const errors = await checkInput(loadSchema, values, language)
    const sides: Side[] = hasBack ? ['front', 'back'] : ['front']
    for (const side of sides)
      if (!chosen[side].file) errors[side] = chosen[side].error ?? fileMessage('identification-image', language)
    return errors
  }

  async function send(): Promise<void> {
    const confirmation = question.takeConfirmation()
    const files = { front: chosen.front.file, ...(hasBack && { back: chosen.back.file }) }
    const { identification } = await upload.send(submitIdentification, { ...values, ...confirmation }, files)
    draft.clear()
    notify({ id: 'identification', tone: 'success', text: messages.submitted })
    onSubmitted(identification)
  }

  const present = usePresent(question.opensFor)
  const form = useFormSubmit<string>({ check, send, present })
  return {
    values,
    chosen,
    hasBack,
    form,
    upload,
    set<Name extends keyof typeof values>(name: Name, value: (typeof values)[Name]) {
      draft.set(name, value)
      form.clearError('identification')
      form.clearFailure()
    },
    choose(side: Side, file: File | undefined, error: string | undefined) {
      setChosen((before) => ({ ...before, [side]: { file, error } }))
      form.clearError(side)
    },
    question: question.dialogOf(form.submit),
  }
}

/** How the form shows an error other than those of its fields: a sentence, or the question about the check digit. */
function usePresent(isQuestion: (error: unknown) => boolean) {
  const uploads = useMessages(uploadMessages)
  return (error: unknown) => {
    if (!(error instanceof CallFailed)) return { failure: uploads.unexpected }
    if (error.reason === 'canceled') return { failure: uploads.canceled }
    if (error.reason === 'network') return { failure: uploads.connection }
    return { failure: isQuestion(error) ? undefined : error.message || uploads.unexpected }
  }
}
