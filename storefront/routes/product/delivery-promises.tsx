import type { NationalOffer } from '#domain/delivery/least-price.ts'
import { formatMoney, formatMoneyShort } from '#domain/money/money.ts'
import { buyingPromiseMessages } from '../../messages/buying-promises.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Arrival } from './arrival.tsx'
import { type KnownDelivery, useKnownDelivery } from './known-delivery.ts'
import type { Deliveries } from './load-product.ts'
import { PromiseRow } from './promise-row.tsx'

interface Props {
  from: { code: number; name: string }
  deliveries: Deliveries
}

/**
 * How a branch delivers the product: by its messenger and by national shipping, each with by when or within which time and
 * from which price (DELIVERY-18). Once the customer's address is known, the way to it stands first, with its own cost
 * (PRODUCT-17); the rows are as many lines as before.
 */
export function DeliveryPromises({ from, deliveries: { local, national } }: Props) {
  const messages = useMessages(buyingPromiseMessages)
  const known = useKnownDelivery(from.code)
  const offer = local[from.code]
  if (known?.kind === 'national')
    return (
      <>
        <NationalTo known={known} branchCode={from.code} />
        {offer && (
          <PromiseRow icon="truck" title={messages.noMessenger(known.address)}>
            <SeeCost />
          </PromiseRow>
        )}
      </>
    )
  if (!offer) return national && <National national={national} isAlone />
  return (
    <>
      <PromiseRow icon="truck" title={messages.delivery(from.name)}>
        <Arrival kind="local" branchCode={from.code} time={messages.deliveryTime} />
        {known ? (
          <p>{messages.costTo(formatMoney(known.costCentavos), known.address)}</p>
        ) : (
          <CostFrom cost={messages.deliveryCost(formatMoneyShort(offer.fromCentavos), offer.km)} />
        )}
      </PromiseRow>
      {national && <National national={national} />}
    </>
  )
}

function NationalTo({ known, branchCode }: { known: KnownDelivery & { kind: 'national' }; branchCode: number }) {
  const messages = useMessages(buyingPromiseMessages)
  const { days } = known
  return (
    <PromiseRow icon="package-open" title={messages.national}>
      <Arrival kind="national" {...{ branchCode, days }} time={messages.nationalTime(days.min, days.max)} />
      <p>{messages.costTo(formatMoney(known.costCentavos), known.address)}</p>
    </PromiseRow>
  )
}

/** National shipping to a province that is not known. Where it is the only way, it has the link to the costs. */
function National({ national: { fromCentavos, days }, isAlone }: { national: NationalOffer; isAlone?: boolean }) {
  const messages = useMessages(buyingPromiseMessages)
  const least = formatMoneyShort(fromCentavos)
  return (
    <PromiseRow icon="package-open" title={isAlone ? messages.national : messages.nationalFrom(least)}>
      <p>{messages.nationalTime(days.min, days.max)}</p>
      {isAlone && <CostFrom cost={messages.costFrom(least)} />}
    </PromiseRow>
  )
}

function CostFrom({ cost }: { cost: string }) {
  return (
    <p className="flex flex-wrap gap-x-2.5">
      <span>{cost}</span>
      <SeeCost />
    </p>
  )
}

function SeeCost() {
  const messages = useMessages(buyingPromiseMessages)
  return (
    <a href="/home/policies/delivery#cost" className="link whitespace-nowrap">
      {messages.seeCost}
    </a>
  )
}
