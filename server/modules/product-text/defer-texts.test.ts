import { expect, test } from 'vitest'
import type { ProductText } from './analyze-product.ts'
import { deferTexts } from './defer-texts.ts'
import { createProductTextIndex } from './product-text-index.ts'

const named = (name: string): ProductText => ({
  code: name,
  names: [name],
  brand: 'Kora',
  model: '',
  categoryNames: ['Lamps'],
  color: null,
  storage: null,
  isForDevices: false,
})

test('a changed text of a known document is searched once it is applied, that of a further document at once', () => {
  const index = createProductTextIndex()
  index.set(0, named('Zafiro'))
  const texts = deferTexts(index, 1)
  texts.text.set(0, named('Topacio'))
  texts.text.set(1, named('Esmeralda'))
  const found = (q: string) => [...index.search(q).docs]
  expect([found('zafiro'), found('topacio'), found('esmeralda')]).toEqual([[0], [], [1]])
  expect(texts.count()).toBe(1)
  texts.apply()
  expect([found('zafiro'), found('topacio'), found('esmeralda')]).toEqual([[], [0], [1]])
})

test('a document that was written for a fork which was dropped is replaced by the next one of its number', () => {
  const index = createProductTextIndex()
  index.set(0, named('Zafiro'))
  deferTexts(index, 1).text.set(1, named('Esmeralda'))
  index.set(1, named('Topacio'))
  expect([...index.search('esmeralda').docs]).toEqual([])
  expect([...index.search('topacio').docs]).toEqual([1])
})
