import type { ListedProduct } from './listed-product.ts'
import type { ProductField, ProductState } from '#server/modules/products/product-state.ts'

/** The fields that a list can change, in the order of a report; stock is compared by itself. */
const fields = [
  'name',
  'brand',
  'category',
  'subcategory',
  'model',
  'siblings',
  'status',
  'prices',
  'special',
  'barcode',
  'color',
  'storage',
  'features',
  'specifications',
  'compatibleDevices',
  'warrantyDays',
  'ratingAverage',
  'reviewsCount',
  'popularity',
  'pictures',
] as const satisfies readonly ProductField[]

/** What differs between a product before and after a row. */
export function changedFields(before: ProductState, after: ProductState): Set<ProductField> {
  return new Set(
    fields.filter((field) => before[field] !== after[field] && comparable(before, field) !== comparable(after, field)),
  )
}

/** A field as a text that is equal for equal values. */
function comparable(product: ProductState, field: (typeof fields)[number]): string {
  if (field === 'brand') return product.brand.slug
  if (field === 'category') return String(product.category.id)
  if (field === 'specifications')
    return JSON.stringify(product.specifications.map(({ name, value }) => [name.en, name.es, value.en, value.es]))
  if (field === 'compatibleDevices')
    return JSON.stringify(product.compatibleDevices.map(({ brand, model }) => `${brand.slug}/${model}`).toSorted())
  if (field === 'pictures')
    return JSON.stringify(product.pictures.map(({ photoType, picture }) => [photoType, picture]))
  if (field === 'prices')
    return JSON.stringify(
      product.prices.map(({ level, minQuantity, priceCentavos }) => [level, minQuantity, priceCentavos]),
    )
  if (field === 'special') {
    const { special } = product
    return special ? JSON.stringify([special.priceCentavos, special.minQuantity, special.from, special.until]) : ''
  }
  if (field === 'name' || field === 'features') return JSON.stringify([product[field].en, product[field].es])
  return String(product[field])
}

type Counted = NonNullable<ListedProduct['stock']>

/** The stocks that a list has counted otherwise than the store has them, which is never less than is reserved. */
export function changedStock(before: ProductState['stock'], counted: Counted): Counted {
  const known = new Map(before.map((stock) => [stock.branchCode, stock]))
  return counted.filter(({ branchCode, onHand }) => {
    const stock = known.get(branchCode)
    return !stock || Math.max(onHand, stock.reserved) !== stock.onHand
  })
}
