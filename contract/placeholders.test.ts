import { expect, test } from 'vitest'
import type { UnevenSentences } from './placeholders.ts'
import { type Refused, refuse, refuseIf, sentenceOf } from './refusals.ts'

/** The refusal that a call throws. */
function refusalOf(call: () => void): Refused['refusal'] {
  try {
    call()
  } catch (error) {
    return (error as Refused).refusal
  }
  throw new Error('nothing was refused')
}

test('a refusal has the data that its sentence names, and other data that a page needs', () => {
  const refusal = refusalOf(() => refuse('cart-full', { linesMax: 100, branch: 1 }))
  expect(refusal).toEqual({ code: 'cart-full', linesMax: 100, branch: 1 })
  expect(sentenceOf(refusal, 'en')).toBe('The cart holds at most 100 products.')
  expect(sentenceOf(refusal, 'es')).toBe('El carrito admite 100 productos como máximo.')
})

// The compiler is the test: `tsc` fails where one of these lines has no error to expect.
test('the compiler rejects a refusal without the data of its sentence', () => {
  const mistakes = [
    // @ts-expect-error nothing given
    () => refuse('cart-full'),
    // @ts-expect-error a misspelt name
    () => refuse('cart-full', { lineMax: 100 }),
    // @ts-expect-error one of several data
    () => refuse('total-changed', { previousTotalCentavos: 1 }),
    // @ts-expect-error nothing that can be written into a sentence
    () => refuse('cart-full', { linesMax: undefined }),
    // @ts-expect-error a word that the table lacks
    () => refuse('cart-empty'),
    // @ts-expect-error a rule's refusal without the datum of its sentence
    () => refuseIf({ code: 'cart-full' }),
  ]
  for (const mistake of mistakes) expect(refusalOf(mistake)).toHaveProperty('code')
})

test('the compiler rejects a sentence whose languages differ in their placeholders', () => {
  interface Table {
    same: { en: 'From {a} to {b}'; es: 'De {b} a {a}' }
    missing: { en: 'From {a} to {b}'; es: 'De {a}' }
    misspelt: { en: 'At most {n}'; es: 'Como máximo {m}' }
    [other: string]: { en: string; es: string }
  }
  type Known = UnevenSentences<Pick<Table, 'same' | 'missing' | 'misspelt'>>
  const uneven: Record<Known, true> = { missing: true, misspelt: true }
  // @ts-expect-error the sentences of `same` agree
  const even: Known = 'same'
  expect([...Object.keys(uneven), even]).toEqual(['missing', 'misspelt', 'same'])
})
