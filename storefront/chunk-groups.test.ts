import { describe, expect, test } from 'vitest'
import { type ModuleGraph, chunkGroups } from './chunk-groups.ts'

/**
 * A build of three pages. `>` stands for an import, `~` for one on demand. A module under `/own` is the storefront's own.
 */
function graphOf(entries: string[], imports: string[]): ModuleGraph {
  type Node = { isEntry: boolean; isOwn: boolean; size: number; imports: string[]; dynamicImports: string[] }
  const graph = new Map<string, Node>()
  const node = (id: string) => {
    const known = graph.get(id) ?? {
      isEntry: entries.includes(id),
      isOwn: id.startsWith('/own/'),
      size: id.includes('tiny') ? 200 : id.includes('small') ? 900 : 2_000,
      imports: [],
      dynamicImports: [],
    }
    graph.set(id, known)
    return known
  }
  for (const id of entries) node(id)
  for (const line of imports) {
    const [from, kind, to] = line.split(' ') as [string, '>' | '~', string]
    node(from)[kind === '>' ? 'imports' : 'dynamicImports'].push(to)
    node(to)
  }
  return graph
}

const entries = ['/entry.tsx', '/routes/home.tsx?route', '/routes/shop.tsx?route', '/routes/contact.tsx?route']
const pages = ['routes/home.tsx', 'routes/shop.tsx', 'routes/contact.tsx']
const groupsOf = (...imports: string[]) => chunkGroups(graphOf(entries, imports), pages)

describe('the chunks of the pages', () => {
  test('a module that every page loads is in the common chunk, with all that it imports', () => {
    const groups = groupsOf('/entry.tsx > /header.tsx', '/header.tsx > /icon.tsx')
    expect([groups.get('/header.tsx'), groups.get('/icon.tsx')]).toEqual(['common', 'common'])
  })

  test('a module that three first pages load is in the chunk of the catalogue, one of two pages is shared', () => {
    const card = entries.slice(1).map((page) => `${page} > /card.tsx`)
    const groups = groupsOf(...card, `${entries[1]} > /row.tsx`, `${entries[2]} > /row.tsx`)
    expect([groups.get('/card.tsx'), groups.get('/row.tsx')]).toEqual(['catalogue', 'shared'])
  })

  test('a module that three first pages and five others load is in the common chunk', () => {
    const others = [1, 2, 3, 4, 5].map((number) => `/routes/other-${number}.tsx?route`)
    const picture = [...entries.slice(1), ...others].map((page) => `${page} > /picture.tsx`)
    expect(chunkGroups(graphOf([...entries, ...others], picture), pages).get('/picture.tsx')).toBe('common')
  })

  test('what the pages of the checkout alone load is one chunk, and what another page loads too is the chunk of the order', () => {
    const checkout = ['/routes/layout.tsx?route', '/routes/steps.tsx?route']
    const graph = graphOf(
      [...entries, ...checkout, '/routes/cart.tsx?route'],
      [...checkout.map((page) => `${page} > /clock.tsx`), '/routes/steps.tsx?route > /step.tsx'].concat(
        ['/routes/steps.tsx?route', '/routes/cart.tsx?route'].map((page) => `${page} > /total.tsx`),
      ),
    )
    const groups = chunkGroups(graph, pages, ['routes/layout.tsx', 'routes/steps.tsx'])
    expect(['/clock.tsx', '/step.tsx', '/total.tsx'].map((id) => groups.get(id))).toEqual([
      'checkout',
      'checkout',
      'order',
    ])
  })

  test('what the checkout shares with most pages or with a first page is shared', () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map((number) => `/routes/other-${number}.tsx?route`)
    const all = [...entries, ...others, '/routes/steps.tsx?route']
    const graph = graphOf(all, [
      ...[...others, '/routes/steps.tsx?route'].map((page) => `${page} > /query.ts`),
      ...[entries[1], '/routes/steps.tsx?route'].map((page) => `${page} > /buy.ts`),
    ])
    const groups = chunkGroups(graph, pages, ['routes/steps.tsx'])
    expect([groups.get('/query.ts'), groups.get('/buy.ts')]).toEqual(['shared', 'shared'])
  })

  test('what the checkout shares with most pages but no first page is personal where it is the own code of the storefront', () => {
    const personal = [1, 2, 3, 4, 5, 6, 7].map((number) => `/routes/other-${number}.tsx?route`)
    const all = [...personal, '/routes/steps.tsx?route'].map((page) => `${page} > /own/require-customer.tsx`)
    const graph = graphOf([...entries, ...personal, '/routes/steps.tsx?route'], all)
    expect(chunkGroups(graph, pages, ['routes/steps.tsx']).get('/own/require-customer.tsx')).toBe('personal')
  })

  test('a small module that a first page and most others load is in the common chunk where it is the own code of the storefront', () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map((number) => `/routes/other-${number}.tsx?route`)
    const graph = graphOf(
      [...entries, ...others],
      [entries[1], ...others].flatMap((page) => [`${page} > /own/small-picture.tsx`, `${page} > /small-schema.ts`]),
    )
    const groups = chunkGroups(graph, pages)
    expect([groups.get('/own/small-picture.tsx'), groups.get('/small-schema.ts')]).toEqual(['common', 'shared'])
  })

  test('a module that only one page can load is in the chunk of this page', () => {
    const groups = groupsOf(`${entries[1]} > /banner.tsx`, `${entries[1]} ~ /below.tsx`, '/below.tsx > /banner.tsx')
    expect(groups.get('/banner.tsx')).toBe('home')
  })

  test('a module that something else loads on demand is not in the chunk of a page', () => {
    const groups = groupsOf(
      `${entries[3]} > /social-icon.tsx`,
      '/entry.tsx ~ /share.tsx',
      '/share.tsx > /social-icon.tsx',
    )
    expect(groups.get('/social-icon.tsx')).toBe('shared')
  })

  test('a tiny module that would be shared is in the common chunk', () => {
    const groups = groupsOf(`${entries[3]} > /tiny.ts`, '/entry.tsx ~ /share.tsx', '/share.tsx > /tiny.ts')
    expect(groups.get('/tiny.ts')).toBe('common')
  })

  test('a module that loads style sheets is left to the bundler', () => {
    const groups = groupsOf('/entry.tsx > /root.tsx', '/root.tsx > /theme.css', '/root.tsx > /header.tsx')
    expect([
      groups.has('/entry.tsx'),
      groups.has('/root.tsx'),
      groups.has('/theme.css'),
      groups.get('/header.tsx'),
    ]).toEqual([false, false, false, 'common'])
  })

  test('a module that is only loaded on demand is left to the bundler', () => {
    expect(groupsOf('/entry.tsx ~ /dialog.tsx').has('/dialog.tsx')).toBe(false)
  })

  test('a first page that the build does not have is refused by name', () => {
    expect(() => chunkGroups(graphOf(entries, []), ['routes/gone.tsx'])).toThrow('routes/gone.tsx')
  })
})
