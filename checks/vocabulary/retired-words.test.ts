import { describe, expect, test } from 'vitest'
import { allPaths } from '../repository-files.ts'
import { type Name, headingsIn, namesIn, namesInCode, wordsOf } from './names.ts'
import { isRetired, permissions, permits, retiredWords } from './retired-words.ts'

const names = allPaths()
  .filter((path) => path.includes('.'))
  .flatMap(namesIn)

describe('a retired word is in no name', () => {
  test('all kinds of names are read', () => {
    const counts = Object.groupBy(names, ({ kind }) => kind)
    for (const kind of ['file', 'identifier', 'heading', 'test title', 'message'] as const)
      expect(counts[kind]?.length, kind).toBeGreaterThan(100)
  })

  test.each(Object.entries(retiredWords))('%s', (word, { instead }) => {
    const found = names.filter((name) => isRetired(word, name, wordsOf))
    const places = new Set(found.map(({ kind, text, path }) => `${kind} “${text}” in ${path}`))
    expect([...places], `Use instead of “${word}”: ${instead}.`).toEqual([])
  })
})

test.each(permissions)('a permission is needed: $because', (permission) => {
  const isExcused = ({ text, path }: Name, word: string) =>
    permits(permission, word, text, path) && retiredWords[word]?.pattern.test(wordsOf(text).join(' '))
  expect(names.some((name) => Object.keys(retiredWords).some((word) => isExcused(name, word)))).toBe(true)
})

const textsIn = (code: string) => namesInCode('server/a.ts', code).map(({ kind, text }) => `${kind}: ${text}`)

describe('the names in code', () => {
  test.each([
    ['const told = 1', ['identifier: told']],
    ['const { a, b: told, ...kept } = c', ['identifier: a', 'identifier: told', 'identifier: kept']],
    ['function tell(goods = 1) {}', ['identifier: tell', 'identifier: goods']],
    ['interface Kept { goods: string; look(): void }', ['identifier: Kept', 'identifier: goods', 'identifier: look']],
    ['type Told<Goods> = Goods', ['identifier: Told', 'identifier: Goods']],
    [`import { a as kept } from 'b'`, ['identifier: kept']],
    [`import { kept } from 'b'`, []],
    ['Math.floor(a.kept)', []],
    ['f({ kept: 1 })', ['identifier: kept']],
    ['try {} catch (told) {}', ['identifier: told']],
    [`test('the goods are kept', () => {})`, ['test title: the goods are kept']],
    [`test.each(rows)('%s is told', () => {})`, ['test title: %s is told']],
    ['ctx.log.warn(a, `kept ${b} goods`)', ['message: kept  …  goods']],
    [`throw new RangeError('not told')`, ['message: not told']],
    [`console.log('walls')`, ['message: walls']],
    ['// the goods are kept', []],
  ])('%s', (code, expected) => {
    expect(textsIn(code)).toEqual(expected)
  })

  test('headings are read outside of code', () => {
    expect(headingsIn('a.md', '# The walls\n```\n# not a heading\n```\n## Rooms').map(({ text }) => text)).toEqual([
      'The walls',
      'Rooms',
    ])
  })

  test.each([
    ['keptAnswers', ['kept', 'answers']],
    ['STORE_LOOK', ['store', 'look']],
    ['scroll-keeper', ['scroll', 'keeper']],
    ['toHTMLText', ['to', 'html', 'text']],
    ['PiecesAt2', ['pieces', 'at']],
  ])('%s is made of words', (name, words) => {
    expect(wordsOf(name)).toEqual(words)
  })
})

describe('a name with a retired word', () => {
  const name = (text: string, kind: Name['kind'] = 'identifier', path = 'server/a.ts'): Name => ({ kind, text, path })

  test.each(Object.keys(retiredWords))('%s is found', (word) => {
    expect(isRetired(word, name(`first ${word}`), wordsOf)).toBe(true)
  })

  test('is left alone where the word is plain English', () => {
    expect(isRetired('look', name('lookUp'), wordsOf)).toBe(false)
    expect(isRetired('look', name('the store looks full', 'test title'), wordsOf)).toBe(false)
    expect(isRetired('house', name('houseBrand'), wordsOf)).toBe(false)
    expect(isRetired('keep', name('keepAlive'), wordsOf)).toBe(false)
    expect(isRetired('verification', name('verification_id'), wordsOf)).toBe(false)
  })
})
