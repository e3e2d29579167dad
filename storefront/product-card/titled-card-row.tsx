import { useId } from 'react'
import type { ProductCard as Product } from '../product/product-card.ts'
import CardRow from './card-row.tsx'

interface Props {
  title: string
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  branchCode: number
}

/** A row of products below its title, which are added to the cart of a branch. */
export function TitledCardRow({ title, products, branchCode }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="no-print mt-8 lg:mt-12">
      <h2 id={id} className="row-head mb-2 text-lg font-bold wrap-anywhere">
        {title}
      </h2>
      <CardRow products={products} labelledBy={id} branchCode={branchCode} />
    </section>
  )
}
