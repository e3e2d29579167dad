import type { Messages } from './use-messages.ts'

/** What the choice of a branch says. */
const en = {
  branchIntro: 'Prices, stock and pickup follow the branch you choose.',
  branchSearch: 'Search by city, name or address',
  branchSearchHint: 'City, name or address',
  branchNone: 'No branch found with those words.',
  branchChosen: 'Your branch',
  locating: 'Looking for your nearest branch…',
}

const es: typeof en = {
  branchIntro: 'Los precios, la existencia y el retiro dependen de la sucursal que elijas.',
  branchSearch: 'Busca por ciudad, nombre o dirección',
  branchSearchHint: 'Ciudad, nombre o dirección',
  branchNone: 'Ninguna sucursal coincide con esas palabras.',
  branchChosen: 'Tu sucursal',
  locating: 'Buscando tu sucursal más cercana…',
}

export const branchDialogMessages: Messages<typeof en> = { en, es }
