import type { Messages } from './use-messages.ts'

const en = {
  others: 'Other devices',
  /** Beside the heading `others`. */
  endOthers: 'Sign out all others',
  sessions: (count: number) => `${count} sessions`,
  endAll: (count: number) => `Sign out all ${count}`,
  endAllNamed: (count: number, name: string) => `Sign out all ${count}: ${name}`,
  endAllTitle: (count: number, name: string) => `Sign out ${count} sessions of ${name}?`,
  showEach: (name: string) => `Each session of ${name}`,
  /** With the word for today or yesterday, and the time. */
  signedInNear: (when: string) => `Signed in ${when}`,
  idle: (days: number) => `We sign out a device that is not used for ${days === 1 ? 'a day' : `${days} days`}.`,
  /** Before the link `changePassword`. */
  unknown: 'Don’t recognize one? Sign it out and',
  changePassword: 'change your password',
  trustedTitle: 'Devices that skip the code',
  trustedIntro: 'You sign in on these devices with your password alone, without the code of two-step verification.',
  noneTrusted: 'Every device needs the code.',
  until: (day: string) => `Until ${day}`,
  requireCode: 'Require the code',
  requireNamed: (name: string) => `Require the code: ${name}`,
  required: 'The device needs the code at its next sign-in',
  trustedFailed: 'We could not load the devices that skip the code.',
}

const es: typeof en = {
  others: 'Otros dispositivos',
  endOthers: 'Cerrar las otras sesiones',
  sessions: (count) => `${count} sesiones`,
  endAll: (count) => `Cerrar las ${count}`,
  endAllNamed: (count, name) => `Cerrar las ${count} sesiones: ${name}`,
  endAllTitle: (count, name) => `¿Cerrar las ${count} sesiones de ${name}?`,
  showEach: (name) => `Cada sesión de ${name}`,
  signedInNear: (when) => `Entraste ${when}`,
  idle: (days) => `Si no usas un dispositivo por ${days === 1 ? 'un día' : `${days} días`}, cerramos su sesión.`,
  unknown: '¿No reconoces alguno? Cierra su sesión y',
  changePassword: 'cambia tu contraseña',
  trustedTitle: 'Dispositivos que entran sin el código',
  trustedIntro: 'En estos dispositivos entras solo con tu contraseña, sin el código de la verificación en dos pasos.',
  noneTrusted: 'Todos los dispositivos necesitan el código.',
  until: (day) => `Hasta el ${day}`,
  requireCode: 'Pedir el código',
  requireNamed: (name) => `Pedir el código: ${name}`,
  required: 'El dispositivo necesita el código la próxima vez que entres',
  trustedFailed: 'No pudimos cargar los dispositivos que entran sin el código.',
}

export const devicesMessages: Messages<typeof en> = { en, es }
