import { createContext } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'

/** A picture with the room that it takes. */
export interface ShopImage {
  src: string
  width: number
  height: number
}

export interface Shop {
  name: string
  legalName: string
  rnc: string
  logo?: ShopImage
  logoDark?: ShopImage
  icon?: ShopImage
  /** The address of the style sheet with the shop's accents. */
  accents?: string
}

/** The request as the loaders see it: the client that calls the store, and all that the page depends on. */
export interface PageContext {
  /** Bound in process. On a public page it speaks for a visitor: such a page holds nothing personal. */
  client: Client
  language: Language
  branchCode: number
  storeVariant: 'main' | 'variant'
  /** Who runs the store: its name, papers, logo and accents, the same on every page. */
  shop: Shop
  /** The address shoppers type, without a slash at its end. */
  publicUrl: string
  /** The tile server of the maps and whom to name for it; without one the maps are our own. */
  map: { tiles: string; credit: string } | undefined
  /** Keeps this response out of the cache, since a part of it is missing: the next request tries again. */
  doNotCache: () => void
  /** Logs a fault of a loader or of rendering. */
  report: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
