import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { myPhone } from '../../shopper/my-phone.ts'
import { useChoosePhone } from '../../shopper/use-choose-phone.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CompatibleDevice } from './compatible-devices.tsx'

/** A list of so many devices may have been cut: then it does not say that another device is missing. */
const devicesMax = 60

/** Whether the product fits the shopper's phone; nothing where none is remembered. */
export default function OwnPhone({ devices }: { devices: readonly CompatibleDevice[] }) {
  const messages = useMessages(productMessages)
  const phone = myPhone.use()
  const choose = useChoosePhone()
  const model = phone?.slice(phone.indexOf('/') + 1)
  const isFitting = devices.some(({ word }) => word === phone)
  if (!model || (!isFitting && devices.length >= devicesMax)) return null
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 text-sm">
      <p className={`flex items-center gap-2 font-semibold ${isFitting ? 'text-success' : 'text-warning'}`}>
        <Icon name={isFitting ? 'check' : 'x'} className="size-4" />
        {isFitting ? messages.compatibleWithOwn(model) : messages.notCompatibleWithOwn(model)}
      </p>
      <button type="button" onClick={() => choose(undefined)} className="link min-h-11 font-semibold">
        {messages.removeOwnPhone}
      </button>
    </div>
  )
}
