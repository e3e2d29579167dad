import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import type { MailText } from '#server/platform/mail.ts'
import { readSettings } from '#server/platform/settings.ts'
import { messageSamples } from '#server/testing/message-samples.ts'
import { accents, mailColours, surfaces } from './mail-colours.ts'
import { mailTemplates } from './mails.ts'

const settings = readSettings({})
const shop = { ...settings.shop, name: 'Colmado & Móvil', contact: { phone: '18095550100', email: '', address: '' } }
const templates = mailTemplates({ ...settings, shop })
const samples = messageSamples.filter(({ kind }) => kind === 'mail')
const rows = languages.flatMap((language) =>
  samples.map((sample) => ({ ...sample, language, case: JSON.stringify(sample.data) })),
)
const render = (template: string, data: Record<string, unknown>, language: 'en' | 'es'): MailText =>
  templates[template]!.render(data, language)

/** The text that a reader of the HTML sees, and the URLs of its links, with single spaces. */
function seenIn(html: string): string {
  return html
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/[\s:]+/g, ' ')
}

test('ACCOUNT-26: the mail about an unknown device names the country of the sign-in in its language, where there is one', () => {
  const data: Record<string, unknown> = samples.find(({ template }) => template === 'unknown-device')!.data
  expect(render('unknown-device', data, 'en').text).toContain('Country: Spain')
  expect(render('unknown-device', data, 'es').text).toContain('País: España')
  const { country: _, ...placeless } = data
  expect(render('unknown-device', placeless, 'en').text).not.toContain('Country')
})

test('each mail has a sample', () => {
  expect(new Set(samples.map(({ template }) => template))).toEqual(new Set(Object.keys(templates)))
})

