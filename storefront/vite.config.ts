import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page begins with: one file instead of forty small ones, which also compress worse. */
const frame =
  /storefront\/(cart|compare\/(compare-host|compared)\.|components\/(?!breadcrumb|confirm-dialog|dialog\.|gallery|handover|quantity|hold-in-view|short-names|way-back|zoom-dialog)|quick-view\/open-quick-view|recent\/(recently-viewed|viewed)\.|shell\/(?!branch-dialog|contact-block|footer|menu-contact|not-found-page|outside-link|payment-marks|embedded-links|first-branch|pages-ahead|position|social-links|social-sign|store-dialog|welcome)|shopper\/(?!sign-in\/|require-customer|use-cards)|messages\/(cart-notices|product-card|shell|shopper|use-messages)\.)/

/** The first screen of home, without what the server alone needs of it. */
const home =
  /storefront\/(routes\/home\/(banners|carousel-button|home|home-keeper|house-brand|load-failure|perks|product-list|product-row|product-tabs|use-product-list|wide-picture)\.tsx?$|messages\/home\.ts)/

/** The contact page, with what its own parts share: each small file of its own would compress worse. */
const contact =
  /storefront\/routes\/contact\/(branch-section|contact|contact-options|directions|use-copied-number)\.tsx?$/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // A file in a page's HTML would have to be allowed by the page's content security policy.
  // Which plugin takes how long is nothing that whoever starts a store has to read.
  build: { assetsInlineLimit: 0, sourcemap: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // One file, read at the start: a store that runs on while the next release is built beside it would miss what it
    // had not read yet.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                { name: 'frame', test: frame, priority: 1 },
                { name: 'home', test: home, priority: 1 },
                { name: 'contact', test: contact, priority: 1 },
                // Other pages write telephone numbers too.
                { name: 'phone', test: /domain\/customers\/phone\.ts$/, priority: 2 },
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
