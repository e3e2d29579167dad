import { cardText } from '#domain/products/card-text.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { addToCart } from '../../cart/cart-store.ts'
import { compareList, comparePath } from '../../compare/compare-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { productPath } from '../../product/product-path.ts'
import { Price } from '../../product/price.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'
import { bandOf } from '../../product/stock-note.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import { onFirstClick } from '../../ui/on-first-click.ts'
import { useOwnPrice } from '../../shopper/own-prices.ts'
import { compareMessages } from '../../messages/compare.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchCode } from '../../page/use-root.ts'

const sizes = '(min-width: 64rem) 16rem, (min-width: 48rem) 12rem, 8rem'

interface Props {
  card: ProductCard
  /** The codes of the other products. */
  others: readonly string[]
  /** Whether the price is without centavos. */
  isShort: boolean
}

/** The head of a product's column: picture, name, price, the button to add it to the cart, and the way to leave it out. */
export function ComparedHead({ card: shown, others, isShort }: Props) {
  const messages = useMessages(compareMessages)
  const cardMessages = useMessages(productMessages)
  const card = useOwnPrice(shown)
  const branchCode = useBranchCode()
  const canAdd = card.price !== null && bandOf(card.existence) !== 'none'
  const removeStored = () => compareList.write(compareList.read().filter((code) => code !== card.codarticulo))
  return (
    <div className="compare-head">
      <div className="compare-picture">
        <ProductPicture picture={card.imageGallery[0]} alt="" sizes={sizes} isFirst />
      </div>
      <a
        href={comparePath(others)}
        onClick={removeStored}
        aria-label={messages.removeNamed(card.description)}
        className="compare-remove"
      >
        <Icon name="x" className="size-4" />
      </a>
      <a href={productPath(card.codarticulo)} className="compare-name hover:underline">
        <Name card={card} />
      </a>
      <Price product={card} isShort={isShort} />
      {canAdd ? (
        <button
          type="button"
          onClick={onFirstClick(() => addToCart(card, branchCode))}
          aria-label={cardMessages.addNamed(card.description)}
          className="button product-action product-add icon-plus needs-script w-full"
        >
          {cardMessages.add}
        </button>
      ) : (
        <a
          href={productPath(card.codarticulo)}
          aria-label={cardMessages.viewNamed(card.description)}
          className="button button-quiet product-action w-full"
        >
          {cardMessages.view}
        </a>
      )}
    </div>
  )
}

/** A product's name with its size and its colour on a line of their own. */
function Name({ card }: Pick<Props, 'card'>) {
  const name = card.description
  const { title } = cardText(name, card)
  const rest = name.slice(title.length)
  const comma = rest.startsWith(',') ? ',' : ''
  return (
    <>
      <span className="block">
        {withoutBreaks(title)}
        {comma}
      </span>{' '}
      {rest && <span className="block">{withoutBreaks(rest.slice(comma.length).trim())}</span>}
    </>
  )
}
