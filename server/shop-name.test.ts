import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { start } from './main.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { readSettings } from './platform/settings.ts'
import { readShop, ShopFileError } from './platform/shop.ts'
import { makeBranch, makeProduct } from './testing/make.ts'
import { type StoreProcess, startStore } from './testing/store-process.ts'
import { contrast, textOn } from './platform/contrast.ts'
import { createShopFiles } from './pages/shop-files.ts'
import { failurePage } from './pages/failure-page.ts'
import { mailTemplates } from './messages/mails.ts'
import { smsTemplates } from './messages/sms.ts'
import { messageSamples } from './testing/message-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-shop-'))
const example = new URL('../docs/store.example.json', import.meta.url).pathname
let store: StoreProcess | undefined
const get = async (path: string) =>
  (await fetch(`${store?.url}${path}`, { headers: { 'accept-language': 'es' } })).text()

beforeAll(async () => {
  writeFileSync(join(folder, 'text.png'), 'no picture')
  mkdirSync(join(folder, 'folder.svg'))
  writeFileSync(join(folder, 'large.svg'), Buffer.alloc(500_001, ' '))
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"/>')
  const shop = { ...(JSON.parse(readFileSync(example, 'utf8')) as object), logo: 'logo.svg' }
  writeFileSync(join(folder, 'store.json'), JSON.stringify(shop))
  const database = await openDatabase({ folder, poolSize: 1 })
  await migrate(database.pool)
  await makeBranch(database.db, { code: 1 })
  await makeProduct(database.db, { code: 'P1', stock: { 1: 3 } })
  await database.close()
  store = await startStore({ DATA_DIR: folder, DEMO: '0' })
}, 150_000)
afterAll(async () => {
  await store?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  '/',
  '/shop',
  '/contact',
  '/cart',
  '/nothing-here',
  '/home/policies/returns',
  '/compare',
  '/shop?lang=en',
  '/?lang=en',
  '/products/P1',
  '/products/P1?lang=en',
  '/api/docs',
])('the page %s contains the name of the shop and no other', async (path) => {
  const page = await get(path)
  expect(page).toContain('Colmado Móvil')
  // The names of the scripts' own events are not shown to shoppers.
  expect(page.replaceAll(/'vitrina:\w+'/g, '')).not.toMatch(/vitrina/i)
})

test('home has the company, its RNC and its contact as structured data', async () => {
  const page = await get('/')
  expect(page).toContain('"legalName":"Colmado Móvil Ejemplo, S.R.L."')
  expect(page).toContain('"taxID":"999999992"')
  expect(page).toContain('"telephone":"+18095550100"')
})

