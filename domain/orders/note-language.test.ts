import { expect, test } from 'vitest'
import { languageOfNote } from './note-language.ts'

test.each([
  ['El producto viene de otra sucursal. Lo enviamos en cuanto llegue.', 'es'],
  ['Va con Correo del Valle, guía 4821-0775.', 'es'],
  ['The product comes from another branch. We send it as soon as it is here.', 'en'],
  ['With Correo del Valle, the parcel is 4821', 'en'],
  ['Correo del Valle 4821', undefined],
  ['A part is missing', undefined],
  ['', undefined],
])('ORDER-28: the language of “%s” is %s', (text, language) => {
  expect(languageOfNote(text)).toBe(language)
})
