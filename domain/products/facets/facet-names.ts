/** The facets that a kind of goods may have, by their names in a URL and on the wire. */
export const facetNames = [
  'storage',
  'memory',
  'color',
  'screen',
  'network',
  'battery',
  'power',
  'ports',
  'length',
  'ends',
] as const
export type FacetName = (typeof facetNames)[number]
