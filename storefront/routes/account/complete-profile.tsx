import { getBusinessProfile } from '#contract/business-profile.ts'
import { getIdentification } from '#contract/identification.ts'
import { businessMessages } from '../../messages/business.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useQuery } from './use-query.ts'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

/** What the customer has not said yet, with the way there; nothing once all is said, nor while it is not known. */
export function CompleteProfile() {
  const messages = useMessages(businessMessages)
  const { data } = useQuery('complete-profile', async (signal) => {
    const [{ missing }, { identification }] = await Promise.all([
      browserClient.call(getBusinessProfile, {}, { signal }),
      browserClient.call(getIdentification, {}, { signal }),
    ])
    const { is_required, state } = identification
    return [
      ...(missing.length > 0 ? [messages.missingFields(missing.map((field) => messages.fieldNames[field]))] : []),
      ...(is_required && state === 'none' ? [messages.missingIdentification] : []),
      ...(is_required && state === 'refused' ? [messages.refusedIdentification] : []),
    ]
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="complete-profile" className="card flex flex-wrap items-center gap-x-4 px-5 py-3 text-sm">
      <PersonalIcon name="clipboard-list" className="size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="complete-profile" className="font-semibold">
          {messages.completeTitle}
        </h2>
        <ul className="text-muted">
          {data.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <a href="/account/business" className="link inline-flex min-h-11 items-center font-semibold">
        {messages.complete}
      </a>
    </section>
  )
}
