import { expect, test } from 'vitest'
import { demoProducts } from '../insert-products.ts'
import { allTextsFor, remarksFor } from './different-texts.ts'
import { textsFor } from './review-texts.ts'

const products = demoProducts(new Date('2026-03-02T15:00:00Z'))
const stars = [1, 2, 3, 4, 5]

/** Everything that reviewers may say of the products whose English name matches. */
function saidOf(name: RegExp): string {
  const some = products.filter((product) => name.test(product.name.en))
  expect(some.length, String(name)).toBeGreaterThan(0)
  const said = some.flatMap((product) =>
    stars.flatMap((count) => [...allTextsFor(product, count), ...remarksFor(product, count)]),
  )
  return [...new Set(said.flat())].join('\n')
}

// The first column is what reviewers of the products speak of, the last what they cannot know.
test.each([
  [/wall charger/, 'breakfast', /power cuts|apagones|traffic|my phone fell/],
  [/10 W USB-A wall charger/, 'a little warm', /breakfast|power cuts/],
  [/car charger/, 'traffic', /breakfast|power cuts/],
  [/power bank/, 'power cuts', /breakfast/],
  [/wired earphones/, 'plug it in', /finds my phone|leave the room/],
  [/wireless headphones/, 'finds my phone', /plug it in/],
  [/Lienzo|Página/, 'study', /SIM cards|phone of five years|niece/],
  [/tempered glass/, 'bubble', /Buttons|stairs|color/],
  [/ case for /, 'stairs', /bubble|stopped working|manual/],
  [/wallet case/, 'cards', /[Bb]uttons|lint|rubber|washes|slips|magnet|yellow/],
  [/clear case/, 'yellow', /cards|leather|magnet|lint|the color|darker/],
  [/silicone case/, 'lint', /cards|leather|magnet|yellow|fingers/],
  [/magnetic case/, 'magnet', /cards|leather|yellow|lint|rubber/],
  [/earbuds|wired ear/, 'class', /cushions/],
  [/mini computer|keyboard/, 'picture', /hinge|backpack|fan is heard/],
  [/AA batteries|coin cells/, 'remote control', /technician|color/],
  [/replacement battery/, 'technician', /remote control|in the hand/],
  [/watch strap/, 'in the hand', /see the hour|asleep|wrist/],
  [/SIM card/, 'does its work', /color|fallen|finish|scratch/],
])('what is said of %s speaks of it alone', (name, terms, foreign) => {
  expect(saidOf(name)).toContain(terms)
  expect(saidOf(name)).not.toMatch(foreign)
})

test('every product has texts of all stars', () => {
  const without = products.filter((product) => stars.some((count) => textsFor(product, count).length === 0))
  expect(without).toEqual([])
})

test('no name has a number twice in a row', () => {
  const names = products.flatMap(({ name }) => [name.en, name.es])
  expect(names.filter((name) => /\b(\d+) \1 /.test(name))).toEqual([])
})

test('the points of a description repeat no specification', () => {
  const repeated = products.filter(({ features, specifications }) =>
    specifications.some(({ name, value }) => features.en.includes(`<li>${name.en}: ${value.en}`)),
  )
  expect(repeated).toEqual([])
})
