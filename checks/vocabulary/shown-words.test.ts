import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { codeFiles, root } from '../repository-files.ts'
import { secondWordsIn } from './shown-words.ts'

/** Where the texts stand that shoppers and staff read: pages, mails, messages, and the goods of the demo store. */
const places = /^(storefront\/messages\/|server\/messages\/|server\/db\/demo\/|contract\/refusals)(?!.*\.test\.ts$)/

test.each(codeFiles().filter((path) => places.test(path)))('%s uses the chosen words alone', (path) => {
  const found = textsIn(path, readFileSync(root + path, 'utf8')).flatMap((text) =>
    secondWordsIn(text).map(({ word, instead }) => `“${word}” in “${text}”: use ${instead}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['A cover in your colour', 'colour'],
  ['Your order was cancelled', 'cancelled'],
  ['Recognise this device', 'Recognise'],
  ['All cellphones', 'cellphones'],
  ['Ready to collect', 'collect'],
  ['Collected at', 'Collected'],
  ['Puedes recogerlo en la sucursal', 'recogerlo'],
  ['Pasa a buscarlo hoy', 'Pasa a buscar'],
  ['Un móvil nuevo', 'móvil'],
  ['Write your e-mail', 'e-mail'],
  ['Inicia sesión para pagar', 'Inicia sesión'],
  ['Total sin envío', 'envío'],
  ['Todas las promociones', 'promociones'],
])('%s has a second word', (text, word) => {
  expect(secondWordsIn(text).map((each) => each.word)).toEqual([word])
})

test.each([
  'The mobile app of our employees',
  'La aplicación móvil de los empleados',
  'Búsquedas recientes',
  'colors',
  'Envío nacional',
])('%s has none', (text) => {
  expect(secondWordsIn(text)).toEqual([])
})

test('texts are read from strings and templates, and not from names or imports', () => {
  const code = "import { a } from 'colour'\nconst colours = { colour: `a colour of ${a}`, b: 'grey' }"
  expect(textsIn('a.ts', code)).toEqual(['a colour of  … ', 'grey'])
})

/** The fixed texts of a file's strings and templates. */
function textsIn(path: string, code: string): string[] {
  const texts: string[] = []
  // `cellphones` alone is the name of a category in code, and `{metres}` that of a value.
  const add = (text: string) => {
    if (text !== 'cellphones') texts.push(text.replaceAll(/\{\w+\}/g, ''))
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const each = node as { type?: string; [key: string]: unknown }
    if (each.type === 'ImportDeclaration' || each.type?.startsWith('TS')) return
    if (each.type === 'Literal' && typeof each['value'] === 'string') add(each['value'])
    if (each.type === 'TemplateLiteral')
      add((each['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' … '))
    for (const key in each) if (key !== 'loc' && key !== 'range') visit(each[key])
  }
  visit(parseSync(path, code).program)
  return texts
}
