import { productPath } from '../../product/product-path.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Choice, Choices } from './options.ts'

/** Links to the other colours and storage sizes of the same model. */
export function OptionLinks({ colours, storages }: Choices) {
  const messages = useMessages(productMessages)
  return (
    <>
      <Group title={messages.color} choices={colours} />
      <Group title={messages.storage} choices={storages} />
    </>
  )
}

function Group({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const messages = useMessages(productMessages)
  if (choices.length === 0) return null
  return (
    <nav aria-label={title}>
      <p aria-hidden className="mb-1.5 text-xs text-muted">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, code, hex, isCurrent, isSold }) => (
          <li key={name}>
            <a
              href={productPath(code)}
              aria-current={isCurrent ? 'true' : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-md px-3 text-sm ${
                isCurrent ? 'bg-raised font-semibold ring-2 ring-accent' : 'bg-sunken hover:bg-line'
              }`}
            >
              {hex && (
                <svg aria-hidden className="size-4.5 shrink-0" viewBox="0 0 18 18">
                  <circle cx="9" cy="9" r="8.5" fill={`#${hex}`} className="stroke-line-strong" />
                </svg>
              )}
              <span className={`first-letter:uppercase ${isSold ? '' : 'text-muted line-through'}`}>{name}</span>
              {!isSold && <span className="sr-only">({messages.outOfStock})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
