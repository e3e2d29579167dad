import type * as z from 'zod/mini'
import type { Language } from './language.ts'
import { type None, type Placeholders, type UnevenSentences, fillIn } from './placeholders.ts'

const sentences = {
  required: { en: 'This field is required.', es: 'Este campo es obligatorio.' },
  'too-short': { en: 'At least {n} characters.', es: 'Al menos {n} caracteres.' },
  'too-long': { en: 'At most {n} characters.', es: 'Como máximo {n} caracteres.' },
  'too-small': { en: 'At least {n}.', es: 'Como mínimo {n}.' },
  'too-big': { en: 'At most {n}.', es: 'Como máximo {n}.' },
  email: {
    en: 'Write a whole address, such as ana@example.com.',
    es: 'Escribe una dirección completa, como ana@example.com.',
  },
  unknown: { en: 'This field is not known here.', es: 'Este campo no se conoce aquí.' },
  choice: { en: 'Choose one of the given values.', es: 'Elige uno de los valores dados.' },
  number: { en: 'Write a number.', es: 'Escribe un número.' },
  centavos: { en: 'Write at most two decimals.', es: 'Escribe como máximo dos decimales.' },
  phone: { en: 'Write the ten digits, such as 809 555 0142.', es: 'Escribe los diez dígitos, como 809 555 0142.' },
  'customer-code': {
    en: 'Write the customer code as it is on your receipts.',
    es: 'Escribe el código de cliente como está en tus recibos.',
  },
  contact: { en: 'Write an email or a phone number.', es: 'Escribe un correo o un teléfono.' },
  'house-or-number': { en: 'Write the house or its number.', es: 'Escribe la casa o su número.' },
  'national-id': { en: 'Please enter a valid identification card.', es: 'Escribe una cédula válida.' },
  'tax-id': { en: 'Please enter a valid RNC or identification card.', es: 'Escribe un RNC o una cédula válida.' },
  day: {
    en: 'Write day, month and year of a date that exists, such as 27 3 1990.',
    es: 'Escribe día, mes y año de una fecha que exista, como 27 3 1990.',
  },
  'no-carrier': {
    en: 'Only an order of national shipping that is dispatched or sent has a parcel.',
    es: 'Solo un pedido de envío nacional despachado o enviado tiene un paquete.',
  },
  'birth-date': {
    en: 'You have to be 13 to 120 years old: check the year.',
    es: 'Debes tener de 13 a 120 años: revisa el año.',
  },
  'person-name': { en: 'Write a name with letters.', es: 'Escribe un nombre con letras.' },
  'card-holder': {
    en: 'Write the name on the card, without digits.',
    es: 'Escribe el nombre en la tarjeta, sin números.',
  },
  'card-brand': {
    en: 'We couldn’t find your card brand, please check its number.',
    es: 'No pudimos encontrar la marca de tu tarjeta, revisa su número.',
  },
  'card-number': { en: 'Invalid card number.', es: 'Número de tarjeta inválido.' },
  'card-expiry': {
    en: 'Write month and year, such as 08/2029.',
    es: 'Escribe mes y año, por ejemplo 08/2029.',
  },
  'card-expired': { en: 'This card has expired.', es: 'Esta tarjeta está vencida.' },
  'card-code': {
    en: 'Write the code of the card: 3 digits, 4 for American Express.',
    es: 'Escribe el código de la tarjeta: 3 dígitos, 4 en American Express.',
  },
  password: { en: 'The password does not meet every rule.', es: 'La contraseña no cumple todas las reglas.' },
  'common-password': { en: 'This password is too common.', es: 'Esta contraseña es demasiado común.' },
  'password-unchanged': {
    en: 'The new password is the current one.',
    es: 'La contraseña nueva es la actual.',
  },
  'passwords-differ': { en: 'Passwords do not match.', es: 'Las contraseñas no coinciden.' },
  policies: { en: 'You must accept the policies to continue.', es: 'Debes aceptar las políticas para continuar.' },
  'product-twice': {
    en: 'A product may stand in a branch only once.',
    es: 'Un producto solo puede estar una vez en cada sucursal.',
  },
  'identification-image': { en: 'Identification image required.', es: 'Falta la imagen de la identificación.' },
  passport: {
    en: 'Write the number of the passport: 5 to 20 letters and digits.',
    es: 'Escribe el número del pasaporte: de 5 a 20 letras y dígitos.',
  },
  'file-required': { en: 'Choose a picture.', es: 'Elige una foto.' },
  'file-too-large': {
    en: 'This picture is larger than 10 MB. Choose a smaller one.',
    es: 'Esta foto pesa más de 10 MB. Elige una más pequeña.',
  },
  'list-required': { en: 'Choose a list (CSV or XLSX).', es: 'Elige una lista (CSV o XLSX).' },
  'list-empty': {
    en: 'This list is empty. Choose one with a row of column names.',
    es: 'Esta lista está vacía. Elige una con una fila de nombres de columnas.',
  },
  'list-too-large': {
    en: 'This list is larger than 20 MB. Choose a smaller one, or split it.',
    es: 'Esta lista pesa más de 20 MB. Elige una más pequeña, o divídela.',
  },
  'list-goes-with-full': {
    en: 'This goes with full: it hides the products that a whole list lacks.',
    es: 'Esto va con full: oculta los productos que faltan en una lista completa.',
  },
  'list-only-or-full': {
    en: 'A list of some columns says nothing of missing products: leave out full or only.',
    es: 'Una lista de algunas columnas no dice nada de los productos que faltan: deja fuera full u only.',
  },
  'list-rate': {
    en: 'Write a number above zero, such as 62.5.',
    es: 'Escribe un número mayor que cero, como 62.5.',
  },
  'picture-type': {
    en: 'Choose a picture in JPEG, PNG, WebP or AVIF.',
    es: 'Elige una foto en JPEG, PNG, WebP o AVIF.',
  },
  'picture-heic': {
    en: 'HEIC pictures cannot be read here. Choose it again as JPEG, or take it with the camera of this page.',
    es: 'Aquí no se pueden leer fotos HEIC. Elígela de nuevo como JPEG, o tómala con la cámara de esta página.',
  },
  'picture-moves': {
    en: 'This picture moves. Choose one that stands still.',
    es: 'Esta foto se mueve. Elige una fija.',
  },
  'picture-broken': {
    en: 'This picture cannot be read. Choose another, or take it again.',
    es: 'No se puede leer esta foto. Elige otra o tómala de nuevo.',
  },
  'picture-too-many-pixels': {
    en: 'This picture has too many pixels. Choose one of at most 25 megapixels.',
    es: 'Esta foto tiene demasiados píxeles. Elige una de 25 megapíxeles como máximo.',
  },
  'picture-too-small': {
    en: 'This picture is too small. Choose one of at least 100 pixels on each side.',
    es: 'Esta foto es demasiado pequeña. Elige una de al menos 100 píxeles por lado.',
  },
  'plain-letters': {
    en: 'Write it with the letters A to Z and the digits 0 to 9.',
    es: 'Escríbelo con las letras de la A a la Z y los dígitos del 0 al 9.',
  },
  once: { en: 'Give only one value here.', es: 'Da aquí un solo valor.' },
  format: { en: 'This is not valid.', es: 'Esto no es válido.' },
} as const

