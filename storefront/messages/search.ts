import type { Messages } from './use-messages.ts'

const en = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  popular: 'Popular phones',
  products: 'Products',
  searchFor: (text: string) => `Search for “${text}”`,
  fits: (device: string) => `Compatible with ${device}`,
  seeAll: 'See all results',
  seeResults: (total: number, count: string) => (total === 1 ? 'See 1 result' : `See all ${count} results`),
  noneFor: (text: string) => `No suggestions for “${text}”. Popular now:`,
  clear: 'Clear all',
  clearField: 'Clear the search field',
  remove: (text: string) => `Remove from recent searches: ${text}`,
  inCategory: 'Category',
  from: (price: string) => ` From ${price}`,
  categories: 'Categories',
  brand: 'Brand',
  page: 'Help',
  suggestionCount: (count: number) =>
    count === 1 ? '1 suggestion. Up and down to choose.' : `${count} suggestions. Up and down to choose.`,
  recentCount: (count: number) =>
    count === 1 ? '1 recent search. Up and down to choose.' : `${count} recent searches. Up and down to choose.`,
}

const es: typeof en = {
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  popular: 'Celulares populares',
  products: 'Productos',
  searchFor: (text) => `Buscar “${text}”`,
  fits: (device) => `Compatibles con ${device}`,
  seeAll: 'Ver todos los resultados',
  seeResults: (total, count) => (total === 1 ? 'Ver 1 resultado' : `Ver los ${count} resultados`),
  noneFor: (text) => `No hay sugerencias para “${text}”. Lo popular ahora:`,
  clear: 'Borrar todas',
  clearField: 'Vaciar el campo de búsqueda',
  remove: (text) => `Quitar de las búsquedas recientes: ${text}`,
  inCategory: 'Categoría',
  from: (price) => ` Desde ${price}`,
  categories: 'Categorías',
  brand: 'Marca',
  page: 'Ayuda',
  suggestionCount: (count) =>
    count === 1 ? '1 sugerencia. Arriba y abajo para elegir.' : `${count} sugerencias. Arriba y abajo para elegir.`,
  recentCount: (count) =>
    count === 1
      ? '1 búsqueda reciente. Arriba y abajo para elegir.'
      : `${count} búsquedas recientes. Arriba y abajo para elegir.`,
}

export const searchMessages: Messages<typeof en> = { en, es }
