import type { Messages } from './use-messages.ts'

const en = {
  emptyDetail: 'One filter less shows more:',
  searchNearest: (text: string) => `See “${text}”`,
  emptyDrop: 'Without one filter',
  without: (label: string) => `Without “${label}”`,
  searchAll: (text: string) => `Search “${text}” without filters`,
  popularCategories: 'Popular categories',
}

const es: typeof en = {
  emptyDetail: 'Con un filtro menos hay más:',
  searchNearest: (text) => `Ver “${text}”`,
  emptyDrop: 'Sin uno de los filtros',
  without: (label) => `Sin “${label}”`,
  searchAll: (text) => `Buscar “${text}” sin filtros`,
  popularCategories: 'Categorías populares',
}

export const emptyListMessages: Messages<typeof en> = { en, es }
