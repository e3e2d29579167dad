import { expect, test } from 'vitest'
import { cardText } from '#domain/products/card-text.ts'
import { colourIn } from '#domain/products/colours.ts'
import { buildProducts } from './build-products.ts'

const products = buildProducts(new Date('2026-01-05T12:00:00Z'), { scenes: {}, banners: [], uses: {} })

const texts = (['en', 'es'] as const).flatMap((language) =>
  products.map((product) => {
    const specified = (name: string) =>
      product.specifications.find((row) => row.name.en === name)?.value[language] ?? null
    const device = specified('Compatible with')
    const facts = {
      model: product.model,
      color: product.color && (colourIn(product.color)?.[language] ?? product.color),
      storage: product.storage,
      length: specified('Length'),
      ...(device && { fits: [device], fits_total: 1 }),
    }
    const name = product.name[language]
    const text = cardText(name, facts)
    return { ...text, name, ...facts, values: { ...facts, size: facts.storage ?? facts.length, fits: device } }
  }),
)

// PRODUCT-13
test('no card of the demo store states a model, size, colour or device twice', () => {
  const twice = texts.filter(({ title, facts, values }) =>
    facts.some((fact) => title.toLowerCase().slice(0, 64).endsWith(` ${values[fact]}`.toLowerCase())),
  )
  expect(twice.map(({ name }) => name)).toEqual([])
})

test('each card of the demo store states the model and the device whole, in the title or below it', () => {
  const without = texts.filter(({ title, facts, model, fits }) => {
    const isStated = (value: string, fact: 'model' | 'fits') => title.includes(value) || facts.includes(fact)
    return fits ? !isStated(fits[0] as string, 'fits') : !isStated(model, 'model')
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

test('each title of the demo store is the beginning of its name and ends in a whole word', () => {
  const wrong = texts.filter(
    ({ title, name }) =>
      !name.startsWith(title) || title.split(' ').length < 2 || /(,|\b(for|para|de|con|with|of))$/.test(title),
  )
  expect(wrong.map(({ name, title }) => `${name}: ${title}`)).toEqual([])
})

test('products of the demo store with one title and one line of facts have other names', () => {
  const seen = new Map<string, string>()
  const mixed = texts.filter(({ title, facts, values, name }) => {
    const shown = [title, ...facts.map((fact) => values[fact])].join('|')
    const other = seen.get(shown)
    seen.set(shown, name)
    return other !== undefined && other !== name
  })
  expect(mixed.map(({ name }) => name)).toEqual([])
})
