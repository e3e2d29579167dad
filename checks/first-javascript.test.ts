import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Import, readImports } from './import-graph.ts'
import { root } from './repository-files.ts'

/**
 * Code that few pages show, and the pages whose first view shows it. Every other page loads it when it is needed, by
 * `import()`. Bytes are measured by `npm run bench -- weight`.
 */
const codeOfFewPages: Record<string, { files: RegExp; shownBy: readonly string[] }> = {
  'maps of tiles': { files: /^leaflet\b/, shownBy: [] },
  'drawn maps': { files: /^storefront\/map\/.*\.tsx?$/, shownBy: ['routes/contact/contact.tsx'] },
  'phone fields': { files: /\/phone-(field|mask)\.tsx?$/, shownBy: ['routes/account/profile/profile.tsx'] },
  'QR codes': { files: /^uqr$|\/qr-code\.tsx$/, shownBy: [] },
  'the later parts of the checkout': {
    files: /\/checkout\/(address-choice|confirmation-step|payment-form|pickup-details|reservation-end-dialogs)\.tsx$/,
    shownBy: [],
  },
  'opening hours': {
    files: /^domain\/branches\/opening-hours\.ts$/,
    shownBy: ['routes/contact/contact.tsx'],
  },
  'the rules of choosing payments': { files: /^domain\/payments\/selection\.ts$/, shownBy: [] },
  'reserving an order, and its dialogs': {
    files: /^storefront\/checkout\/(reserve-order|changed-order|buy-dialogs|order-changed-dialog)\.tsx?$/,
    shownBy: [],
  },
  'the library of passkeys': { files: /^@simplewebauthn\/browser$/, shownBy: [] },
  'the list of passkeys': {
    files: /^storefront\/(shopper\/passkeys\.ts|routes\/account\/passkeys\/)/,
    shownBy: ['routes/account/security.tsx'],
  },
}

const imports = readImports()
const pages = [...new Set(readFileSync(`${root}storefront/routes.ts`, 'utf8').match(/(?<=')routes\/[^']+\.tsx(?=')/g))]

/** The pages, and the files of every page, that load one of the files at once. */
function pagesThatLoad(files: RegExp, edges: readonly Import[]): string[] {
  const atOnce = new Map<string, string[]>()
  for (const { from, to, isType, isOnDemand } of edges)
    if (!isType && !isOnDemand) atOnce.set(from, [...(atOnce.get(from) ?? []), to])
  const loads = (start: string): boolean => {
    const reached = new Set([start])
    for (const file of reached) for (const next of atOnce.get(file) ?? []) reached.add(next)
    return [...reached].some((file) => files.test(file))
  }
  return ['root.tsx', 'entry.client.tsx', ...pages].filter((page) => loads(`storefront/${page}`))
}

test('every page is read', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(imports.filter(({ from }) => pages.includes(from.replace('storefront/', ''))).length).toBeGreaterThan(100)
})

test.each(Object.entries(codeOfFewPages))(
  '%s are in the first JavaScript of the pages alone that show them',
  (_, code) => {
    // The storefront has such code at all.
    expect(imports.some(({ from, to }) => from.startsWith('storefront/') && code.files.test(to))).toBe(true)
    expect(pagesThatLoad(code.files, imports).toSorted()).toEqual([...code.shownBy].toSorted())
  },
)

test('code that a file loads with it is found, however far away, and code that it loads on demand is not', () => {
  const edge = (from: string, to: string, isOnDemand: boolean): Import => ({
    from: `storefront/${from}`,
    to,
    specifier: to,
    isType: false,
    isLibrary: !to.includes('/'),
    isOnDemand,
  })
  const added = (isOnDemand: boolean) => [
    ...imports,
    edge('routes/cart/cart.tsx', 'storefront/ui/a.tsx', false),
    edge('ui/a.tsx', 'leaflet', isOnDemand),
  ]
  expect(pagesThatLoad(/^leaflet$/, added(false))).toEqual(['routes/cart/cart.tsx'])
  expect(pagesThatLoad(/^leaflet$/, added(true))).toEqual([])
})
