import type { Messages } from './use-messages.ts'

const en = {
  unknownDevice: 'A device without a name',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
}

const es: typeof en = {
  unknownDevice: 'Un dispositivo sin nombre',
  browserOn: (browser, system) => `${browser} en ${system}`,
}

export const deviceNameMessages: Messages<typeof en> = { en, es }