/** Does not compile when the two sentences of an error differ in their placeholders. */
export type SentencesAgree = None<UnevenSentences<typeof sentences>>

type AnySentence = keyof typeof sentences
type SentenceWithNumber = {
  [Name in AnySentence]: [Placeholders<(typeof sentences)[Name]['en']>] extends [never] ? never : Name
}[AnySentence]
/** The names a refinement may give as its `params.sentence`. */
export type Sentence = Exclude<AnySentence, SentenceWithNumber>
type Described = [sentence: Sentence] | [sentence: SentenceWithNumber, n: unknown]
type Issue = Record<string, unknown>

/** The message for an invalid field, in the caller's language (WIRE-1). Pages show the same one before they send. */
export function fieldMessage(issue: z.core.$ZodIssue, language: Language): string {
  const [sentence, n] = describe(issue as unknown as Issue)
  return fillIn(sentences[sentence][language], { n }, language)
}

const wrongKinds = new Set(['invalid_type', 'invalid_value', 'invalid_union'])

function describe(issue: Issue): Described {
  // Null counts as missing, as everywhere (decision 015).
  if (wrongKinds.has(String(issue['code'])) && (issue['input'] ?? undefined) === undefined) return ['required']
  if (issue['code'] === 'custom') return [customSentence(issue)]
  if (issue['code'] === 'unrecognized_keys') return ['unknown']
  if (issue['code'] === 'invalid_value' || issue['code'] === 'invalid_union') return ['choice']
  if (issue['code'] === 'invalid_type' && (issue['expected'] === 'number' || issue['expected'] === 'int'))
    return ['number']
  if (issue['code'] === 'invalid_format') return [issue['format'] === 'email' ? 'email' : 'format']
  if (issue['code'] === 'too_small') return tooSmall(issue)
  if (issue['code'] === 'too_big') return [issue['origin'] === 'string' ? 'too-long' : 'too-big', issue['maximum']]
  return ['format']
}

function customSentence(issue: Issue): Sentence {
  const name = (issue['params'] as { sentence?: string } | undefined)?.sentence ?? ''
  return Object.hasOwn(sentences, name) ? (name as Sentence) : 'format'
}

function tooSmall(issue: Issue): Described {
  if (issue['origin'] !== 'string') return ['too-small', issue['minimum']]
  return issue['minimum'] === 1 ? ['required'] : ['too-short', issue['minimum']]
}
