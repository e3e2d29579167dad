import { orderPassMessages } from '../../messages/order-pass.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QrCode } from '../../shopper/two-step/qr-code.tsx'

/** The pass with which an order is collected (ORDER-11). */
export default function OrderPass({ id, pass }: { id: number; pass: string }) {
  const messages = useMessages(orderPassMessages)
  return (
    <div className="mb-4 flex flex-col items-center gap-3 rounded-md bg-sunken p-4 text-center">
      <h3 className="font-bold">{messages.pass}</h3>
      <QrCode text={pass} label={messages.passLabel(id)} />
      <p className="text-sm text-pretty text-muted">{messages.passDetail}</p>
    </div>
  )
}
