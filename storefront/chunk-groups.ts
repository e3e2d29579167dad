/** A module of the browser's code; the build names its entries. */
export interface ModuleNode {
  isEntry: boolean
  /** Whether it is the storefront's own, not of the contract, of the rules or of a library. */
  isOwn: boolean
  /** Characters of code. */
  size: number
  imports: readonly string[]
  dynamicImports: readonly string[]
}

export type ModuleGraph = ReadonlyMap<string, ModuleNode>

/** Built files that every page has loaded already when it loads another one. */
export const onEveryPage = /\/(rolldown-runtime|react|common|entry\.client)-[^/]+\.js$/

/** A module that at least so many of the first pages load has a chunk with others like it. */
const pagesMin = 3
/** Such a module is loaded with every page where at least so many pages of all load it. */
const allPagesMin = 8
/** A shared module of at most so many characters is loaded with every page: a file of its own costs more than it saves. */
const tinyMax = 300
/** The same for one of the storefront's own that `allPagesMin` pages load. */
const smallMax = 1_000

/**
 * The chunk of each module that the bundler shall not place by itself, by the module's id. `firstPages` are the route
 * files of the pages that a visit begins on, `checkoutPages` those of the checkout. A module goes into
 *
 * - `common` where every page loads it, or at least three of the first pages and eight of all pages do;
 * - `catalogue` where at least three of the first pages load it, and few others: a shopper who goes on to a second page
 *   finds it cached, and the checkout does without it;
 * - `checkout` where pages of the checkout load it at once and nothing else can load it;
 * - `order` where pages of the checkout load it at once, and others than first pages can load it too, such as the cart and
 *   the pages of placed orders, but few pages of all: one file compresses better than many small ones;
 * - `personal` where it is the storefront's own, and pages of the checkout and at least eight of all pages load it, but no
 *   first page: what the checkout shares with the pages of an account;
 * - the chunk of a first page, named after its file, where this page loads it at once and nothing else can load it, not
 *   even on demand: a carousel that home shows at once, and a section of home shows later, is home's;
 * - `shared` where a first page loads it at once and something else can load it too, such as the networks' icons of the
 *   contact page and of the share dialog. Without a chunk of its own the bundler would add it to the page's chunk, and
 *   the share dialog would load the whole contact page. Where it is tiny, or small and on many pages, it goes into
 *   `common` instead.
 *
 * A module that loads style sheets is left to the bundler: in a chunk, its styles would be loaded with each chunk that
 * imports that one, and the browser would compute the styles of the whole page again at each navigation.
 */
export function chunkGroups(
  graph: ModuleGraph,
  firstPages: readonly string[],
  checkoutPages: readonly string[] = [],
): Map<string, string> {
  const entries = [...graph].filter(([, { isEntry }]) => isEntry).map(([id]) => id)
  const routeOf = (page: string) => {
    const route = entries.find((id) => fileOf(id).endsWith(`/${page}`))
    if (route === undefined) throw new Error(`No page of the build is ${page}`)
    return route
  }
  const first = firstPages.map(routeOf)
  const loadedBy = (id: string) => [...reachableFrom(graph, [id], ({ imports }) => imports)]
  const loadsStyles = (id: string) => loadedBy(id).some((loaded) => fileOf(loaded).endsWith('.css'))
  const groups = new Map<string, string>()
  const always = entries.filter((id) => !id.includes('/routes/')).flatMap(loadedBy)
  const place = (id: string, group: string) => void (!groups.has(id) && !loadsStyles(id) && groups.set(id, group))
  const sizeOf = (id: string) => graph.get(id)?.size ?? 0
  const isOwn = (id: string) => graph.get(id)?.isOwn
  for (const id of always) place(id, 'common')
  const onManyPages = new Set(repeated(entries.flatMap(loadedBy), allPagesMin))
  const isTiny = (id: string) => sizeOf(id) <= (isOwn(id) && onManyPages.has(id) ? smallMax : tinyMax)
  for (const id of repeated(first.flatMap(loadedBy), pagesMin))
    place(id, isTiny(id) || onManyPages.has(id) ? 'common' : 'catalogue')
  const elsewhere = (pages: readonly string[]) => {
    const others = entries.filter((id) => !pages.some((page) => fileOf(id) === fileOf(page)))
    return reachableFrom(graph, others, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  }
  for (const page of first) {
    const others = elsewhere([page])
    for (const id of loadedBy(page)) place(id, !others.has(id) ? nameOf(page) : isTiny(id) ? 'common' : 'shared')
  }
  const checkout = checkoutPages.map(routeOf)
  const others = elsewhere(checkout)
  const sharedWithMany = (id: string) => (isOwn(id) ? 'personal' : 'shared')
  for (const id of checkout.flatMap(loadedBy))
    place(id, !others.has(id) ? 'checkout' : onManyPages.has(id) ? sharedWithMany(id) : 'order')
  return groups
}

function reachableFrom(
  graph: ModuleGraph,
  starts: readonly string[],
  next: (node: ModuleNode) => readonly string[],
): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = graph.get(id)
    if (!node || reached.has(id)) continue
    reached.add(id)
    waiting.push(...next(node))
  }
  return reached
}

/** The values that a list holds at least `min` times. */
function repeated(values: readonly string[], min: number): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= min).map(([value]) => value)
}

const fileOf = (id: string) => id.split('?')[0] as string
const nameOf = (id: string) => /(?<=^|\/)([^/]+)\.\w+$/.exec(fileOf(id))?.[1] as string
