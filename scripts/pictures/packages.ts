import { type Box, drawDiagram } from './diagram.ts'
import { edgesBetween, withoutImplied } from './imports.ts'

/** The places of the packages: a package stands above those that it imports. */
const boxes: readonly Box[] = [
  { id: 'bench', x: 60, y: 20, width: 160, title: 'bench', lines: ['scenarios and limits'] },
  { id: 'e2e', x: 60, y: 100, width: 160, title: 'e2e', lines: ['journeys in a browser'] },
  {
    id: 'server/testing',
    x: 60,
    y: 210,
    width: 240,
    title: 'testing, races',
    lines: ['test stores, PostgreSQL, makers'],
  },
  { id: 'server', x: 60, y: 290, width: 600, title: 'main.ts, app.ts', lines: ['puts everything together, listens'] },
  { id: 'server/db', x: 60, y: 380, width: 135, title: 'db', lines: ['migrations, demo'] },
  { id: 'server/import', x: 215, y: 380, width: 135, title: 'import', lines: ['price lists'] },
  { id: 'server/pages', x: 370, y: 380, width: 135, title: 'pages', lines: ['rendering'] },
  { id: 'server/media', x: 525, y: 380, width: 135, title: 'media', lines: ['product pictures'] },
  {
    id: 'server/modules',
    x: 60,
    y: 470,
    width: 445,
    title: 'modules',
    lines: ['one folder per noun: routes, use cases, repositories'],
  },
  { id: 'server/messages', x: 370, y: 560, width: 290, title: 'messages', lines: ['texts of mails'] },
  {
    id: 'server/platform',
    x: 270,
    y: 650,
    width: 390,
    title: 'platform',
    lines: ['database, HTTP, mail, settings, log'],
  },
  { id: 'storefront', x: 720, y: 290, width: 200, title: 'storefront', lines: ['pages in React'] },
  { id: 'contract', x: 270, y: 760, width: 650, title: 'contract', lines: ['endpoints, their schemas, refusals'] },
  { id: 'search-engine', x: 60, y: 850, width: 190, title: 'search-engine', lines: ['text search in memory'] },
  {
    id: 'domain',
    x: 270,
    y: 850,
    width: 650,
    title: 'domain',
    lines: ['pure rules: prices, carts, stock, delivery, taxes'],
  },
]

const packages = ['domain', 'search-engine', 'contract', 'server', 'storefront', 'e2e', 'bench']

/** The packages and which of them imports which, read from the imports of the code. */
export function drawPackages(): string {
  const edges = withoutImplied(edgesBetween(packageOf))
  return drawDiagram({
    title: 'The packages of Vitrina',
    description: `Each arrow points from a package to one that it imports: ${edges
      .map(({ from, to }) => `${from} imports ${to}`)
      .join('; ')}. Imports that follow from others are left out.`,
    boxes,
    groups: [{ x: 40, y: 180, width: 640, height: 550, title: 'server' }],
    arrows: [...edges, { from: 'server', to: 'storefront', label: 'built', isDashed: true }],
  })
}

/**
 * The package of a file; each folder of server/ counts as one. The types of the tables' rows belong to the platform,
 * which has the database handle.
 */
function packageOf(path: string): string | undefined {
  const [top = '', second, third] = path.split('/')
  if (top !== 'server') return packages.includes(top) ? top : undefined
  if (path === 'server/db/tables.ts') return 'server/platform'
  if (second === 'races') return 'server/testing'
  return third === undefined ? 'server' : `server/${second}`
}
