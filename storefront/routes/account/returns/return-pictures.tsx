import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { returnPicturesMax } from '#domain/returns/return.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { uploadMessages } from '../../../messages/upload.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PictureField } from '../../../ui/picture-field.tsx'
import type { useReturnForm } from './use-return-form.ts'

export interface ReturnPicturesProps {
  pictures: ReturnType<typeof useReturnForm>['pictures']
  errors: Readonly<Record<string, string>>
  isDisabled: boolean
}

/** The fields for pictures of what is returned. */
export default function ReturnPictures({ pictures, errors, isDisabled }: ReturnPicturesProps) {
  const messages = useMessages(returnsMessages)
  const { accepted } = useMessages(uploadMessages)
  const fields = useRef<HTMLFieldSetElement>(null)
  const remove = (id: number) => {
    flushSync(() => pictures.remove(id))
    // The pressed button has gone; the last field is the empty one.
    const inputs = [...(fields.current as HTMLElement).querySelectorAll<HTMLElement>('input[type=file]:not([hidden])')]
    inputs.at(-1)?.focus()
  }
  return (
    <fieldset ref={fields} className="min-w-0">
      <legend className="text-sm font-semibold">
        {messages.pictures} <span className="font-normal text-muted">{messages.optional}</span>
      </legend>
      <p className="mt-0.5 mb-2 text-sm text-muted">{messages.picturesHint(returnPicturesMax)}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-2">
        {pictures.places.map(({ id, file, error }, index) => (
          <li key={id}>
            <PictureField
              label={messages.picture(index + 1)}
              file={file}
              error={errors[`picture_${index + 1}`] ?? error}
              isDisabled={isDisabled}
              isCompact
              {...(pictures.places.length === 1 && { hint: accepted })}
              isLabelHidden
              onFile={(chosen, complaint) => pictures.set(id, chosen, complaint)}
              action={
                file && (
                  <button
                    type="button"
                    className="button button-quiet px-3"
                    aria-label={messages.remove(index + 1)}
                    disabled={isDisabled}
                    onClick={() => remove(id)}
                  >
                    <Icon name="trash-2" className="size-4.5" />
                  </button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
