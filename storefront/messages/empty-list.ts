import type { Messages } from './use-messages.ts'

const en = {
  emptyTitle: 'Nothing matches all of this',
  emptySearch: (text: string) => `Nothing matches “${text}”`,
  emptyDetail: 'One filter less shows more:',
  emptyStart: 'Nothing the store has fits all of these filters together.',
  emptySpelling: 'Check the spelling, or try fewer and more general words, such as “charger” or “case”.',
  notSold: 'We do not sell this. Perhaps you find what you need here:',
  searchNearest: (text: string) => `See “${text}”`,
  emptyDrop: 'Without one filter',
  without: (label: string) => `Without “${label}”`,
  searchAll: (text: string) => `Search “${text}” without filters`,
  popularCategories: 'Popular categories',
}

const es: typeof en = {
  emptyTitle: 'Nada cumple con todo esto',
  emptySearch: (text) => `Nada coincide con “${text}”`,
  emptyDetail: 'Con un filtro menos hay más:',
  emptyStart: 'Nada de la tienda cumple con todos estos filtros a la vez.',
  emptySpelling: 'Revisa cómo lo escribiste, o prueba con menos palabras y más generales, como “cargador” o “funda”.',
  notSold: 'Esto no lo vendemos. Quizás encuentres aquí lo que necesitas:',
  searchNearest: (text) => `Ver “${text}”`,
  emptyDrop: 'Sin uno de los filtros',
  without: (label) => `Sin “${label}”`,
  searchAll: (text) => `Buscar “${text}” sin filtros`,
  popularCategories: 'Categorías populares',
}

export const emptyListMessages: Messages<typeof en> = { en, es }
