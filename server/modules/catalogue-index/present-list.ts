import type * as contract from '#contract/products.ts'
import { type FacetName, facetNames } from '#domain/products/facets/facet-names.ts'
import { facetTitle, facetValue } from '#domain/products/facets/facets.ts'
import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameIn } from './card-record.ts'
import { deviceKey } from './facet-columns.ts'
import type { Facets } from './facets.ts'
import type { FilterName, ListRequest } from './filters.ts'
import type { ProductList } from './list-products.ts'

type Input = ParsedInputOf<typeof contract.listProducts>
type Reply = ReplyInputOf<typeof contract.listProducts>

/** The filters by their names on the wire. */
const wireNames = {
  text: 'q',
  category: 'category',
  brands: 'brands_selected',
  models: 'models_selected',
  devices: 'fits',
  prices: 'prices',
  rated: 'rated',
  onlyOffers: 'only_offers',
  onlyInStock: 'only_with_existence',
  ...(Object.fromEntries(facetNames.map((name) => [name, name])) as { [Name in FacetName]: Name }),
} as const satisfies Record<FilterName, keyof Input>

export function toListRequest({ settings }: Ctx, input: Input): ListRequest {
  return {
    storeVariant: settings.STORE_LOOK,
    text: input.q,
    page: input.page,
    limit: input.limit,
    sort: input.order_by,
    category: input.category,
    brands: input.brands_selected ?? [],
    models: input.models_selected ?? [],
    devices: input.fits ?? [],
    keys: keysIn(input),
    prices: input.prices,
    branchCode: input.place,
    byModel: input.by_model,
    rated: input.rated,
    onlyOffers: input.only_offers,
    onlyInStock: input.only_with_existence,
  }
}

function keysIn(input: Input): ListRequest['keys'] {
  const given = facetNames.map((name) => [name, input[name] ?? []] as const)
  return Object.fromEntries(given.filter(([, keys]) => keys.length > 0))
}

export function presentList(ctx: Ctx, list: ProductList, limit: number): Reply {
  return {
    docs: list.cards.map((card) => presentCard(ctx, card)),
    total: list.total,
    page: list.page,
    pages: list.pages,
    limit,
    facets: presentFacets(ctx, list.facets),
    corrected: list.corrected,
    complete: list.complete,
    nearest: list.nearest && {
      q: list.nearest.q,
      total: list.nearest.total,
      category_id: list.nearest.categoryId,
    },
    accessories_only: list.accessoriesOnly,
    fitting: list.fitting,
    help_page: list.help,
    relaxed: list.relaxed.map(({ filter, total }) => ({ filter: wireNames[filter], total })),
    queryID: list.queryId,
  }
}

function presentFacets({ language }: Ctx, facets: Facets): Reply['facets'] {
  return {
    categories: facets.categories.map(({ value, count }) => ({
      category_id: value.id,
      category_name: nameIn(value, language),
      count,
    })),
    brands: facets.brands.map(({ value, count }) => ({ name: value.name, slug: value.slug, count })),
    devices: facets.devices.map(({ value, count }) => ({
      value: deviceKey(value),
      brand: value.brand,
      model: value.model,
      count,
    })),
    kinds: facets.kinds.map(({ name, values }) => ({
      name,
      title: facetTitle(name)[language],
      values: values.flatMap(({ value, count }) => {
        const known = facetValue(name, value)
        return known ? [{ value, label: known.label[language], hex: known.hex ?? null, count }] : []
      }),
    })),
    models: facets.models.map(({ value, count }) => ({ name: value, count })),
    // Whole RD$, rounded outwards so that no product lies outside the slider.
    prices: facets.prices && {
      from: Math.floor(facets.prices.fromCentavos / 100),
      to: Math.ceil(facets.prices.toCentavos / 100),
    },
    rated: facets.rated.map(({ value, count }) => ({ rated: value, count })),
    only_offers: facets.onlyOffers,
    only_with_existence: facets.onlyInStock,
  }
}
