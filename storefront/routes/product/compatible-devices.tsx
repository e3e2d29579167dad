import { Icon } from '../../ui/icon.tsx'
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
export default function CompatibleDevices({ devices, categoryId }: Props) {
  const messages = useMessages(productMessages)
  const rest = devices.slice(shownAtFirst)
  return (
    <section aria-labelledby="compatible-devices">
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
