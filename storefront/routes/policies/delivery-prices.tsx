import type { listDeliveryPrices } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { deliveryPricesMessages } from '../../messages/delivery-prices.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranch } from '../../shopper/branch.ts'
import { Icon } from '../../ui/icon.tsx'

export type Prices = ReplyOf<typeof listDeliveryPrices>

/** What a messenger costs from each branch, and national shipping to each province (DELIVERY-16); nothing where neither is set. */
export function DeliveryPrices({ prices: { local, national } }: { prices: Prices }) {
  return (
    <>
      {local.length > 0 && <LocalPrices local={local} />}
      {national.length > 0 && <NationalPrices national={national} />}
    </>
  )
}

// With large text the cells of a row stand below each other, each with the head of its column.
const cell =
  'border-t border-line py-1.5 pr-4 text-left align-top last:pr-0 @max-[18rem]:block @max-[18rem]:border-t-0 @max-[18rem]:py-0.5'
const row = '@max-[18rem]:block @max-[18rem]:border-t @max-[18rem]:border-line @max-[18rem]:py-2'

function Cell({ head, children }: { head: string; children: string }) {
  return (
    <td className={cell}>
      <span aria-hidden className="hidden text-muted @max-[18rem]:block">
        {head}
      </span>
      {children}
    </td>
  )
}

/** The costs from the chosen branch, then those from the others, folded; all of them where the chosen one delivers nothing. */
function LocalPrices({ local }: Pick<Prices, 'local'>) {
  const messages = useMessages(deliveryPricesMessages)
  const { branchCode } = useBranch()
  const own = local.filter(({ codplace }) => codplace === branchCode)
  const others = local.filter(({ codplace }) => codplace !== branchCode)
  if (own.length === 0 || others.length === 0) return <BranchPrices caption={messages.local} local={local} />
  return (
    <>
      <BranchPrices caption={messages.local} local={own} />
      <details className="group mt-3">
        <summary className="link flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {messages.otherBranches(others.length)}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <BranchPrices caption={messages.localElsewhere} local={others} />
      </details>
    </>
  )
}

function BranchPrices({ caption, local }: Pick<Prices, 'local'> & { caption: string }) {
  const messages = useMessages(deliveryPricesMessages)
  const { branches } = useBranch()
  return (
    <PriceTable caption={caption} heads={[messages.branch, messages.upTo, messages.from, messages.about]}>
      {local.map(({ codplace, zones }) =>
        zones.map(({ km, price_from: from, price_to: to }, index) => (
          <tr key={`${codplace} ${km}`} className={row}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={zones.length} className={`${cell} font-semibold wrap-anywhere`}>
                {branches.find((branch) => branch.codplace === codplace)?.description}
              </th>
            )}
            <Cell head={messages.upTo}>{messages.km(km)}</Cell>
            <Cell head={messages.from}>{money(from)}</Cell>
            <Cell head={messages.about}>{money(to)}</Cell>
          </tr>
        )),
      )}
    </PriceTable>
  )
}

function NationalPrices({ national }: Pick<Prices, 'national'>) {
  const messages = useMessages(deliveryPricesMessages)
  return (
    <PriceTable caption={messages.national} heads={[messages.provinces, messages.days, messages.cost]}>
      {national.map(({ price, working_days: days, provinces }) => (
        <tr key={provinces[0]} className={row}>
          <td className={`${cell} text-pretty wrap-anywhere`}>{provinces.join(', ')}</td>
          <Cell head={messages.days}>{messages.dayRange(days.min, days.max)}</Cell>
          <Cell head={messages.cost}>{money(price)}</Cell>
        </tr>
      ))}
    </PriceTable>
  )
}

interface TableProps {
  caption: string
  heads: readonly string[]
  children: React.ReactNode
}

function PriceTable({ caption, heads, children }: TableProps) {
  return (
    <div className="@container mt-5">
      <table className="w-full border-collapse text-sm @max-[18rem]:block">
        <caption className="mb-2 text-left text-base font-semibold text-pretty @max-[18rem]:block">{caption}</caption>
        <thead className="@max-[18rem]:hidden">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="pr-4 pb-1.5 text-left align-bottom font-normal text-muted last:pr-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[18rem]:block">{children}</tbody>
      </table>
    </div>
  )
}

const money = (decimal: number) => formatMoney(toCentavos(decimal))
