import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { readSettings } from '#server/platform/settings.ts'
import { messageSamples } from '#server/testing/message-samples.ts'
import { segmentMax, toGsmText } from './gsm-text.ts'
import { smsTemplates } from './sms.ts'

const settings = readSettings({ PUBLIC_URL: 'https://store.example:8443/' })
const templates = smsTemplates(settings)
const samples = messageSamples.filter((sample) => sample.kind === 'sms')
const rows = languages.flatMap((language) =>
  samples.map((sample) => ({ ...sample, language, case: sample.data['purpose'] })),
)

test('each text message has a sample', () => {
  expect(new Set(samples.map(({ template }) => template))).toEqual(new Set(Object.keys(templates)))
})

test.each(rows)(
  'the text message $template for $case in $language has the code and the shop',
  ({ template, data, language, contains }) => {
    const text = templates[template]!.render(data, language)
    for (const part of [...contains, 'Vitrina']) expect(text).toContain(part)
    expect(text).not.toBe(templates[template]!.render(data, language === 'en' ? 'es' : 'en'))
  },
)

test.each(rows)(
  'the text message $template for $case in $language is one segment, even with a long name',
  ({ template, data, language }) => {
    const shop = { ...settings.shop, name: 'Almacén de celulares y computadoras «El Único» de la Ñáñiga' }
    const long = smsTemplates({ shop, PUBLIC_URL: `https://${'tienda-'.repeat(4)}en-linea.example` })
    const text = long[template]!.render(data, language)
    expect(toGsmText(text.replaceAll('\n', ' '))).toBe(text.replace(/\n+/g, ' '))
    expect(text.length).toBeLessThanOrEqual(segmentMax)
  },
)

test('the last line binds the code to the host of the store, so that the browser offers it nowhere else', () => {
  const text = templates['code']!.render({ code: '042137', purpose: 'sign-in' }, 'es')
  expect(text.split('\n').at(-1)).toBe('@store.example #042137')
})

test('without a known URL there is no such line', () => {
  const local = smsTemplates(readSettings({}))
  expect(local['code']!.render({ code: '042137', purpose: 'sign-in' }, 'es')).not.toMatch(/[@#\n]/)
})

test.each([{ code: '42137' }, { code: '042137', purpose: 'other' }, {}])('data like %j is refused', (data) => {
  expect(() => templates['code']!.render(data, 'en')).toThrow()
})

test.each([
  ['Móvil Única', 'Movil Unica'],
  ['señor café', 'señor café'],
  ['a 🙂 b', 'a b'],
])('%s is sent as %s', (text, sent) => {
  expect(toGsmText(text)).toBe(sent)
})
