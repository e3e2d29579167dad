import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, queryWords } from './fold-text.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())

describe('foldText', () => {
  test.each([
    [['Cargador rápido, 20W'], 'cargador rapido 20w'],
    [['  Audífonos', 'ÑANDÚ  '], 'audifonos nandu'],
    [['USB-C/Lightning (2 m)'], 'usb c lightning 2 m'],
    [['Galaxy™ S24® İ'], 'galaxy s24 i'],
    [['…', ''], ''],
    [[], ''],
  ])('%j is searched as %j', (parts, text) => {
    expect(foldText(parts)).toBe(text)
  })

  test('a normalised text stays as it is', () => {
    fc.assert(fc.property(anyText, (text) => foldText([foldText([text])]) === foldText([text])))
  })

  test('a folded text has only letters and digits, separated by single spaces', () => {
    fc.assert(fc.property(anyText, (text) => /^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u.test(foldText([text]))))
  })

  test('case makes no difference to what a Dominican types', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aábcdeéfghiíñoópqrstuúüvz 0189-+.') })
    fc.assert(fc.property(letters, (text) => foldText([text.toUpperCase()]) === foldText([text])))
  })
})

describe('queryWords', () => {
  test('a repeated word counts once', () => {
    expect(queryWords('Samsung  samsung, SÁMSUNG s21')).toEqual(['samsung', 's21'])
  })

  test('an empty search has no words', () => {
    expect(queryWords(' -- ')).toEqual([])
  })

  test('the first eight words count', () => {
    expect(queryWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  test('a long word is cut between characters', () => {
    expect(queryWords('x'.repeat(41))).toEqual(['x'.repeat(40)])
    expect(queryWords('𐌰'.repeat(41))).toEqual(['𐌰'.repeat(40)])
  })

  test('the limits hold for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = queryWords(text.repeat(5))
        expect(words.length).toBeLessThanOrEqual(8)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
      }),
    )
  })
})
