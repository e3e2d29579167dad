import { createContext } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'

/** A picture with its size in pixels. */
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
  /** The URL of the style sheet with the shop's accent colours. */
  accents?: string
}

/** A server of map tiles, with the credit to show for it. */
export interface TileServer {
  tiles: string
  credit: string
}

/** What a loader knows of a request: the client for calls to the store, and everything that the page depends on. */
export interface PageContext {
  /**
   * Calls the store in the same process. On a public page it calls as a visitor, since the page is cached for
   * everybody.
   */
  client: Client
  language: Language
  branchCode: number
  storeVariant: 'main' | 'variant'
  /** The company that runs the store: its names, tax number, logo and accents, the same on every page. */
  shop: Shop
  /** The origin of the public URL, without a slash at its end. */
  publicUrl: string
  /** The tile servers of the maps. Without one the maps use the store's own land areas. */
  map: { streets: TileServer | undefined; satellite: TileServer | undefined }
  /** Prevents this response from being cached, because a part of it is missing: the next request tries again. */
  doNotCache: () => void
  /** Logs an error of a loader or of rendering. */
  report: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
