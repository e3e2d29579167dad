import type { ProductCard } from '../../product/product-card.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ListName } from './home-lists.ts'
import { LoadFailure } from './load-failure.tsx'
import { ProductRow, deferredMax } from './product-row.tsx'
import { useProductList } from './use-product-list.ts'

interface Props {
  name: ListName
  products: readonly ProductCard[] | null
  label: string
  /** Whether its HTML is part of the page and hydrates later. */
  isDeferred: boolean
}

/** The products of a tab, or a message that there are none or that they did not load. */
export default function ProductList({ name, products: given, label, isDeferred }: Props) {
  const messages = useMessages(homeMessages)
  const { products, isLoading, retry } = useProductList(name, given)
  if (!products) return <LoadFailure isLoading={isLoading} onRetry={() => void retry()} />
  if (products.length === 0) return <p className="py-10 text-muted">{messages.noProducts}</p>
  return <ProductRow products={products} label={label} {...(isDeferred && { servedMax: deferredMax })} />
}
