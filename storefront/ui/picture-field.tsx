import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uploadMessages } from '../messages/upload.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { FieldLayout, fieldAttributes } from './text-field.tsx'
import { complaintAboutFile, complaintAboutPixels } from './picture-file.ts'
import { pictureTypes } from './picture-types.ts'
import { PersonalIcon } from './personal-icon.tsx'

interface Props {
  label: string
  optional?: string | undefined
  hint?: string
  error: string | undefined
  file: File | undefined
  /** Called with the chosen file; with the one before it and an error where the store would refuse what was chosen. */
  onFile: (file: File | undefined, error: string | undefined) => void
  isDisabled: boolean
  /** A button beside the one that chooses, such as one that takes the picture away. */
  action?: ReactNode
  /** One row instead of a box that says what is accepted. */
  isCompact?: boolean
  /** For assistive technology alone, where several pictures stand below one label. */
  isLabelHidden?: boolean
}

/** A field for one picture: chosen, dropped on it or taken with the camera of a phone, and shown before it is sent. */
export function PictureField(props: Props) {
  const { label, optional, hint, error, file, isDisabled, action, isCompact, isLabelHidden } = props
  const messages = useMessages(uploadMessages)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const choose = useChoose(props)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  return (
    <FieldLayout {...{ id, label, optional, error }} hint={error ? undefined : hint} isLabelHidden={isLabelHidden}>
      <div
        className={`flex items-center rounded-md border-2 border-dashed ${isCompact ? `flex-wrap gap-2 p-2 ${file ? '' : 'justify-center'}` : 'flex-col gap-3 p-5 text-center'} ${isOver ? 'border-accent bg-accent-soft' : error ? 'border-danger' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Preview
          file={file}
          label={label}
          className={isCompact ? 'size-12 shrink-0 object-cover' : 'max-h-48 object-contain'}
        />
        {!isCompact && !file && (
          <span className="grid size-12 place-items-center rounded-full bg-link-soft text-link">
            <PersonalIcon name="image-plus" className="size-6" />
          </span>
        )}
        {(!isCompact || !file) && <p className="hidden text-sm text-muted pointer-fine:block">{messages.drop}</p>}
        <div
          className={`flex min-w-0 flex-wrap gap-2 ${isCompact ? (file ? 'grow basis-40' : 'pointer-coarse:grow') : 'w-full justify-center'}`}
        >
          <FileButton
            {...{ id, label, error, isDisabled, isCompact }}
            hasHint={Boolean(hint)}
            hasFile={file !== undefined}
            onFile={choose}
          />
          <CameraButton label={label} isDisabled={isDisabled} onFile={choose} />
          {action}
        </div>
        {!isCompact && (
          <p id={`${id}-accepted`} className="text-sm text-muted">
            {messages.accepted}
          </p>
        )}
      </div>
    </FieldLayout>
  )
}

/** Puts a chosen file into the form, unless the store would refuse it. */
function useChoose({ file, onFile, isDisabled }: Props) {
  const language = useLanguage()
  const latest = useRef<File>(undefined)
  return (chosen: File | undefined) => {
    if (!chosen || isDisabled) return
    latest.current = chosen
    const complaint = complaintAboutFile(chosen, language)
    if (complaint) return onFile(file, complaint)
    // It is decoded once it is in the form, so that whoever sends the form at once sends it as well.
    onFile(chosen, undefined)
    void complaintAboutPixels(chosen, language).then(
      (broken) => broken && latest.current === chosen && onFile(file, broken),
    )
  }
}

interface FileButtonProps extends Pick<Props, 'label' | 'error' | 'isDisabled' | 'isCompact'> {
  id: string
  hasHint: boolean
  hasFile: boolean
  onFile: (file: File | undefined) => void
}

/** The button that chooses a file. */
function FileButton({ id, label, error, isDisabled, isCompact, hasHint, hasFile, onFile }: FileButtonProps) {
  const messages = useMessages(uploadMessages)
  const attributes = fieldAttributes(id, error, hasHint && !error)
  return (
    <label
      htmlFor={id}
      className="button button-quiet whitespace-normal max-sm:grow max-sm:px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      {isCompact && <PersonalIcon name="image-plus" className="size-4.5" />}
      {hasFile ? messages.chooseOther : messages.choose}
      <input
        {...attributes}
        aria-describedby={`${isCompact ? '' : `${id}-accepted `}${attributes['aria-describedby']}`}
        type="file"
        accept={pictureTypes}
        aria-label={label}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // The same file can be chosen again after an error.
          target.value = ''
        }}
      />
    </label>
  )
}

interface CameraProps {
  label: string
  isDisabled: boolean
  onFile: (file: File | undefined) => void
}

/** Opens the camera of a phone; other devices have no such button. */
function CameraButton({ label, isDisabled, onFile }: CameraProps) {
  const messages = useMessages(uploadMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="button button-quiet hidden whitespace-normal max-sm:grow max-sm:px-3 pointer-coarse:inline-flex"
        aria-label={messages.takeNamed(label)}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <PersonalIcon name="camera" className="size-4.5" />
        {messages.take}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

interface PreviewProps {
  file: File | undefined
  label: string
  className: string
}

function Preview({ file, label, className }: PreviewProps) {
  const messages = useMessages(uploadMessages)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return null
  return (
    <img
      src={url}
      alt={messages.chosen(label)}
      className={`rounded-md ${className}`}
      // Not every browser shows the newest format. Another file may have been chosen meanwhile.
      onError={() => setUrl((latest) => (latest === url ? undefined : latest))}
    />
  )
}
