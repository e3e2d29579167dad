import type { Ctx } from '#server/platform/context.ts'
import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import { upsertSetting } from './repository.ts'

/** Keeps a setting; pages that were rendered with the old one are rendered anew. The caller checked the value. */
export async function setSetting(ctx: Ctx, name: string, value: unknown): Promise<void> {
  await upsertSetting(ctx.db, name, value, ctx.now)
  announceCatalogueChange(ctx)
}
