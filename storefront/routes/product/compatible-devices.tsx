import { Icon } from '../../ui/icon.tsx'
import { myPhone } from '../../shopper/my-phone.ts'
import { useChoosePhone } from '../../shopper/use-choose-phone.ts'
import { productPath } from '../../product/product-path.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A device that an accessory is compatible with; `code` is its product code where the store sells it, else null. */
export interface CompatibleDevice {
  /** As the filter `fits` of a list has it: `lumen/Aria 12`. */
  word: string
  name: string
  code: string | null
}

const shownAtFirst = 6

interface Props {
  devices: readonly CompatibleDevice[]
  categoryId: number
}

/**
 * The devices that an accessory is compatible with, those that the store sells as links to their pages, and the way to its
 * category, whose first filter is the device.
 */
export function CompatibleDevices({ devices, categoryId }: Props) {
  const messages = useMessages(productMessages)
  if (devices.length === 0) return null
  const rest = devices.slice(shownAtFirst)
  return (
    <section aria-labelledby="compatible-devices" className="rounded-md bg-sunken px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <h2 id="compatible-devices" className="flex items-center gap-2">
          <Icon name="check" className="size-4 text-success" />
          {messages.compatibleWith}
        </h2>
        <Devices devices={devices.slice(0, shownAtFirst)} />
        <a href={`/shop?category=${categoryId}`} className="link ml-auto inline-flex min-h-8 items-center">
          {messages.otherDevice}
        </a>
      </div>
      <MyPhone devices={devices} />
      {rest.length > 0 && (
        <details>
          <summary className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-link">
            {messages.moreDevices(rest.length)}
          </summary>
          <Devices devices={rest} />
        </details>
      )}
    </section>
  )
}

/** A list of so many devices may have been cut: then it does not say that another device is missing. */
const devicesMax = 60

/** Whether the product fits the shopper's phone; nothing where none is remembered. */
function MyPhone({ devices }: { devices: readonly CompatibleDevice[] }) {
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

function Devices({ devices }: { devices: readonly CompatibleDevice[] }) {
  return (
    <ul className="dotted -ml-1 min-w-0 pl-1 text-sm font-semibold">
      {devices.map(({ name, code }) => (
        <li key={name} className="flex min-h-8 items-center">
          {code === null ? (
            name
          ) : (
            <a href={productPath(code)} className="link">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