describe.each(rows)('the mail $template in $language with $case', ({ template, language, data, contains }) => {
  const mail = render(template, data, language)

  test('contains what its reader needs, and the name and the phone of the shop', () => {
    for (const text of [...contains, 'Colmado & Móvil', '+1 (809) 555-0100']) expect(mail.text).toContain(text)
  })

  test('has the same content as HTML', () => {
    const seen = seenIn(mail.html)
    for (const line of mail.text.split('\n')) expect(seen).toContain(line.replace(/[\s:]+/g, ' '))
  })

  test('is in another language than the other one', () => {
    const other = render(template, data, language === 'en' ? 'es' : 'en')
    expect(mail.subject).not.toBe(other.subject)
    expect(mail.html).toContain(`<html lang="${language}">`)
    const sentences = (text: string) => text.split(/\n|(?<=[.:?!]) /).filter((line) => /\p{L}{4}/u.test(line))
    const own = sentences(mail.text.replaceAll('Colmado & Móvil', ''))
    const shared = own.filter(
      (line) => sentences(other.text).includes(line) && !contains.some((text) => text.includes(line)),
    )
    expect(shared).toEqual([])
  })

  test('escapes every text of its data', () => {
    const attack = '<img src=x>"&'
    const hostile = JSON.parse(
      JSON.stringify(data, (key, value: unknown) =>
        typeof value === 'string' &&
        !['url', 'trackUrl', 'at', 'until', 'expectedBy', 'code', 'purpose', 'change', 'delivery'].includes(key)
          ? attack
          : value,
      ),
    ) as Record<string, unknown>
    expect(render(template, hostile, language).html).not.toContain('<img src=x')
  })

  test('loads nothing, runs nothing and is not wider than 600 px', () => {
    const withoutOwnPictures = mail.html.replaceAll(/<img src="cid:[\w@-]+"/g, '')
    expect(withoutOwnPictures).not.toMatch(/<(img|script|link|iframe|form)\b|\bsrc=|url\(|@import/)
    expect(mail.html).toContain('max-width:600px')
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
  })
})

test('the pictures that a mail shows are sent with it, and no others', () => {
  for (const { template, data } of samples) {
    const { html, pictures = [] } = render(template, data, 'es')
    const shown = [...html.matchAll(/src="cid:([\w@-]+)"/g)].map(([, contentId]) => contentId)
    expect([template, shown]).toEqual([template, pictures.map(({ contentId }) => contentId)])
  }
})

test.each([
  ['url', { firstName: 'Ana', url: 'javascript:alert(1)' }, 'welcome'],
  ['code', { firstName: 'Ana', code: '12345', purpose: 'sign-in' }, 'code'],
  ['purpose', { firstName: 'Ana', code: '123456', purpose: 'anything' }, 'code'],
  ['at', { firstName: 'Ana', at: 'yesterday' }, 'password-changed'],
  ['firstName', {}, 'welcome'],
])('a wrong %s is refused', (_, data, template) => {
  expect(() => render(template, data, 'en')).toThrow()
})

test.each(['Win at casino.example', 'https://casino.example', 'Call 809 555 0100', 'a@b.example', 'x'.repeat(41), ' '])(
  'a first name like %j is in no greeting, since strangers may register the email of others',
  (firstName) => {
    const mail = render('welcome', { firstName }, 'en')
    expect(mail.text).toContain('\n\nHello.\n\n')
    if (firstName.trim()) expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain(firstName)
  },
)

test('BALANCE-18: the mail about an order that waits for its deposit says the kind of an account and its RNC, where they are set', () => {
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Ventas del Mar' }
  const accounts = [{ ...account, kind: 'savings', holder_tax_id: '1-30-55500-1' }, account]
  const deposit = { amountCentavos: 11_800, until: '2026-11-26T15:15:00.000Z', accounts }
  const order = {
    id: 10_020,
    branch: 'Naco',
    totalCentavos: 11_800,
    deliveryCentavos: 0,
    trackUrl: 'https://s.example',
  }
  const data = { firstName: 'Ana', orders: [order], totalCentavos: 11_800, deposit, url: 'https://s.example' }
  const { text } = render('order-placed', data, 'es')
  expect(text).toContain('000-1 · Cuenta de ahorros · Ventas del Mar · RNC 1-30-55500-1')
  // As an earlier release wrote it into the outbox.
  expect(text).toContain('000-1 · Ventas del Mar')
})

test('ORDER-23: the mail about a placed order counts several units alone', () => {
  const lines = [
    { name: 'Funda', quantity: 2, totalCentavos: 100_000 },
    { name: 'Cable', quantity: 1, totalCentavos: 40_000 },
  ]
  const orders = [{ id: 17, branch: 'Centro', totalCentavos: 140_000, lines }]
  const { text } = render('order-placed', { firstName: 'Ana', orders, totalCentavos: 140_000 }, 'es')
  expect(text).toContain('\n2 × Funda: RD$1,000.00\nCable: RD$400.00\n')
})

describe('ORDER-10: the mail about an order that is picked up', () => {
  const pickup = {
    place: 'Calle Dos 9, Santiago',
    phone: '18095550111',
    hours: 'Mo-Fr 09:00-19:00; Sa 09:00-13:00,14:00-17:00',
    at: '2026-11-27T02:15:00Z',
    url: 'https://maps.example/centro',
  }
  const textOf = (language: 'en' | 'es', more: object = {}) =>
    render(
      'order-placed',
      {
        firstName: 'Ana',
        orders: [{ id: 17, branch: 'Centro', totalCentavos: 100, pickup: { ...pickup, ...more } }],
        totalCentavos: 100,
        destination: { delivery: 'pickup' },
      },
      language,
    ).text.replaceAll(/[\u00A0\u202F]/g, ' ')

  test.each([
    ['en', 'Ready: Thursday, November 26 at 10:15 PM'],
    ['es', 'Listo: jueves, 26 de noviembre, 10:15 p. m.'],
  ] as const)('says the day in %s on which it is ready, in the store’s time', (language, ready) => {
    expect(textOf(language)).toContain(ready)
  })

  test.each([
    ['en', 'Monday–Friday 9:00 AM–7:00 PM; Saturday 9:00 AM–1:00 PM, 2:00 PM–5:00 PM; Sunday closed'],
    ['es', 'lunes–viernes 9:00 a. m.–7:00 p. m.; sábado 9:00 a. m.–1:00 p. m., 2:00 p. m.–5:00 p. m.; domingo cerrada'],
  ] as const)('says the hours of the branch in %s', (language, hours) => {
    expect(textOf(language)).toContain(hours)
  })

  test('says no hours and no time that nobody knows', () => {
    const text = textOf('en', { at: undefined, hours: 'always' })
    expect(text).toContain('Address: Calle Dos 9, Santiago')
    expect(text).not.toMatch(/Ready|hours/)
  })
})

test.each([
  ['en', 'get a code by email, or use your password if you have chosen one'],
  ['es', 'recibe un código por correo, o usa tu contraseña si ya elegiste una'],
] as const)('ACCOUNT-83: the welcome in %s says how to enter with and without a password', (language, ways) => {
  expect(render('welcome', { firstName: 'Ana' }, language).text).toContain(ways)
})

test('a subject is one line, whatever the name of the shop contains', () => {
  const named = mailTemplates({ ...settings, shop: { ...shop, name: 'Colmado\r\nBcc: all@example.com' } })
  expect(named['welcome']!.render({ firstName: 'Ana' }, 'en').subject).toBe('Welcome to Colmado Bcc: all@example.com')
})

test('the shop’s own accent colours the buttons, with the text that is legible on it', () => {
  const own = { ...settings, shop: { ...shop, accent: { light: '#1d4ed8', dark: '#fb923c' } } }
  const { html } = mailTemplates(own)['welcome']!.render({ firstName: 'Ana', url: 'https://store.example' }, 'en')
  expect(html).toContain('background:#1d4ed8"')
  expect(html).toContain('color:#ffffff;font-weight:600')
  expect(html).toContain('.button { background: #fb923c !important; }')
})

test('the shop’s logo is shown with its name as alternative text', () => {
  const logo = { path: '/nowhere/logo.svg', type: 'image/svg+xml; charset=utf-8' as const }
  const { html } = mailTemplates({ ...settings, shop: { ...shop, images: { logo } } })['welcome']!.render(
    { firstName: 'Ana' },
    'en',
  )
  expect(html).toContain('<img src="cid:logo@store" alt="Colmado &#38; Móvil"')
})

const tokens = readFileSync(new URL('../../storefront/theme/tokens.css', import.meta.url), 'utf8')
const [main = '', variant = ''] = tokens.split(":root[data-variant='variant'] {")

function tokenOf(rules: string, theme: 'light' | 'dark', name: string): string {
  const part = rules.split('@variant dark-theme {')[theme === 'light' ? 0 : 1] as string
  const [, lightness = 0, chroma = 0, hue = 0] = (
    new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(part) ?? []
  ).map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, shown)))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

test.each(['light', 'dark'] as const)('the colours of mails are those of the pages in the %s theme', (theme) => {
  for (const [name, colour] of Object.entries(surfaces[theme]))
    expect([name, colour]).toEqual([name, tokenOf(main, theme, name)])
  expect(accents.main[theme]).toBe(tokenOf(main, theme, 'accent'))
  expect(accents.variant[theme]).toBe(tokenOf(variant, theme, 'accent'))
})

test('each store variant has its accent', () => {
  expect(mailColours({ ...settings, STORE_LOOK: 'variant' }).light.accent).toBe(accents.variant.light)
})
