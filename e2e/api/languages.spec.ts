import { expect, test } from '@playwright/test'

const texts = { en: 'Search phones, chargers, headphones…', es: 'Busca celulares, cargadores, audífonos…' }

for (const [language, other] of [
  ['en', 'es'],
  ['es', 'en'],
] as const)
  test(`the code of a page in ${language} has its texts and not those in ${other}`, async ({ request }) => {
    const html = await (await request.get(`/shop?lang=${language}`)).text()
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
    const code = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join('\n')
    expect(code).toContain(texts[language])
    expect(code).not.toContain(texts[other])
  })
