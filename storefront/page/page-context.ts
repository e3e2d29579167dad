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

/** What a loader knows of the request: how to call the store, and what the page depends on. */
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
  /** Says that something is missing in this answer: it is sent to who waits for it, and not kept for the next one. */
  keepNot: () => void
  /** Takes the rendered page. */
  takePage: (page: RenderedPage) => void
  /** Takes a fault of a loader or of rendering, for the log. */
  report: (error: unknown) => void
}

export interface RenderedPage {
  /** The head, the rest as far as the scripts, the data, the end. One text of them all would be copied once more. */
  pieces: readonly string[]
  /** The texts of the scripts in the page, as the renderer itself wrote them: the policy allows these and no others. */
  scripts: readonly string[]
}

export const pageContext = createContext<PageContext>()
