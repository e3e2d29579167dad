import { expect, test } from 'vitest'
import { noteIn } from './step-note.ts'

const spanish = 'Viene de otra sucursal, y llega el lunes.'
const english = 'It comes from another branch, and is here on Monday.'
const none = { note: null, en: null, es: null }

test('ORDER-32: each reader gets what is written in their language', () => {
  const both = { ...none, en: english, es: spanish }
  expect(noteIn('en', both)).toEqual({ text: english, language: 'en' })
  expect(noteIn('es', both)).toEqual({ text: spanish, language: 'es' })
})

test('ORDER-32: what stands beside the one language is for readers of the other', () => {
  const undecided = { ...none, note: 'Falta pieza', en: english }
  expect(noteIn('es', undecided)).toEqual({ text: 'Falta pieza', language: 'es' })
  expect(noteIn('en', undecided)).toEqual({ text: english, language: 'en' })
})

test('ORDER-32: who finds nothing in their language gets the other', () => {
  // A text of the named language, whatever its words.
  expect(noteIn('en', { ...none, es: 'Falta pieza' })).toEqual({ text: 'Falta pieza', language: 'es' })
  expect(noteIn('en', { ...none, en: ' ', es: spanish })).toEqual({ text: spanish, language: 'es' })
})

test('ORDER-28: a text alone has the language of its words, where these decide', () => {
  expect(noteIn('en', { ...none, note: spanish })).toEqual({ text: spanish, language: 'es' })
  expect(noteIn('en', { ...none, note: 'Correo del Valle 4821' })).toEqual({
    text: 'Correo del Valle 4821',
    language: null,
  })
})

test('where nothing is written, nobody reads anything', () => {
  expect(noteIn('en', null)).toBeUndefined()
  expect(noteIn('en', { ...none, note: '  ' })).toBeUndefined()
})
