import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './repository.ts'
import { type Studio, readStudio, studioPictures } from '#server/modules/products/studio-pictures.ts'

/** How many categories the home page suggests in each variant of the store (HOME-6). */
const entriesMax: Record<StoreVariant, number> = { main: 21, variant: 9 }
const placeholderColour = '3b4252'

export interface TopCategory {
  id: number
  slug: string
  name: string
  count: number
  picture: string
}

/** The most popular categories (HOME-6), each with the picture of its most popular product. */
export async function listTopCategories(ctx: Ctx): Promise<TopCategory[]> {
  const rows = await repository.listTopCategories(ctx.db, ctx.language, entriesMax[ctx.settings.STORE_LOOK])
  let studio: Studio | undefined
  return rows.map(({ scene, picture, ...row }) => ({
    ...row,
    picture: picture ?? placeholderFor((studio ??= readStudio()), row.id, scene),
  }))
}

function placeholderFor(studio: Studio, categoryId: number, scene: string): string {
  return studioPictures(studio, { categoryId, scene, hex: placeholderColour })[0]?.picture ?? ''
}
