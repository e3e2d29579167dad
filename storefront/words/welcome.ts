import type { Words } from './use-words.ts'

const en = {
  title: (shop: string) => `Welcome to ${shop}`,
  branch: 'Your branch',
  branchText: (branch: string) => `You see the prices and the stock of ${branch}. Another branch can be chosen at any time.`,
  lists: 'Wish lists',
  listsText: 'With an account you keep what you like in lists, with a note beside it, and come back to it from any device.',
  profile: 'Your profile',
  profileText: 'Keep your name, phone and addresses up to date in your account: an order then takes a minute.',
  start: 'Start looking',
  otherBranch: 'Choose another branch',
}

const es: typeof en = {
  title: (shop) => `Te damos la bienvenida a ${shop}`,
  branch: 'Tu sucursal',
  branchText: (branch) => `Ves los precios y la existencia de ${branch}. Puedes elegir otra sucursal cuando quieras.`,
  lists: 'Listas de deseos',
  listsText: 'Con una cuenta guardas en listas lo que te gusta, con una nota al lado, y vuelves a verlo desde cualquier dispositivo.',
  profile: 'Tu perfil',
  profileText: 'Mantén al día tu nombre, teléfono y direcciones en tu cuenta: así un pedido toma un minuto.',
  start: 'Ver la tienda',
  otherBranch: 'Elegir otra sucursal',
}

export const welcomeWords: Words<typeof en> = { en, es }
