/**
 * The pages that most shoppers go to next, by their route files `routes/NAME/NAME.tsx`, with a path of each. The store
 * preloads their code (preload-pages.ts), so the list of routes has the files that they import (scripts/light-manifest.mjs).
 * The files of any product page are those of all.
 */
export const preloadedPages = {
  shop: '/shop',
  product: '/products/any',
  cart: '/cart',
  home: '/',
  contact: '/contact',
}
