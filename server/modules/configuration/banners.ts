import * as z from 'zod/mini'
import type { Ctx } from '#server/platform/context.ts'
import { findSetting } from './repository.ts'

const bannersMax = 60

/** A link within the store or to a page over https; anything else (`javascript:`) is no link. */
const link = z.string().check(z.maxLength(500), z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/))

/** The path of one of the store's own pictures, without width and ending, which pages append. */
const picture = z.string().check(z.regex(/^\/media\/[\w-]{1,200}$/))

/** One entry of the setting `banners`, which lists them in the order of the pages. */
const storedBanner = z.object({
  id: z.string(),
  imageUrl: picture,
  type: z.enum(['main', 'secondary']),
  alt: z.object({ en: z.string(), es: z.string() }),
  href: link,
})
export type Banner = z.output<typeof storedBanner>

/** The banners that staff set; a malformed entry is left out. */
export async function listBanners(ctx: Ctx): Promise<Banner[]> {
  const stored = await findSetting(ctx.db, 'banners')
  if (!Array.isArray(stored)) return []
  return stored.slice(0, bannersMax).flatMap((entry: unknown) => {
    const parsed = storedBanner.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
