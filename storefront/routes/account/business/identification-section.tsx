import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { useState } from 'react'
import { formatNationalId } from '#domain/tax-id/national-id.ts'
import { identificationMessages } from '../../../messages/identification.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { formatDay } from '../dates.ts'
import { IdentificationForm } from './identification-form.tsx'
import type { StoredIdentification } from './stored-identification.ts'

interface Props {
  isShown: boolean
  identification: StoredIdentification
  user: User
  onSubmitted: (identification: StoredIdentification) => void
}

/** The customer's identification: its state with its images, and the form for one, or for another one. */
export default function IdentificationSection({ isShown, identification, user, onSubmitted }: Props) {
  const messages = useMessages(identificationMessages)
  const [isReplacing, setReplacing] = useState(false)
  if (!isShown) return null
  const { state, is_required: isRequired } = identification
  const hasForm = isRequired && (state === 'none' || state === 'refused' || isReplacing)
  return (
    <section aria-labelledby="identification" className="card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <h2 id="identification" className="text-lg font-bold">
          {messages.title}
        </h2>
        {isRequired && <p className="text-muted">{messages.why(identification.required_for)}</p>}
      </div>
      {state !== 'none' && <StateNote identification={identification} />}
      {state !== 'none' && !hasForm && <Images identification={identification} />}
      {state === 'submitted' && isRequired && !isReplacing && (
        <button type="button" className="button button-quiet self-start" onClick={() => setReplacing(true)}>
          {messages.replace}
        </button>
      )}
      {hasForm && (
        <IdentificationForm
          user={user}
          onSubmitted={(submitted) => {
            setReplacing(false)
            onSubmitted(submitted)
          }}
        />
      )}
    </section>
  )
}

function StateNote({ identification }: { identification: StoredIdentification }) {
  const messages = useMessages(identificationMessages)
  const language = useLanguage()
  const { state, kind, number, submitted_at: at, reason } = identification
  const icon = state === 'accepted' ? 'badge-check' : state === 'refused' ? 'triangle-alert' : 'clock'
  const shown = kind === 'national-id' ? formatNationalId(number ?? '') : number
  return (
    <div className="flex gap-3 rounded-md bg-sunken p-4">
      <PersonalIcon name={icon} className={`mt-0.5 size-5.5 shrink-0 ${state === 'refused' ? 'text-danger' : ''}`} />
      <div className="min-w-0">
        <p className="font-semibold">{messages.states[state]}</p>
        {reason && <p className="wrap-anywhere">{reason}</p>}
        <p className="text-sm wrap-anywhere text-muted">
          {kind && messages.kinds[kind]} {shown}
          {at && ` · ${messages.submittedAt(formatDay(at, language))}`}
        </p>
      </div>
    </div>
  )
}

function Images({ identification: { front, back } }: { identification: StoredIdentification }) {
  const messages = useMessages(identificationMessages)
  const images = [
    { url: front, text: messages.front },
    { url: back, text: messages.back },
  ].filter(({ url }) => url !== null)
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {images.map(({ url, text }) => (
        <li key={text}>
          <figure className="flex flex-col gap-1.5">
            <img
              src={url ?? ''}
              alt={messages.sentPicture(text)}
              loading="lazy"
              className="h-44 w-full rounded-md bg-sunken object-contain"
            />
            <figcaption className="text-sm text-muted">{text}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
