import type { CatalogueIndex } from './catalogue-index.ts'
import { type DocIdSet, addDoc, createDocIdSet, hasDoc } from './doc-id-set.ts'

interface Cached {
  generation: number
  docs: DocIdSet
}

const cache = new WeakMap<CatalogueIndex, Cached>()

/**
 * The products of the categories that others are made for, such as phones and watches: those with a product that the store
 * has accessories for. Such products come first among equal results of a search (SEARCH-9).
 */
export function deviceDocs(index: CatalogueIndex): DocIdSet {
  const cached = cache.get(index)
  if (cached?.generation === index.generation) return cached.docs
  const docs = findDeviceDocs(index)
  cache.set(index, { generation: index.generation, docs })
  return docs
}

function findDeviceDocs({ codes, live, brands, categories, facets }: CatalogueIndex): DocIdSet {
  const { models, deviceByKey } = facets
  const makersOf = new Map<string, Set<string>>()
  for (const { slug, model } of deviceByKey.values()) makersOf.set(model, (makersOf.get(model) ?? new Set()).add(slug))
  const makersByOrdinal = models.values.map((model) => makersOf.get(model))
  const isDevice = new Uint8Array(categories.values.length)
  for (let doc = 0; doc < codes.length; doc += 1) {
    const makers = makersByOrdinal[models.ordinals[doc] as number]
    if (!makers || !hasDoc(live, doc)) continue
    const maker = brands.values[brands.ordinals[doc] as number]
    if (maker && makers.has(maker.slug)) isDevice[categories.ordinals[doc] as number] = 1
  }
  const docs = createDocIdSet(codes.length)
  for (let doc = 0; doc < codes.length; doc += 1)
    if (isDevice[categories.ordinals[doc] as number] === 1) addDoc(docs, doc)
  return docs
}
