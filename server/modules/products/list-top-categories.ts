import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './showcase-repository.ts'
import { readStudio, studioPictures } from './studio-pictures.ts'

/** So many entries has the carousel of suggested categories in each look (HOME-6). */
const entriesMax: Record<StoreVariant, number> = { main: 21, variant: 9 }
const standInColour = '3b4252'

export interface TopCategory {
  id: number
  slug: string
  name: string
  count: number
  picture: string
}

/** The categories that shoppers look for most (HOME-6), each with the picture of its most sought product. */
export async function listTopCategories(ctx: Ctx): Promise<TopCategory[]> {
  const rows = await repository.listTopCategories(ctx.db, ctx.language, entriesMax[ctx.settings.STORE_LOOK])
  return rows.map(({ scene, picture, ...row }) => ({ ...row, picture: picture ?? standInFor(scene) }))
}

function standInFor(scene: string): string {
  return studioPictures(readStudio(), scene, standInColour)[0]?.picture ?? ''
}
