import { onDemand } from '../../hydration/on-demand.tsx'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Few orders are ready for pickup at a time; the others load no code for QR codes. */
const QrCode = onDemand(async () => ({ default: (await import('../../shopper/two-step/qr-code.tsx')).QrCode }))

/** The pass with which an order is collected (ORDER-11). */
export function OrderPass({ id, pass }: { id: number; pass: string }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <div className="mb-4 flex flex-col items-center gap-3 rounded-md bg-sunken p-4 text-center">
      <h3 className="font-bold">{messages.pass}</h3>
      <QrCode isNeeded text={pass} label={messages.passLabel(id)} meanwhile={<div className="skeleton size-44" />} />
      <p className="text-sm text-pretty text-muted">{messages.passDetail}</p>
    </div>
  )
}
