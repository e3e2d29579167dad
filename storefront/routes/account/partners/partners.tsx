import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { listPartners } from '#contract/partners.ts'
import { partnersMax } from '#domain/partners/partner.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { partnersMessages } from '../../../messages/partners.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Route } from './+types/partners'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { EmptyState, FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import type { Partner } from './partner.ts'
import { PartnerCard } from './partner-card.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { RemovePartner } from './remove-partner.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, partnersMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The people who may collect the customer's orders: a list with a form to add and edit one (PARTNER-1). */
export default function Partners() {
  const messages = useMessages(partnersMessages)
  return (
    <AccountPage title={messages.title} skeleton={<PartnersSkeleton />}>
      {() => <LoadedPartners />}
    </AccountPage>
  )
}

function LoadedPartners() {
  const {
    data: partners,
    failure,
    retry,
  } = useQuery('partners', (signal) => browserClient.call(listPartners, {}, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  if (partners) return <PartnerList partners={partners} onChange={retry} />
  return (
    <LoadingRegion>
      <PartnersSkeleton />
    </LoadingRegion>
  )
}

function PartnerList({ partners, onChange }: { partners: readonly Partner[]; onChange: () => void }) {
  const [edited, setEdited] = useState<Partner | 'new'>()
  const [removed, setRemoved] = useState<Partner>()
  const { addButton, restoreFocus } = useFocusAfterDialog(partners)
  const add = <AddButton ref={addButton} onClick={() => setEdited('new')} />
  return (
    <>
      {partners.length === 0 ? (
        <NoPartners>{add}</NoPartners>
      ) : (
        <div className="flex flex-col gap-5">
          <Introduction count={partners.length}>{add}</Introduction>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            {partners.map((partner) => (
              <PartnerCard
                key={partner.id}
                partner={partner}
                onEdit={() => setEdited(partner)}
                onRemove={() => setRemoved(partner)}
                onChange={onChange}
              />
            ))}
          </ul>
        </div>
      )}
      <PartnerDialog
        edited={edited}
        isFirst={partners.length === 0}
        onSaved={onChange}
        onClose={() => setEdited(undefined)}
        onClosed={restoreFocus}
      />
      <RemovePartner
        partner={removed}
        onRemoved={onChange}
        onClose={() => setRemoved(undefined)}
        onClosed={restoreFocus}
      />
    </>
  )
}

/**
 * Moves the focus to the button for a new partner where it would be lost: the button that opened a dialog can be gone
 * when the dialog closes, or when the list arrives after that.
 */
function useFocusAfterDialog(partners: readonly Partner[]) {
  const addButton = useRef<HTMLButtonElement>(null)
  const first = useRef(partners)

  function restoreFocus(): void {
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('dialog:not([open])')) addButton.current?.focus()
  }

  useEffect(() => {
    if (partners !== first.current) restoreFocus()
  }, [partners])
  return { addButton, restoreFocus }
}

function AddButton({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const messages = useMessages(partnersMessages)
  return (
    <button
      ref={ref}
      type="button"
      className="button button-primary max-sm:w-full"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <PersonalIcon name="user-round-plus" className="size-4.5" />
      {messages.add}
    </button>
  )
}

function NoPartners({ children }: { children: ReactNode }) {
  const messages = useMessages(partnersMessages)
  return (
    <EmptyState icon="user-round-check" title={messages.none} detail={messages.noneDetail}>
      {children}
    </EmptyState>
  )
}

/** What partners are for, with the button for a new one while the account has space for it. */
function Introduction({ count, children }: { count: number; children: ReactNode }) {
  const messages = useMessages(partnersMessages)
  return (
    // From a tablet on the button ends with the sentence, beside the heading.
    <div className={`flex flex-wrap items-end justify-between gap-4 sm:flex-nowrap ${belowHeading}`}>
      <p className="min-w-0">
        {messages.intro}
        {count >= partnersMax && ` ${messages.full(count)}`}
      </p>
      {count < partnersMax && <div className="max-sm:w-full sm:-mt-9 sm:shrink-0">{children}</div>}
    </div>
  )
}

function PartnersSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-12" />
      <div className="grid gap-4 xl:grid-cols-2">
        <div className="skeleton h-47" />
        <div className="skeleton h-47" />
      </div>
    </div>
  )
}
