import { formatMoney } from '#domain/money/money.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { displayPrice } from '../../product/display-price.ts'
import { useBranch } from '../../shopper/branch.ts'
import { Icon } from '../../ui/icon.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { ShownProduct } from './product-at-level.ts'
import { useBranchRows } from './use-branch-rows.ts'
import { useBuyAt } from './use-buy-at.ts'

interface Props {
  product: ShownProduct
}

/**
 * In the place of the buttons where the shopper's branch does not have the product: which other branch has it, with a
 * button to buy there, or that none does (PRODUCT-16).
 */
export function NotHere({ product, hasSimilar }: Props & { hasSimilar: boolean }) {
  const messages = useMessages(productMessages)
  const { branch } = useBranch()
  const { count } = useOtherBranch(product)
  return (
    <div className="no-print mb-2 rounded-lg bg-sunken p-4">
      <p className="font-semibold">{messages.noStockHere(branch?.description ?? '')}</p>
      <p className="text-sm text-muted">
        {count > 0 ? messages.otherBranchesHave(count) : messages.noStockAnywhere}{' '}
        {count > 0 && (
          <a href="#stock-by-branch" className="link inline-flex min-h-8 items-center font-semibold">
            {messages.seeStockByBranch}
          </a>
        )}
        {count === 0 && hasSimilar && (
          <a href="#similar" className="link inline-flex min-h-8 items-center font-semibold">
            {messages.seeSimilar}
          </a>
        )}
      </p>
      <BuyElsewhere product={product} className="mt-3 max-lg:hidden" />
    </div>
  )
}

/** The same button at the bottom of narrow screens, with the price. */
export function NotHereBar({ product }: Props) {
  const { count } = useOtherBranch(product)
  const { nowCentavos } = displayPrice(product)
  if (count === 0) return null
  return (
    <BottomBar>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {nowCentavos !== undefined && <p className="font-bold sm:text-lg">{formatMoney(nowCentavos)}</p>}
        <BuyElsewhere product={product} className="grow px-4" />
      </div>
    </BottomBar>
  )
}

/** Chooses the other branch; the page then has its price and its buttons. */
function BuyElsewhere({ product, className }: Props & { className: string }) {
  const messages = useMessages(productMessages)
  const buyAt = useBuyAt()
  const { other } = useOtherBranch(product)
  if (!other) return null
  return (
    <button
      type="button"
      onClick={() => buyAt(other)}
      className={`needs-script button button-primary min-w-0 ${className}`}
    >
      <Icon name="map-pin" className="size-4.5 max-[24rem]:hidden" />
      <span className="min-w-0">{messages.buyAt(other.name)}</span>
    </button>
  )
}

/** How many other branches have the product, and of them the one to buy it at. */
function useOtherBranch(product: ShownProduct) {
  const having = useBranchRows(product).filter(({ canBuyHere }) => canBuyHere)
  return { count: having.length, other: having[0] }
}
