import type { Messages } from './use-messages.ts'

/** What the page of an address that leads nowhere says beside its title. */
const en = {
  notFoundText:
    'There is no page at this address. It may have changed, or the product is no longer sold. Search, or start from a category.',
  searchInstead: 'Search the store instead',
  popular: 'See what is most popular',
}

const es: typeof en = {
  notFoundText:
    'No hay ninguna página en esta dirección. Puede que haya cambiado o que el producto ya no se venda. Busca o empieza por una categoría.',
  searchInstead: 'Mejor busca en la tienda',
  popular: 'Ver lo más popular',
}

export const notFoundMessages: Messages<typeof en> = { en, es }
