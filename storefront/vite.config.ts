import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { type Plugin, defineConfig } from 'vite'
import { type ModuleNode, chunkGroups, onEveryPage } from './chunk-groups.ts'
import { lightContract } from './light-contract.ts'
import { lightRouter } from './light-router.ts'
import { oneLanguage } from './one-language.ts'

/** The pages that a visit begins on (chunk-groups.ts). */
const firstPages = [
  'routes/home/home.tsx',
  'routes/shop/shop.tsx',
  'routes/product/product.tsx',
  'routes/compare/compare.tsx',
  'routes/policies/policies.tsx',
  'routes/contact/contact.tsx',
]

/** The pages of the checkout, of which every shopper loads all. */
const checkoutPages = [
  'routes/checkout/checkout-layout.tsx',
  'routes/checkout/checkout.tsx',
  'routes/checkout/delivery-details.tsx',
]

/** Changes with a new version of React alone. */
const react = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** All are loaded by every page of a signed-in customer. */
const ofCustomer = /cart\/(load-customer-carts|cart-wire|cart-refusals)\.ts$|shopper\/apply-choices\.ts$/

/** Both are loaded with every address, also by pages that need nothing else of the checkout. */
const addresses = /addresses\/(use-zones|address)\.ts$/

/** Both are loaded with every amount in dollars. */
const dollars = /shopper\/(currency|in-dollars)\.tsx?$/

let groups = new Map<string, string>()

/**
 * The checkout loads its later parts ahead (checkout-steps.tsx), so a list of the files behind each would only make it
 * heavier.
 */
const loadsAhead = /\/checkout-[^/]+\.js$/

/** Reads the import graph of the browser's code, by which `chunkGroups` then groups the modules into files. */
const readModuleGraph: Plugin = {
  name: 'read-module-graph',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return
    const graph = new Map<string, ModuleNode>()
    for (const id of this.getModuleIds()) {
      const module = react.test(id) ? null : this.getModuleInfo(id)
      if (!module) continue
      const { isEntry, importedIds: imports, dynamicallyImportedIds: dynamicImports } = module
      graph.set(id, {
        isEntry,
        isOwn: id.startsWith(import.meta.dirname),
        size: module.code?.length ?? 0,
        imports: [...imports],
        dynamicImports: [...dynamicImports],
      })
    }
    groups = chunkGroups(graph, firstPages, checkoutPages)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lightContract, lightRouter, oneLanguage, readModuleGraph],
  // A file in a page's HTML would have to be allowed by the page's content security policy.
  // The table of plugins and their times means nothing to whoever starts a store.
  build: { assetsInlineLimit: 0, sourcemap: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // One file, read at the start: a store that runs on while the next release is built beside it would miss what it
    // had not read yet.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            files.filter((file) => !onEveryPage.test(file) && !(file.endsWith('.js') && loadsAhead.test(hostId))),
        },
        rolldownOptions: {
          output: {
            // The bundler names a shared chunk after everybody who loads it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 7 },
                // Of each page the server alone writes phone numbers, in the footer: the import graph does not show that.
                { name: 'phone', test: /domain\/phone\/phone\.ts$/, priority: 7 },
                // One file instead of forty small ones, which also compress worse.
                { name: 'common', test: (id) => groups.get(id) === 'common', priority: 6 },
                { name: 'dollars', test: dollars, priority: 6 },
                { name: 'addresses', test: addresses, priority: 3 },
                // Pages that only show an address.
                { name: 'address-lines', test: /addresses\/address-lines\.ts$/, priority: 7 },
                // By who loads them, as the bundler does by itself: nobody gets what another page needs.
                { name: 'shared', test: (id) => groups.get(id) === 'shared', entriesAware: true, priority: 4 },
                { name: 'personal', test: (id) => groups.get(id) === 'personal', priority: 3 },
                { name: 'customer', test: ofCustomer, priority: 3 },
                // Before the checkout's own file, which would take in what it imports.
                { name: 'order', test: (id) => groups.get(id) === 'order', priority: 2 },
                { name: (id) => groups.get(id), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // The server's bundle holds React as well, in its production form whatever the process's environment says: a page
  // costs a third.
  ...(command === 'build' && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}))
