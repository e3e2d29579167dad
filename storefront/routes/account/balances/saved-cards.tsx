import { useEffect, useRef, useState } from 'react'
import { listSavedCards, updateSavedCard } from '#contract/saved-cards.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import type { SavedCard } from '../../../cards/saved-card.ts'
import { useRoot } from '../../../page/use-root.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { useQuery } from '../use-query.ts'
import { BalanceSection } from './balance-section.tsx'
import { brandNames } from '../../../cards/brand-names.ts'
import { CardMark } from '../../../cards/card-mark.tsx'
import { MaskedDigits } from '../../../ui/masked-digits.tsx'
import type { CardAction } from './saved-card.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

const SavedCardDialogs = onDemand(
  () => import('./saved-card-dialogs.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

/** The customer's saved cards, which they can add, rename, delete and make the default. */
export function SavedCards() {
  const messages = useMessages(balancesMessages)
  const query = useQuery('cards', (signal) => browserClient.call(listSavedCards, {}, { signal }))
  const [action, setAction] = useState<CardAction>()
  const [isOpen, setOpen] = useState(false)
  const { section, restoreFocus } = useFocusAfterRemoval(query.data?.length)
  const begin = (next: CardAction) => {
    setAction(next)
    setOpen(true)
  }
  const savesCards = useRoot()?.configuration?.payment_methods.saves_cards ?? false
  return (
    <div ref={section}>
      <BalanceSection
        anchor="cards"
        title={messages.cards}
        detail={messages.cardsDetail}
        query={query}
        isEmpty={(cards) => cards.length === 0}
        empty={{
          icon: 'credit-card',
          title: messages.noCards,
          detail: savesCards ? messages.noCardsDetail : messages.noCardsTaken,
        }}
        action={savesCards && <AddButton onClick={() => begin({ kind: 'add' })} />}
      >
        {(cards) => (
          <ul>
            {cards.map((card) => (
              <CardRow
                key={card.token}
                card={card}
                onAction={(kind) => begin({ kind, card })}
                onChanged={query.retry}
              />
            ))}
          </ul>
        )}
      </BalanceSection>
      {action && (
        <SavedCardDialogs
          isNeeded={isOpen}
          action={action}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false)
            query.retry()
          }}
          onClosed={restoreFocus}
        />
      )}
    </div>
  )
}

/**
 * A section whose heading gets the focus when the button that had it is gone with its card: before the dialog has closed,
 * which gives the focus back, or after that.
 */
function useFocusAfterRemoval(count: number | undefined) {
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(count)

  function restoreFocus(): void {
    if (document.activeElement === document.body) section.current?.querySelector('h2')?.focus()
  }

  useEffect(() => {
    if (count !== undefined && count < (before.current ?? 0)) restoreFocus()
    before.current = count
  }, [count])
  return { section, restoreFocus }
}

interface RowProps {
  card: SavedCard
  onAction: (kind: 'rename' | 'remove') => void
  onChanged: () => void
}

function CardRow({ card, onAction, onChanged }: RowProps) {
  const messages = useMessages(balancesMessages)
  const name = messages.endingIn(brandNames[card.brand], card.last_four)
  const row = useRef<HTMLLIElement>(null)
  const expiry = `${String(card.expiry_month).padStart(2, '0')}/${card.expiry_year}`
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-3 sm:px-5">
      <CardMark brand={card.brand} />
      <div className="min-w-0 flex-1 basis-20">
        <p className={`flex flex-wrap items-center gap-x-2 font-semibold ${card.is_expired ? 'text-muted' : ''}`}>
          <span>
            {brandNames[card.brand]} <MaskedDigits shown={card.last_four} />
          </span>
          {card.default && <Badge tone="bg-link-soft text-link" text={messages.isDefault} />}
          {card.is_expired && <Badge tone="bg-warning-soft text-warning" text={messages.cardExpired} />}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{messages.holder(card.holder_name, expiry)}</p>
      </div>
      {!card.default && (
        <MakeDefault
          card={card}
          name={name}
          onChanged={() => {
            // The button disappears from the default card.
            row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            onChanged()
          }}
        />
      )}
      <div className="-mr-2 flex shrink-0 items-center">
        <IconButton label={messages.renameNamed(name)} onClick={() => onAction('rename')}>
          <PersonalIcon name="pencil" className="size-4.5" />
        </IconButton>
        <IconButton label={messages.removeNamed(name)} onClick={() => onAction('remove')}>
          <Icon name="trash-2" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const messages = useMessages(balancesMessages)
  return (
    <button type="button" aria-haspopup="dialog" className="button button-quiet max-sm:w-full" onClick={onClick}>
      <Icon name="plus" className="size-4.5" />
      {messages.addCard}
    </button>
  )
}

function Badge({ tone, text }: { tone: string; text: string }) {
  return (
    <span className={`max-w-full rounded-sm px-1.5 py-0.5 text-xs font-semibold wrap-anywhere ${tone}`}>{text}</span>
  )
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function MakeDefault({ card, name, onChanged }: { card: SavedCard; name: string; onChanged: () => void }) {
  const messages = useMessages(balancesMessages)
  const [isSending, setSending] = useState(false)

  async function makeDefault(): Promise<void> {
    if (isSending) return
    setSending(true)
    await browserClient.call(updateSavedCard, { token: card.token, default: true }).then(
      () => notify({ id: 'cards', tone: 'success', text: messages.madeDefault(name) }),
      () => announceOffline() || notify({ id: 'cards', tone: 'danger', text: messages.notProcessed }),
    )
    setSending(false)
    onChanged()
  }

  return (
    <button
      type="button"
      aria-label={messages.makeDefaultNamed(name)}
      aria-disabled={isSending}
      className="min-h-11 rounded-md text-left text-sm font-semibold text-muted hover:text-ink hover:underline max-sm:order-last max-sm:-mb-2 max-sm:w-full max-sm:pl-14 @max-[13rem]:pl-0!"
      onClick={() => void makeDefault()}
    >
      {messages.makeDefault}
    </button>
  )
}
