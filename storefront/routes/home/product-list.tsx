import type { ProductCard } from '../../product/product-card.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ListName } from './home-lists.ts'
import { LoadFailure } from './load-failure.tsx'
import { ProductRow, sleepingMax } from './product-row.tsx'
import { useProductList } from './use-product-list.ts'

interface Props {
  name: ListName
  products: readonly ProductCard[] | null
  label: string
  /** Whether its HTML comes with the page and wakes up later. */
  isAsleep: boolean
}

/** One list of the tabs: its products, or that there are none, or that they did not come. */
export default function ProductList({ name, products: given, label, isAsleep }: Props) {
  const messages = useMessages(homeMessages)
  const { products, isAsking, askAgain } = useProductList(name, given)
  if (!products) return <LoadFailure isAsking={isAsking} onAgain={() => void askAgain()} />
  if (products.length === 0) return <p className="py-10 text-muted">{messages.noProducts}</p>
  return <ProductRow products={products} label={label} {...(isAsleep && { servedMax: sleepingMax })} />
}
