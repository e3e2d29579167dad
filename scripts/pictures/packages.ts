import { type Box, drawDiagram } from './diagram.ts'
import { edgesBetween, withoutImplied } from './imports.ts'

const box = (id: string, [x, y, width]: readonly [number, number, number], title: string, line: string): Box => ({
  id,
  x,
  y,
  width,
  title,
  lines: [line],
})

/** Each package with its left edge, top edge and width; it stands above those that it imports. */
const boxes: readonly Box[] = [
  box('bench', [60, 20, 160], 'bench', 'scenarios and limits'),
  box('e2e', [60, 100, 160], 'e2e', 'journeys in a browser'),
  box('server/testing', [60, 210, 240], 'testing, races, access', 'test stores, PostgreSQL, makers'),
  box('server', [60, 290, 600], 'main.ts, app.ts', 'puts everything together, listens'),
  box('server/db', [60, 380, 135], 'db', 'migrations, demo'),
  box('server/import', [215, 380, 135], 'import', 'price lists'),
  box('server/pages', [370, 380, 135], 'pages', 'rendering'),
  box('server/media', [525, 380, 135], 'media', 'product pictures'),
  box('server/reports', [525, 470, 135], 'reports', 'figures of a day'),
  box('server/modules', [60, 470, 445], 'modules', 'one folder per noun: routes, use cases, repositories'),
  box('server/messages', [370, 560, 290], 'messages', 'texts of mails'),
  box('server/platform', [270, 650, 390], 'platform', 'database, HTTP, mail, settings, log'),
  box('storefront', [720, 290, 200], 'storefront', 'pages in React'),
  box('contract', [270, 760, 650], 'contract', 'endpoints, their schemas, refusals'),
  box('search-engine', [60, 850, 190], 'search-engine', 'text search in memory'),
  box('domain', [270, 850, 650], 'domain', 'pure rules: prices, carts, stock, delivery, taxes'),
]

const ids = new Set(boxes.map(({ id }) => id))

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
  if (top !== 'server') return ids.has(top) ? top : undefined
  if (path === 'server/db/tables.ts') return 'server/platform'
  if (second === 'races' || second === 'access') return 'server/testing'
  return third === undefined ? 'server' : `server/${second}`
}
