import { foldText } from '#domain/search/fold-text.ts'
import type { CategoryState } from '#server/modules/products/product-state.ts'
import { RefusedRow } from './cells.ts'
import type { ListedCategory } from './listed-product.ts'
import type { Mapping } from './mapping-schema.ts'
import { slugOf } from './product-name.ts'

/** Categories that an import makes have numbers from here on; the others have those of the former store. */
const firstNumber = 1_000

/** The categories of the store, and those that the list makes. */
export interface Categories {
  /** The category that a row names; made where it is missing. Refuses an unknown number. */
  resolve(listed: ListedCategory | undefined): CategoryState
  /** Those of the given ones that are not stored yet. */
  unstored(used: Iterable<CategoryState>): CategoryState[]
  /** Called after categories were committed. */
  markStored(made: readonly CategoryState[]): void
  /** Runs what makes categories after all that was given before: of two batches that make the same one, one would fail. */
  inTurn(work: () => Promise<void>): Promise<void>
}

/** Resolves categories by the mapping's own names first, then by number, name or slug. */
export function createCategories(known: readonly CategoryState[], mapping: Mapping): Categories {
  const stored = new Set(known.map((category) => category.id))
  const byId = new Map(known.map((category) => [category.id, category]))
  const byKey = new Map<string, CategoryState[]>()
  const index = (category: CategoryState) => {
    for (const key of new Set([category.name.en, category.name.es, category.slug].map(keyOf)))
      byKey.set(key, [...(byKey.get(key) ?? []), category])
  }
  known.forEach(index)
  const theirs = new Map(Object.entries(mapping.categories).map(([name, own]) => [keyOf(name), own]))

  function make(
    name: { en: string; es: string },
    { id, slug }: { id?: number | undefined; slug: string },
  ): CategoryState {
    const free = id !== undefined && !byId.has(id) ? id : Math.max(firstNumber - 1, ...byId.keys()) + 1
    const category = { id: free, slug: slug || `category-${free}`, name }
    byId.set(free, category)
    index(category)
    return category
  }
  const bySlug = (slug: string) => byKey.get(keyOf(slug))?.find((category) => category.slug === slug)

  function own(name: string): CategoryState | undefined {
    const target = theirs.get(keyOf(name))
    if (target === undefined) return undefined
    if (typeof target === 'number') return byId.get(target) ?? refuseNumber(mapping, target)
    return (
      bySlug(target.slug) ??
      (target.id === undefined ? undefined : byId.get(target.id)) ??
      make({ en: target.en, es: target.es }, target)
    )
  }

  function named({ key, nameEs, id }: ListedCategory): CategoryState {
    const found = byKey.get(keyOf(key))
    if (found) return found.find((category) => category.id === id) ?? (found[0] as CategoryState)
    if (/^\d{1,9}$/.test(key)) return byId.get(Number(key)) ?? refuseNumber(mapping, Number(key))
    return make({ en: key, es: nameEs || key }, { id, slug: freeSlug(slugOf(key).slice(0, 60)) })
  }
  const freeSlug = (slug: string) => ([...byId.values()].some((category) => category.slug === slug) ? '' : slug)

  let last = Promise.resolve()
  return {
    resolve(listed) {
      const fixed = mapping.category
      if (listed?.key) return own(listed.key) ?? named(listed)
      if (listed?.id !== undefined) return byId.get(listed.id) ?? refuseNumber(mapping, listed.id)
      if (!fixed)
        throw new RefusedRow(mapping.columns.category ?? 'category', 'is not in the list, which a new product needs')
      return byId.get(fixed.id) ?? make({ en: fixed.en, es: fixed.es }, fixed)
    },
    unstored: (used) => [...new Set(used)].filter(({ id }) => !stored.has(id)),
    markStored(made) {
      for (const { id } of made) stored.add(id)
    },
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}

const keyOf = (name: string) => foldText([name]) || name

function refuseNumber(mapping: Mapping, number: number): never {
  throw new RefusedRow(mapping.columns.category ?? 'category', `is the number ${number}, which no category has`)
}
