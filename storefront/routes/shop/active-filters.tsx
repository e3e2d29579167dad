import { type RefObject, useEffect, useRef } from 'react'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { myPhone } from '../../shopper/my-phone.ts'
import { useChoosePhone } from '../../shopper/use-choose-phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/notify.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type FilterLabels, filterChips } from './filter-labels.ts'
import { type ListingQuery, shopPath, withFilters, withoutChips } from './listing-query.ts'

interface Props {
  query: ListingQuery
  labels: FilterLabels
  /** The phones that the listed goods are made for. */
  devices: ReplyOf<typeof listProducts>['facets']['devices']
  /** Takes the focus when the last chip is removed. */
  results: RefObject<HTMLElement | null>
}

/**
 * The set filters as chips; each is a link to the listing without this filter. The shopper's own phone is offered beside
 * them where the list has something for it.
 */
export function ActiveFilters({ query, labels, devices, results }: Props) {
  const messages = useMessages(shopMessages)
  const filters = filterChips(query, labels, messages)
  const [list, remember] = useFocusAfterRemoval(filters.length, results)
  const phone = myPhone.use()
  const offered = !query.fits && devices.some(({ value }) => value === phone) ? phone : undefined
  if (filters.length === 0 && !offered) return null
  return (
    <ul
      ref={list}
      aria-label={messages.active}
      className="row-scroll -mx-4 -mt-1.5 mb-2.5 flex items-center gap-2 overflow-x-auto px-4 py-1.5 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {offered && (
        <OwnPhone
          name={labels.device(offered)}
          path={shopPath(withFilters(query, { fits: offered }))}
          onRemoved={() => results.current?.focus({ preventScroll: true })}
        />
      )}
      {filters.map(({ name, label, without }, at) => (
        <li key={`${name} ${label}`} className="max-w-full shrink-0">
          <a
            href={shopPath(without)}
            onClick={() => remember(at)}
            aria-label={messages.remove(label)}
            className="flex min-h-9 max-w-full items-center gap-1.5 rounded-md bg-accent-soft pr-2 pl-3 text-sm font-medium hover:bg-line"
          >
            <span className="truncate">{label}</span>
            <Icon name="x" className="size-3.5" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="shrink-0">
          <a
            href={shopPath(withoutChips(query))}
            onClick={() => remember(0)}
            className="link flex min-h-9 items-center px-2 text-sm font-semibold"
          >
            {messages.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

interface OwnPhoneProps {
  name: string
  path: string
  onRemoved: () => void
}

/** The shopper's phone as a filter that is offered, and the button that removes it from the browser and the account. */
function OwnPhone({ name, path, onRemoved }: OwnPhoneProps) {
  const messages = useMessages(shopMessages)
  const choose = useChoosePhone()
  const remove = () => {
    choose(undefined)
    notify({ id: 'phone', tone: 'success', text: messages.phoneRemoved })
    onRemoved()
  }
  return (
    <li className="flex max-w-full shrink-0 items-stretch rounded-md bg-link-soft text-sm font-medium text-link">
      <a href={path} className="flex min-h-9 min-w-0 items-center pl-3 hover:underline">
        {messages.onlyForPhone(name)}
      </a>
      <button
        type="button"
        aria-label={messages.removePhone(name)}
        onClick={remove}
        className="needs-script grid min-w-9 shrink-0 place-items-center rounded-md px-2 hover:bg-line"
      >
        <Icon name="x" className="size-3.5" />
      </button>
    </li>
  )
}

/**
 * Gives the ref of the list of chips, and a function that takes the place of a pressed one. Once that has been removed, the focus moves to the
 * one that has its place, else to the last one, else to the results: it never falls back to the top of the page.
 */
function useFocusAfterRemoval(count: number, results: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const isRemoved = count < before.current
    before.current = count
    const at = pressed.current
    if (!isRemoved || at === undefined) return
    pressed.current = undefined
    const chips = list.current?.querySelectorAll<HTMLAnchorElement>('a[aria-label]')
    const next = chips?.[Math.min(at, count - 1)] ?? results.current
    next?.focus({ preventScroll: true })
  }, [count, results])
  const remember = (at: number) => {
    pressed.current = at
  }
  return [list, remember] as const
}
