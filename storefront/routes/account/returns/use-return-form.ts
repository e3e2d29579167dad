import { useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { createReturn } from '#contract/returns.ts'
import { type ReturnEnding, type ReturnReason, returnPicturesMax } from '#domain/returns/return.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { uploadMessages } from '../../../messages/upload.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useDraft } from '../../../shopper/use-draft.ts'
import { useRepeatKey } from '../../../shopper/use-repeat-key.ts'
import { useUpload } from '../../../shopper/use-upload.ts'
import { checkInput } from '../../../ui/check-input.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'

const loadSchema = async () => (await import('#schemas/returns.ts')).createReturn.input

export interface ChosenLine {
  quantity: number
  /** Empty until the customer has chosen one. */
  reason: ReturnReason | ''
}

export interface ReturnFormProps {
  orderId: number
  /** What can still be returned. */
  lines: readonly { codarticulo: string; quantity: number }[]
  onSent: (number: string) => void
}

interface Written {
  chosen: Record<string, ChosenLine>
  comment: string
  preference: ReturnEnding
}

const nothingWritten: Written = { chosen: {}, comment: '', preference: 'credit_note' }

/**
 * What the customer chose to return, its pictures, and its submission with progress. All but the pictures survives a
 * reload of the tab (RETURN-1).
 */
export function useReturnForm({ orderId, lines, onSent }: ReturnFormProps) {
  const messages = useMessages(returnsMessages)
  const uploads = useMessages(uploadMessages)
  const language = useLanguage()
  const upload = useUpload()
  const draft = useDraft(`return-${orderId}`, nothingWritten)
  const { comment, preference } = draft.values
  const chosen = stillReturnable(draft.values.chosen, lines)
  const pictures = usePictures()
  const keyOf = useRepeatKey()

  const input = () => ({
    id: orderId,
    lines: Object.entries(chosen).flatMap(([codarticulo, { quantity, reason }]) =>
      quantity > 0 && reason ? [{ codarticulo, quantity, reason }] : [],
    ),
    comment: comment.trim(),
    preference,
  })

  async function check() {
    const body = input()
    if (Object.values(chosen).some(isUnexplained)) return { lines: messages.chooseReason }
    return body.lines.length === 0 ? { lines: messages.choose } : checkInput(loadSchema, body, language)
  }

  async function send(): Promise<void> {
    const body = input()
    const files = pictures.files()
    const { number } = await upload.send(createReturn, body, files, keyOf(body, files))
    draft.clear()
    onSent(number)
  }

  function present(error: unknown) {
    if (!(error instanceof CallFailed)) return { failure: uploads.unexpected }
    if (error.reason === 'canceled') return { failure: uploads.canceled }
    if (error.reason === 'network') return { failure: uploads.connection }
    return { failure: error.message || uploads.unexpected }
  }

  const form = useFormSubmit<string>({ check, send, present })
  return {
    chosen,
    comment,
    preference,
    pictures,
    form,
    upload,
    choose(code: string, line: ChosenLine) {
      draft.set('chosen', { ...chosen, [code]: line })
      form.clearError('lines')
    },
    setComment(text: string) {
      draft.set('comment', text)
      form.clearError('comment')
    },
    setPreference: (ending: ReturnEnding) => draft.set('preference', ending),
  }
}

/** Whether units are chosen whose reason is not. */
export const isUnexplained = ({ quantity, reason }: ChosenLine): boolean => quantity > 0 && !reason

/** The chosen lines with at most what can still be returned: another tab may have returned some since. */
function stillReturnable(chosen: Written['chosen'], lines: ReturnFormProps['lines']): Written['chosen'] {
  return Object.fromEntries(
    lines.flatMap(({ codarticulo, quantity }) => {
      const line = chosen[codarticulo]
      return line ? [[codarticulo, { ...line, quantity: Math.min(line.quantity, quantity) }]] : []
    }),
  )
}

interface Picture {
  id: number
  file: File | undefined
  error: string | undefined
}

/** The chosen pictures, with one empty place after them while there may be more. */
function usePictures() {
  const next = useRef(1)
  const [places, setPlaces] = useState<Picture[]>([{ id: 0, file: undefined, error: undefined }])
  const withEmpty = (list: Picture[]) => {
    const empty = list.find(({ file }) => !file)
    if (empty) return list.filter((each) => each.file || each === empty)
    return list.length < returnPicturesMax ? [...list, { id: next.current++, file: undefined, error: undefined }] : list
  }
  return {
    places,
    set(id: number, file: File | undefined, error: string | undefined) {
      setPlaces((before) => withEmpty(before.map((each) => (each.id === id ? { id, file, error } : each))))
    },
    remove(id: number) {
      setPlaces((before) => withEmpty(before.filter((each) => each.id !== id)))
    },
    files: () => Object.fromEntries(places.map(({ file }, index) => [`picture_${index + 1}`, file])),
  }
}
