import type { IdentificationPurpose } from '#domain/identification/identification.ts'
import { listNames } from './list-names.ts'
import type { Messages } from './use-messages.ts'

const purposes = {
  en: { business: 'a business account', credit: 'credit', 'tax-receipt': 'a tax receipt' },
  es: { business: 'una cuenta de negocio', credit: 'el crédito', 'tax-receipt': 'un comprobante fiscal' },
}

const en = {
  title: 'Identification',
  why: (needs: readonly IdentificationPurpose[]) =>
    `We need it for ${listNames(
      'en',
      needs.map((purpose) => purposes.en[purpose]),
      'or',
    )}: our staff check with the pictures that the number is yours.`,
  states: {
    none: 'Not sent yet',
    submitted: 'We have your identification',
    accepted: 'Your identification is accepted',
    refused: 'Your identification was refused',
  },
  kinds: { 'national-id': 'National ID', rnc: 'RNC', passport: 'Passport' },
  submittedAt: (day: string) => `sent ${day}`,
  number: 'National ID (cédula) or RNC',
  numberHint: 'As it is on the document, with or without dashes.',
  passport: 'Number of the passport',
  foreigner: 'I am a foreigner and identify myself with a passport.',
  front: 'Front of the document',
  back: 'Back of the document',
  page: 'Page with your name and number',
  sentPicture: (side: string) => `The picture that you sent: ${side}`,
  imageHint: 'Sharp, whole and without reflections.',
  privacy: 'We store the pictures without place or time, and show them to nobody but you and the store.',
  submit: 'Send identification',
  submitting: 'Sending…',
  submitted: 'Identification sent',
  replace: 'Send another one',
}

const es: typeof en = {
  title: 'Identificación',
  why: (needs) =>
    `La necesitamos para ${listNames(
      'es',
      needs.map((purpose) => purposes.es[purpose]),
      'or',
    )}: con las fotos nuestro personal comprueba que el número es tuyo.`,
  states: {
    none: 'Sin enviar',
    submitted: 'Tenemos tu identificación',
    accepted: 'Tu identificación está aceptada',
    refused: 'Tu identificación fue rechazada',
  },
  kinds: { 'national-id': 'Cédula', rnc: 'RNC', passport: 'Pasaporte' },
  submittedAt: (day) => `enviada el ${day}`,
  number: 'Cédula o RNC',
  numberHint: 'Como está en el documento, con o sin guiones.',
  passport: 'Número del pasaporte',
  foreigner: 'Soy extranjero y me identifico con pasaporte.',
  front: 'Frente del documento',
  back: 'Reverso del documento',
  page: 'Página con tu nombre y número',
  sentPicture: (side) => `La foto que enviaste: ${side}`,
  imageHint: 'Nítida, completa y sin reflejos.',
  privacy: 'Guardamos las fotos sin lugar ni hora, y solo las ven la tienda y tú.',
  submit: 'Enviar identificación',
  submitting: 'Enviando…',
  submitted: 'Identificación enviada',
  replace: 'Enviar otra',
}

export const identificationMessages: Messages<typeof en> = { en, es }
