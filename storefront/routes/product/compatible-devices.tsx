import { Icon } from '../../ui/icon.tsx'
import { productPath } from '../../product/product-path.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A device that an accessory is compatible with; `code` is its product code where the store sells it, else null. */
export interface CompatibleDevice {
  name: string
  code: string | null
}

const shownAtFirst = 6

/** The devices that an accessory is compatible with. A device that the store sells is a link to its page. */
export function CompatibleDevices({ devices }: { devices: readonly CompatibleDevice[] }) {
  const messages = useMessages(productMessages)
  if (devices.length === 0) return null
  const rest = devices.slice(shownAtFirst)
  return (
    <section aria-labelledby="compatible-devices">
      <h2 id="compatible-devices" className="mb-1.5 text-xs text-muted">
        {messages.compatibleWith}
      </h2>
      <Devices devices={devices.slice(0, shownAtFirst)} />
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
  const chip = 'flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-medium'
  return (
    <ul className="flex flex-wrap gap-2">
      {devices.map(({ name, code }) => (
        <li key={name}>
          {code === null ? (
            <span className={`${chip} bg-sunken`}>{name}</span>
          ) : (
            <a href={productPath(code)} className={`${chip} bg-link-soft text-link hover:underline`}>
              <Icon name="check" className="size-4" />
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
