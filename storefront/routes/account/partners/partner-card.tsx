import { useRef, useState } from 'react'
import { chooseDefaultPartner } from '#contract/partners.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { formatNationalId } from '#domain/tax-id/national-id.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { partnersMessages } from '../../../messages/partners.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Partner } from './partner.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

interface Props {
  partner: Partner
  onEdit: () => void
  onRemove: () => void
  onChange: () => void
}

/** A partner with the buttons that change them. */
export function PartnerCard({ partner, onEdit, onRemove, onChange }: Props) {
  const messages = useMessages(partnersMessages)
  const name = partner.full_name
  const editButton = useRef<HTMLButtonElement>(null)
  return (
    <li className="card flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-bold wrap-anywhere">{name}</h2>
        {partner.default && (
          <span className="rounded-sm bg-link-soft px-1.5 py-0.5 text-xs font-semibold text-link">
            {messages.byDefault}
          </span>
        )}
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm min-[17rem]:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{messages.identification}</dt>
        <dd className="tabular-nums">{formatNationalId(partner.identification)}</dd>
        <dt className="text-muted">{messages.whatsapp}</dt>
        <dd>
          <a href={phoneUrl(partner.whatsapp)} className="link tabular-nums">
            {formatPhone(partner.whatsapp)}
          </a>
        </dd>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        <button
          ref={editButton}
          type="button"
          className="button button-quiet max-sm:flex-1"
          aria-haspopup="dialog"
          aria-label={messages.editNamed(name)}
          onClick={onEdit}
        >
          <PersonalIcon name="pencil" className="size-4.5" />
          {messages.edit}
        </button>
        <button
          type="button"
          className="button button-ghost"
          aria-haspopup="dialog"
          aria-label={messages.removeNamed(name)}
          onClick={onRemove}
        >
          <Icon name="trash-2" className="size-4.5" />
          {messages.remove}
        </button>
        {!partner.default && (
          <DefaultButton
            partner={partner}
            onChosen={() => {
              // The button disappears from the default partner.
              editButton.current?.focus()
              onChange()
            }}
          />
        )}
      </div>
    </li>
  )
}

function DefaultButton({ partner, onChosen }: { partner: Partner; onChosen: () => void }) {
  const messages = useMessages(partnersMessages)
  const [isChoosing, setChoosing] = useState(false)

  async function choose(): Promise<void> {
    if (isChoosing) return
    setChoosing(true)
    await browserClient.call(chooseDefaultPartner, { id: partner.id }).then(
      () => {
        notify({ id: 'partners', tone: 'success', text: messages.chosen(partner.full_name) })
        onChosen()
      },
      () => announceOffline() || notify({ id: 'partners', tone: 'danger', text: messages.unexpected }),
    )
    setChoosing(false)
  }

  return (
    <button
      type="button"
      className="button button-ghost max-sm:w-full"
      aria-label={messages.makeDefaultNamed(partner.full_name)}
      aria-disabled={isChoosing}
      onClick={() => void choose()}
    >
      <PersonalIcon name="star-outline" className="size-4.5" />
      {messages.makeDefault}
    </button>
  )
}
