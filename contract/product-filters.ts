import { facetNames } from '#domain/products/facets/facet-names.ts'

/**
 * The filters of a listing by their names on the wire, in the order in which the pages write them into a URL. They have
 * a file of their own beside the schemas, so that a page that only reads its URL loads no validation code.
 */
export const filterNames = [
  'q',
  'category',
  'brands_selected',
  'fits',
  'models_selected',
  ...facetNames,
  'prices',
  'rated',
  'only_offers',
  'only_with_existence',
  'place',
  'order_by',
  'limit',
  'page',
] as const
export type FilterName = (typeof filterNames)[number]

/** The filters that are on or off. */
export const toggleFilters = ['only_offers', 'only_with_existence'] as const satisfies FilterName[]
export type ToggleFilter = (typeof toggleFilters)[number]

/** The filters that hold several values: `apple,samsung`. */
export const listFilters = ['brands_selected', 'models_selected', 'fits', ...facetNames] as const satisfies FilterName[]
export type ListFilter = (typeof listFilters)[number]
