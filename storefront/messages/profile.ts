import type { Messages } from './use-messages.ts'

const en = {
  title: 'Profile',
  intro: 'As it appears on your orders and receipts.',
  aboutYou: 'About you',
  contact: 'How we reach you',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You sign in with it.',
  changeEmail: 'Change the email',
  change: 'Change',
  phone: 'Phone',
  gender: 'Gender',
  genders: { '': 'Not stated', male: 'Male', feminine: 'Female', other: 'Other' },
  dateOfBirth: 'Date of birth',
  birthParts: { day: 'Day', month: 'Month', year: 'Year' },
  birthHints: { day: 'DD', month: 'MM', year: 'YYYY' },
  identification: 'National ID (cédula)',
  optional: '· optional',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Profile saved',
  unchanged: 'Nothing has changed',
  confirmTitle: 'Is this number right?',
  confirmTexts: {
    'identification-unconfirmed': (number: string) =>
      `${number} does not pass the usual check. A few cards do have such a number. Compare it with yours.`,
    'tax-id-not-registered': (number: string) =>
      `The tax authority’s register has no company with the RNC ${number}. A new one may be missing. Compare it with yours.`,
    'taxpayer-ended': (number: string) =>
      `The tax authority’s register says that the taxpayer ${number} is not active at present. Is this still your number?`,
  },
  confirms: {
    'identification-unconfirmed': 'Yes, as on my card',
    'tax-id-not-registered': 'Yes, it is right',
    'taxpayer-ended': 'Yes, it is right',
  },
  correct: 'Correct it',
}

const es: typeof en = {
  title: 'Perfil',
  intro: 'Así sales en tus pedidos y recibos.',
  aboutYou: 'Sobre ti',
  contact: 'Cómo te contactamos',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  emailHint: 'Con él entras a tu cuenta.',
  changeEmail: 'Cambiar el correo',
  change: 'Cambiar',
  phone: 'Teléfono',
  gender: 'Género',
  genders: { '': 'Sin indicar', male: 'Masculino', feminine: 'Femenino', other: 'Otro' },
  dateOfBirth: 'Fecha de nacimiento',
  birthParts: { day: 'Día', month: 'Mes', year: 'Año' },
  birthHints: { day: 'DD', month: 'MM', year: 'AAAA' },
  identification: 'Cédula',
  optional: '· opcional',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  saved: 'Perfil guardado',
  unchanged: 'No hay cambios',
  confirmTitle: '¿Está bien este número?',
  confirmTexts: {
    'identification-unconfirmed': (number) =>
      `${number} no pasa la verificación habitual. Algunas cédulas tienen un número así. Compáralo con la tuya.`,
    'tax-id-not-registered': (number) =>
      `El registro de la DGII no tiene una empresa con el RNC ${number}. Puede que falte una nueva. Compáralo con el tuyo.`,
    'taxpayer-ended': (number) =>
      `El registro de la DGII dice que el contribuyente ${number} no está activo en este momento. ¿Sigue siendo tu número?`,
  },
  confirms: {
    'identification-unconfirmed': 'Sí, así está en mi cédula',
    'tax-id-not-registered': 'Sí, está bien',
    'taxpayer-ended': 'Sí, está bien',
  },
  correct: 'Corregirlo',
}

export const profileMessages: Messages<typeof en> = { en, es }
