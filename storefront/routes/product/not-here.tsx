import { formatMoney } from '#domain/money/money.ts'
import { buyingPromiseMessages } from '../../messages/buying-promises.ts'
import { productMessages } from '../../messages/product.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { whenText } from '../../messages/when-text.ts'
import { displayPrice } from '../../product/display-price.ts'
import { productPath } from '../../product/product-path.ts'
import { useBranch } from '../../shopper/branch.ts'
import { useCanPromisePickup, useReadyTime } from '../../shopper/use-ready-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { ShownProduct } from './product-at-level.ts'
import { useOtherBranch } from './use-branch-rows.ts'
import { useBuyAt } from './use-buy-at.ts'

interface Props {
  product: ShownProduct
}

interface NotHereProps extends Props {
  /** Another colour or size of the model that the branch has, with what it differs in. */
  alikeHere: { code: string; facts: readonly string[] } | undefined
  hasSimilar: boolean
}

/**
 * In the place of the buttons where the shopper's branch does not have the product: which other branch has it, with a
 * button to buy there and when it can be picked up, or that none does (PRODUCT-16). On narrow screens the button is at
 * the bottom of the window.
 */
export default function NotHere(props: NotHereProps) {
  return (
    <>
      <WhereElse {...props} />
      <NotHereBar product={props.product} />
    </>
  )
}

function WhereElse({ product, alikeHere, hasSimilar }: NotHereProps) {
  const messages = useMessages(productMessages)
  const { branch } = useBranch()
  const { count, other } = useOtherBranch(product)
  return (
    <div className="no-print rounded-lg bg-sunken p-4">
      <p className="font-semibold">{messages.notHere(branch?.description ?? '')}</p>
      <p className="text-sm text-muted">
        {other ? messages.availableAt(other.name, count - 1) : messages.noStockAnywhere}{' '}
        {count > 1 && (
          <a href="#stock-by-branch" className="link py-1.5 font-semibold">
            {messages.seeStockByBranch}
          </a>
        )}
        {count === 0 && hasSimilar && (
          <a href="#similar" className="link py-1.5 font-semibold">
            {messages.seeSimilar}
          </a>
        )}
      </p>
      {alikeHere && (
        <p className="text-sm">
          <a href={productPath(alikeHere.code)} className="link inline-flex min-h-8 items-center font-semibold">
            {messages.alikeHere(branch?.description ?? '', alikeHere.facts.join(', '))}
          </a>
        </p>
      )}
      <BuyElsewhere product={product} className="mt-3 max-lg:hidden" />
    </div>
  )
}

/** The same button at the bottom of narrow screens, with the price and why it cannot be bought here. */
function NotHereBar({ product }: Props) {
  const messages = useMessages(productMessages)
  const { branch } = useBranch()
  const { count } = useOtherBranch(product)
  const { nowCentavos } = displayPrice(product)
  if (count === 0) return null
  return (
    <BottomBar>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5">
        {nowCentavos !== undefined && <p className="font-bold">{formatMoney(nowCentavos)}</p>}
        <p className="text-sm text-muted">{messages.notHere(branch?.description ?? '')}</p>
      </div>
      <BuyElsewhere product={product} className="w-full px-4" />
    </BottomBar>
  )
}

/** Chooses the other branch; the page then has its price and its buttons. It says when that branch has it ready. */
function BuyElsewhere({ product, className }: Props & { className: string }) {
  const messages = useMessages(productMessages)
  const buyAt = useBuyAt()
  const { other } = useOtherBranch(product)
  if (!other) return null
  return (
    <button
      type="button"
      // Its text gets the time: by its name it is found again where it was pressed before its code had loaded.
      name="buy-at"
      onClick={() => buyAt(other)}
      className={`needs-script button button-primary min-w-0 py-1.5 ${className}`}
    >
      <Icon name="map-pin" className="size-4.5 shrink-0 max-[24rem]:hidden" />
      <span className="min-w-0 text-left leading-tight">
        {messages.buyAt(other.name)}
        <ReadyAt branchCode={other.code} />
      </span>
    </button>
  )
}

/** When a branch has the product ready. The line is there before the time is known, so that nothing moves. */
function ReadyAt({ branchCode }: { branchCode: number }) {
  const messages = useMessages(buyingPromiseMessages)
  const language = useLanguage()
  const ready = useReadyTime(branchCode)
  if (!useCanPromisePickup(branchCode)) return null
  return (
    <span className="block min-h-5 text-sm font-medium">
      {ready && messages.readyForPickup(whenText(ready.at, ready.now, language))}
    </span>
  )
}
