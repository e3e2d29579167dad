import type { Messages } from './use-messages.ts'

const en = {
  drop: 'Drop a picture here, or',
  accepted: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
  choose: 'Choose a picture',
  chooseOther: 'Choose another',
  take: 'Take a photo',
  takeNamed: (label: string) => `Take a photo: ${label}`,
  chosen: (label: string) => `The chosen picture: ${label}`,
  sending: 'Sending the pictures…',
  checking: 'Checking the pictures…',
  cancel: 'Cancel',
  canceled: 'Nothing was sent. You can try again.',
  connection: 'We could not reach the store. Check your connection and try again; your pictures are still here.',
  unexpected: 'Sorry, an error has occurred. Try again later.',
}

const es: typeof en = {
  drop: 'Suelta una foto aquí, o',
  accepted: 'JPEG, PNG, WebP o AVIF, de hasta 10 MB.',
  choose: 'Elegir una foto',
  chooseOther: 'Elegir otra',
  take: 'Tomar una foto',
  takeNamed: (label) => `Tomar una foto: ${label}`,
  chosen: (label) => `La foto elegida: ${label}`,
  sending: 'Enviando las fotos…',
  checking: 'Revisando las fotos…',
  cancel: 'Cancelar',
  canceled: 'No se envió nada. Puedes intentarlo de nuevo.',
  connection: 'No pudimos conectar con la tienda. Revisa tu conexión e inténtalo de nuevo; tus fotos siguen aquí.',
  unexpected: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
}

export const uploadMessages: Messages<typeof en> = { en, es }
