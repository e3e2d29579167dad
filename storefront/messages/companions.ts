import type { Messages } from './use-messages.ts'

/** What is bought together with a device: after it was added, and beside the cart. */
const en = {
  next: 'Goes with what you added',
  withDevice: (device: string) => `Goes with your ${device}`,
  withCart: 'Goes with what is in your cart',
}

const es: typeof en = {
  next: 'Va con lo que agregaste',
  withDevice: (device) => `Va con tu ${device}`,
  withCart: 'Va con lo que hay en tu carrito',
}

export const companionMessages: Messages<typeof en> = { en, es }
