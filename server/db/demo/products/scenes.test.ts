import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoLines, sceneOf } from './build-products.ts'
import type { Line } from './line.ts'

const { scenes } = JSON.parse(
  readFileSync(new URL('../../../../studio/pictures/index.json', import.meta.url), 'utf8'),
) as { scenes: Record<string, { shows: string }> }

const kindOf = ({ category, kind }: Line) => kind?.[0] ?? (category === 1 ? 'phone' : 'tablet')
const lineName = ({ brand, model }: Line) => `${brand} ${model}`

const small = ['a', 'and', 'for', 'from', 'of', 'the', 'to', 'with']
/** What a kind says and no picture can show, or what every picture of its scene shows. */
const unseen = new Set(
  `bluetooth card children data fine gb heat-resistant in kit mah mm noise-cancelling phone piece port precision prepaid rechargeable screen
  set traveller w wireless day digital true`.split(/\s+/),
)

/** The words that say what a thing is, without numbers and without the device it fits; `cells` and `cell` are the same. */
function termsOf(text: string): Set<string> {
  const terms =
    text
      .replace(/ for [A-Z].*/, '')
      .toLowerCase()
      .match(/[a-z0-9.-]*[a-z0-9]/g) ?? []
  const plain = terms.filter((word) => !small.includes(word) && !/^[\d.,]+$/.test(word))
  return new Set(plain.map((word) => word.replace(/(?<=[a-z]{2}[a-rt-z])s$/, '')))
}

/** A scene shows a kind when it shows nothing else, and everything in the kind that can be seen. */
function fits(kind: string, scene: string | undefined): boolean {
  const shown = termsOf((scene !== undefined && scenes[scene]?.shows) || '')
  const said = termsOf(kind)
  const showsOnlyThis = [...shown].every((word) => said.has(word))
  return shown.size > 0 && showsOnlyThis && [...said].every((word) => shown.has(word) || unseen.has(word))
}

test('the scene of every demo product shows what the product is', () => {
  const wrong = demoLines
    .filter((line) => !fits(kindOf(line), sceneOf(line)))
    .map((line) => `${lineName(line)}: ${kindOf(line)} as ${sceneOf(line)}`)
  expect(wrong).toEqual([])
})

test('a keyboard with the scene of a laptop does not pass, nor a thing without a scene', () => {
  expect(fits('wireless keyboard and mouse', 'laptop')).toBe(false)
  expect(fits('laptop', 'laptop')).toBe(true)
  expect(fits('laptop', undefined)).toBe(false)
})

test('glass and screens have the camera opening of the phone that they fit', () => {
  const bodies = readFileSync(new URL('../../../../studio/phone_models.py', import.meta.url), 'utf8')
  const drawn = [...bodies.matchAll(/^ {4}'(\w+)-([\w-]+)': model\(.*'(pill|dot|left|drop)'/gm)]
  const openings = new Map(drawn.map(([, brand, model, opening]) => [`${brand} ${model!.replaceAll('-', ' ')}`, opening]))
  expect(openings.size).toBeGreaterThan(20)
  openings.set('nubeo flip one', 'fold')
  const wrong = demoLines
    .filter(({ category }) => category === 34 || category === 25)
    .map((line) => [kindOf(line), sceneOf(line), openings.get(kindOf(line).split(' for ')[1]!.toLowerCase())])
    .filter(([, scene, opening]) => !opening || !scene!.endsWith(`-${opening}`))
  expect(wrong).toEqual([])
})
