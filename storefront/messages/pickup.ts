import type { Messages } from './use-messages.ts'

const en = {
  whoPicksUp: 'Who picks it up?',
  me: (name: string) => `Me, ${name}`,
  other: 'Somebody else',
  otherName: 'Name of the person',
  otherNameHint: 'The branch asks for an identification with this name.',
  nameMissing: 'Write the name of who picks it up.',
  pickUpAt: 'You pick it up here',
  pickUpAtSeveral: (count: number) => `You pick it up at ${count} branches`,
  pickUpAtSeveralDetail: 'Each branch has its own products ready, as an order of its own.',
  partner: 'Authorized person',
}

const es: typeof en = {
  whoPicksUp: '¿Quién lo retira?',
  me: (name) => `Yo, ${name}`,
  other: 'Otra persona',
  otherName: 'Nombre de la persona',
  otherNameHint: 'La sucursal pedirá una identificación con este nombre.',
  nameMissing: 'Escribe el nombre de quien lo retira.',
  pickUpAt: 'Lo retiras aquí',
  pickUpAtSeveral: (count) => `Lo retiras en ${count} sucursales`,
  pickUpAtSeveralDetail: 'Cada sucursal tiene listos sus productos, como un pedido aparte.',
  partner: 'Persona autorizada',
}

/** Who picks up the products of a checkout. */
export const pickupMessages: Messages<typeof en> = { en, es }
