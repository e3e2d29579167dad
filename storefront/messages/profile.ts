import type { Messages } from './use-messages.ts'

const en = {
  title: 'Profile',
  intro: 'Your name stands on your orders and receipts. Everything else helps us serve you and stays with the store.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHint: 'You sign in with it.',
  changeEmail: 'Change it under Security',
  phone: 'Phone',
  gender: 'Gender',
  genders: { '': 'Not stated', male: 'Male', feminine: 'Female', other: 'Other' },
  dateOfBirth: 'Date of birth',
  identification: 'National ID (cédula)',
  optional: '· optional',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Profile saved',
  unchanged: 'Nothing has changed',
  confirmTitle: 'Is this number right?',
  confirmText: (number: string) =>
    `${number} does not pass the usual check. A few cards do have such a number. Compare it with yours.`,
  confirm: 'Yes, as on my card',
  correct: 'Correct it',
}

const es: typeof en = {
  title: 'Perfil',
  intro: 'Tu nombre aparece en tus pedidos y recibos. Lo demás nos ayuda a atenderte y se queda en la tienda.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  emailHint: 'Con él entras a tu cuenta.',
  changeEmail: 'Cámbialo en Seguridad',
  phone: 'Teléfono',
  gender: 'Género',
  genders: { '': 'Sin indicar', male: 'Masculino', feminine: 'Femenino', other: 'Otro' },
  dateOfBirth: 'Fecha de nacimiento',
  identification: 'Cédula',
  optional: '· opcional',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  saved: 'Perfil guardado',
  unchanged: 'No hay cambios',
  confirmTitle: '¿Está bien este número?',
  confirmText: (number) =>
    `${number} no pasa la verificación habitual. Algunas cédulas tienen un número así. Compáralo con la tuya.`,
  confirm: 'Sí, así está en mi cédula',
  correct: 'Corregirlo',
}

export const profileMessages: Messages<typeof en> = { en, es }
