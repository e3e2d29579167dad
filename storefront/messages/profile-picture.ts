import type { Messages } from './use-messages.ts'

const en = {
  title: 'Profile picture',
  hint: 'Only you see it. JPEG, PNG, WebP or AVIF of at most 10 MB; we keep the square in the middle.',
  unknown: 'We could not load your picture. Check your connection.',
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  saved: 'Picture saved',
  removed: 'Picture removed',
}

const es: typeof en = {
  title: 'Foto de perfil',
  hint: 'Solo tú la ves. JPEG, PNG, WebP o AVIF de 10 MB como máximo; guardamos el cuadrado del centro.',
  unknown: 'No pudimos cargar tu foto. Revisa tu conexión.',
  choose: 'Elegir una foto',
  replace: 'Cambiar',
  remove: 'Quitar',
  saved: 'Foto guardada',
  removed: 'Foto quitada',
}

export const profilePictureMessages: Messages<typeof en> = { en, es }
