import { type StoreVariant, categoryCode, categoryNames } from '#domain/products/category-codes.ts'
import { demoCategories } from './categories.ts'

type DemoCategory = Record<'slug' | 'name_en' | 'name_es' | 'scene', string> & { id: number }

const isWatch = /watch|strap/i

/**
 * The number of a main store's category in a store variant. In the main store watches and accessories share a category;
 * in the other variant they are two, so the product's English name decides.
 */
export function categoryIdIn(storeVariant: StoreVariant, mainId: number, name: string): number {
  if (mainId === categoryCode('main', 'accessories'))
    return categoryCode(storeVariant, isWatch.test(name) ? 'smartWatches' : 'accessories')
  const category = categoryNames.find((one) => categoryCode('main', one) === mainId)
  return category ? categoryCode(storeVariant, category) : mainId
}

/** The other store variant, when a demo's categories have its numbers: a database belongs to one variant. */
export function otherVariantOf(
  categories: readonly { id: number; slug: string }[],
  storeVariant: StoreVariant,
): StoreVariant | undefined {
  const other = storeVariant === 'main' ? 'variant' : 'main'
  return categories.some(({ id, slug }) => slug === 'headphones' && id === categoryCode(other, 'headphones'))
    ? other
    : undefined
}

/** The categories of a store variant, in the order of the category bar. */
export function categoriesIn(storeVariant: StoreVariant): DemoCategory[] {
  if (storeVariant === 'main') return [...demoCategories]
  return demoCategories.flatMap((category): DemoCategory[] =>
    category.id === categoryCode('main', 'smartWatches')
      ? [
          {
            ...category,
            id: categoryCode(storeVariant, 'smartWatches'),
            slug: 'smart-watches',
            name_en: 'Smart watches',
            name_es: 'Relojes inteligentes',
          },
          {
            ...category,
            id: categoryCode(storeVariant, 'accessories'),
            slug: 'accessories',
            name_en: 'Accessories',
            name_es: 'Accesorios',
            scene: 'case',
          },
        ]
      : [{ ...category, id: categoryIdIn(storeVariant, category.id, category.name_en) }],
  )
}