test('the page shows the logo with its size, at a URL that contains a hash and may be cached for ever', async () => {
  const src = /<img src="(\/shop-files\/[\w-]+\.svg)" width="120" height="32"/.exec(await get('/'))?.[1]
  const response = await fetch(`${store?.url}${src}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const policy = response.headers.get('content-security-policy')
  for (const directive of ['sandbox', "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(directive)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('the page loads the accents as a style sheet', async () => {
  const href = /<link rel="stylesheet" href="(\/shop-files\/[\w-]+\.css)"/.exec(await get('/'))?.[1]
  expect(await get(href as string)).toContain('--accent:#c2410c;')
  expect(await get(href as string)).toContain('--price-drop:var(--ink)')
})

test('the web manifest contains the name', async () => {
  expect(JSON.parse(await get('/store.webmanifest'))).toMatchObject({ name: 'Colmado Móvil', short_name: 'Colmado' })
})

test('the OpenAPI document contains the name', async () => {
  const document = JSON.parse(await get('/api/openapi.json')) as { info: { title: string } }
  expect(document.info.title).toBe('Colmado Móvil')
})

const messages = languages.flatMap((language) => messageSamples.map((sample) => ({ ...sample, language })))
const ofKind = (name: 'mail' | 'sms') => messages.filter(({ kind }) => kind === name)
test.each(ofKind('mail'))('the mail $template in $language contains the name', ({ template, data, language }) => {
  const mail = mailTemplates(readSettings({ DATA_DIR: folder }))[template]!.render(data, language)
  expect(mail.text).toContain('Colmado Móvil')
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/vitrina/i)
})

test.each(ofKind('sms'))(
  'the text message $template in $language contains the name',
  ({ template, data, language }) => {
    const text = smsTemplates(readSettings({ DATA_DIR: folder }))[template]!.render(data, language)
    expect(text).toContain('Colmado Movil')
    expect(text).not.toMatch(/vitrina/i)
  },
)

test('the last error page contains the name as text, not as markup', () => {
  expect(failurePage(500, '<b>Colmado</b>').body).toContain('<h1>&#60;b&#62;Colmado')
})

test.each([
  [{ name: '' }, 'name should be the name that shoppers know'],
  [{ name: 'A', rnc: '131246795' }, 'rnc should be its RNC'],
  [{ name: 'A', social: { facebook: 'javascript:alert(1)' } }, 'social.facebook should be the URLs'],
  [{ name: 'A', social: { facebook: 'http://facebook.example/a' } }, 'social.facebook should be the URLs'],
  [{ name: 'A', contact: { phone: '555-0100' } }, 'contact.phone should be phone (1 and ten digits'],
  [{ name: 'A', accent: { light: '#ffff00', dark: '#fb923c' } }, 'accent.light should be two colours'],
  [{ name: 'A', accent: { light: '#c2410c', dark: '#1e293b' } }, 'accent.dark should be two colours'],
  [{ name: 'A', colour: 'red' }, 'colour is no field of it'],
  [{ name: 'A', logo: '../../etc/passwd' }, 'logo should be a .svg, .png or .webp file'],
  [{ name: 'A', logo: 'missing.png' }, 'does not exist'],
  [{ name: 'A', logo: 'text.png' }, 'text.png, which store.json names, is no PNG picture'],
  [{ name: 'A', logo: 'folder.svg' }, 'folder.svg, which store.json names, is no file'],
  [{ name: 'A', logo: 'large.svg' }, 'large.svg, which store.json names, is larger than 500 kB'],
  [[], 'it should hold one JSON object'],
])('a store.json of %j is refused, and the message names the invalid field', async (content, sentence) => {
  const path = join(folder, 'wrong.json')
  writeFileSync(path, JSON.stringify(content))
  const read = async () => createShopFiles(readShop(path, folder))
  await expect(read).rejects.toThrow(ShopFileError)
  await expect(read).rejects.toThrow(sentence)
})

test('a byte order mark before store.json is ignored, and a phone number is read by its eleven digits', () => {
  const path = join(folder, 'marked.json')
  writeFileSync(path, `\uFEFF${JSON.stringify({ name: 'A', contact: { phone: '(809) 555-0100' } })}`)
  expect(readShop(path, folder).contact.phone).toBe('18095550100')
})

test('a start with an invalid picture ends with one sentence before a database is opened', async () => {
  const own = join(folder, 'unopened')
  const path = join(folder, 'wrong-logo.json')
  writeFileSync(path, JSON.stringify({ name: 'A', logo: 'text.png' }))
  await expect(start({ STORE_FILE: path, DATA_DIR: own, DEMO: '0', LOG_LEVEL: 'error' })).rejects.toThrow(
    'is no PNG picture',
  )
  expect(existsSync(own)).toBe(false)
})

test.each([
  ['#ffff00', '#000000'],
  ['#1d4ed8', '#ffffff'],
  ['#c2410c', '#ffffff'],
  ['#fb923c', '#000000'],
])('text on %s is %s', (ground, text) => {
  expect(textOn(ground)).toBe(text)
})

test('contrast is computed as WCAG defines it, in either order of the colours', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
})
