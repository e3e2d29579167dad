import type { Messages } from './use-messages.ts'

const en = {
  title: 'Leave without saving?',
  lost: 'What you changed here is not saved, and is lost when you leave.',
  stored: 'The address is not saved yet. What you wrote stays in this tab until you save or cancel it.',
  leave: 'Leave',
  stay: 'Stay here',
}

const es: typeof en = {
  title: '¿Salir sin guardar?',
  lost: 'Lo que cambiaste aquí no está guardado y se pierde al salir.',
  stored:
    'La dirección aún no está guardada. Lo que escribiste queda en esta pestaña hasta que la guardes o la canceles.',
  leave: 'Salir',
  stay: 'Quedarme aquí',
}

export const unsavedChangesMessages: Messages<typeof en> = { en, es }
