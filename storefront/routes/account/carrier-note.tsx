import type { ReactNode } from 'react'
import { carrierMessages } from '../../messages/carrier.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/notify.ts'
import { writtenAtTop } from './note-at-top.ts'
import type { OrderDetail } from './order-detail.ts'
import { BranchWritesOnDemand, StaffNoteOnDemand } from './staff-note-on-demand.tsx'

/**
 * The carrier that has an order, and the number of its parcel with a button that copies it; where staff have named
 * neither, what they have written, which can be copied as well (ORDER-27).
 */
export default function CarrierNote({ order }: { order: OrderDetail }) {
  const messages = useMessages(carrierMessages)
  const note = writtenAtTop(order)
  const { parcel } = order
  if (parcel)
    return (
      <CarrierBox title={messages.carrier(parcel.carrier)} copied={parcel.number} copy={messages.copyNumber}>
        <p className="mt-0.5 wrap-anywhere">
          {messages.parcelNumber}: <strong>{parcel.number}</strong>
        </p>
        {note && (
          <p className="mt-0.5 wrap-anywhere text-muted">
            <BranchWritesOnDemand note={note} />
          </p>
        )}
        {parcel.tracking_url && (
          <a
            href={parcel.tracking_url}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center font-semibold sm:min-h-8"
          >
            {messages.follow}
          </a>
        )}
      </CarrierBox>
    )
  return (
    note && (
      <CarrierBox title={messages.carrierNote} copied={note.text} copy={messages.copyNote}>
        <p className="mt-0.5 wrap-anywhere">
          <StaffNoteOnDemand note={note} />
        </p>
      </CarrierBox>
    )
  )
}

interface BoxProps {
  title: string
  /** What the button copies. */
  copied: string
  /** The label of the button. */
  copy: string
  children: ReactNode
}

function CarrierBox({ title, copied, copy, children }: BoxProps) {
  const messages = useMessages(carrierMessages)

  async function copyIt(): Promise<void> {
    notify(
      (await copyText(copied))
        ? { id: 'carrier', tone: 'success', text: messages.noteCopied }
        : { id: 'carrier', tone: 'warning', text: messages.noteNotCopied, detail: copied },
    )
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <div className="flex min-w-0 grow basis-52 gap-3">
        <Icon name="truck" className="size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <h3 className="font-bold wrap-anywhere">{title}</h3>
          {children}
        </div>
      </div>
      <button type="button" className="button button-quiet max-sm:w-full" onClick={() => void copyIt()}>
        <Icon name="copy" className="size-4.5" />
        {copy}
      </button>
    </div>
  )
}
