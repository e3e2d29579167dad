import { createHash } from 'node:crypto'
import { type ServerBuild, createContext } from 'react-router'
import { expect, test } from 'vitest'
import { createRenderer } from './render.ts'
import { starter } from './defer-scripts.ts'

const pageContext = createContext<object>()
const own = 'the page’s own script'
const injected = 'alert(1)'

/**
 * A build whose only page carries a script that its renderer wrote, and one that got into the HTML as a hostile name
 * would.
 */
const build = {
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  ssr: true,
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  routes: { page: { id: 'page', path: '/', module: { default: () => null } } },
  entry: {
    module: {
      pageContext,
      default: (_request: Request, status: number, headers: Headers) => {
        headers.set('content-type', 'text/html')
        return Object.assign(new Response(null, { status, headers }), {
          parts: [
            '<!DOCTYPE html><html><head>',
            `</head><body><script>${injected}</script><script>${own}</script>`,
            '',
            '</body></html>',
          ],
          scripts: [own],
        })
      },
    },
  },
} as unknown as ServerBuild

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a script in the HTML that the renderer did not write is not allowed by the page’s policy', async () => {
  const render = createRenderer({ en: build, es: build }, 'production')
  const page = { key: '', url: '/', language: 'en', isLanguageInUrl: false, branchCode: 1 } as const
  const shop = { name: 'The shop', legalName: '', rnc: '' }
  const client = { call: async () => null as never }
  const context = { client, branchCode: 1, storeVariant: 'main', shop, publicUrl: 'http://store.test' }
  const made = await render(page, {
    ...context,
    language: 'en',
    map: { streets: undefined, satellite: undefined },
    chatOrigin: undefined,
    report: () => {},
  })
  expect(made.body.toString()).toContain(`<script>${injected}</script>`)
  const policy = made.headers['content-security-policy'] ?? ''
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([hashOf(own), hashOf(starter)])
  expect(policy).not.toContain(hashOf(injected))
})
