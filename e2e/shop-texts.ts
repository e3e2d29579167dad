/** What a shopper reads and presses in the catalogue and under the search field. */
const en = {
  filters: 'Filters',
  apply: 'Apply filters',
  onlyInStock: 'In stock at the branch',
  lowestPrice: 'Lowest price',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  remove: (label: string) => `Remove filter: ${label}`,
  emptyDrop: 'Without one filter',
  withoutPrices: 'Without RD$1 to RD$2',
  emptySearch: (text: string) => `Nothing matches “${text}”`,
  popularCategories: 'Popular categories',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  removeRecent: (text: string) => `Remove from recent searches: ${text}`,
  clearRecent: 'Clear all',
}

const es: typeof en = {
  filters: 'Filtros',
  apply: 'Aplicar filtros',
  onlyInStock: 'Disponible en la sucursal',
  lowestPrice: 'Precio más bajo',
  products: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  remove: (label) => `Quitar filtro: ${label}`,
  emptyDrop: 'Sin uno de los filtros',
  withoutPrices: 'Sin RD$1 a RD$2',
  emptySearch: (text) => `Nada coincide con “${text}”`,
  popularCategories: 'Categorías populares',
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  removeRecent: (text) => `Quitar de las búsquedas recientes: ${text}`,
  clearRecent: 'Borrar todas',
}

export const shopTexts = { en, es }
