import type { Messages } from './use-messages.ts'

/** What is bought together with a device. */
const en = {
  title: 'Buy together',
}

const es: typeof en = {
  title: 'Llévalo completo',
}

export const companionMessages: Messages<typeof en> = { en, es }
