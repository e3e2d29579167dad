import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/notify.ts'
import { isOfCarrier, noteAtTop } from './note-at-top.ts'
import type { OrderDetail } from './order-detail.ts'
import { StaffNote } from './staff-note.tsx'

/** What staff have written of the carrier that has the order, with a button that copies it (ORDER-27). */
export function CarrierNote({ order }: { order: OrderDetail }) {
  const messages = useMessages(orderProgressMessages)
  const note = isOfCarrier(order) ? noteAtTop(order)?.note?.trim() : undefined
  if (!note) return null

  async function copy(text: string): Promise<void> {
    notify(
      (await copyText(text))
        ? { id: 'carrier', tone: 'success', text: messages.noteCopied }
        : { id: 'carrier', tone: 'warning', text: messages.noteNotCopied, detail: text },
    )
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <div className="min-w-0 grow basis-52">
        <h3 className="font-bold">{messages.carrierNote}</h3>
        <p className="mt-0.5 wrap-anywhere">
          <StaffNote note={note} />
        </p>
      </div>
      <button type="button" className="button button-quiet" onClick={() => void copy(note)}>
        <Icon name="copy" className="size-4.5" />
        {messages.copyNote}
      </button>
    </div>
  )
}
