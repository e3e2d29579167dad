import * as z from 'zod/mini'
import type { Carrier } from '#domain/orders/parcel.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSetting } from './repository.ts'

const carriersMax = 50

const carrier = z.object({
  name: z.string().check(z.maxLength(60), z.refine(hasWords)),
  // The number stands in the path or the query: it never chooses the host.
  tracking: z
    .url({ protocol: /^https$/ })
    .check(z.maxLength(500), z.regex(/^https:\/\/[^\s{}/?#]+\/[^\s{}]*\{number\}\S*$/)),
})

/** The carriers of the setting `carriers`, at most fifty; without those that staff have not set whole (ORDER-30). */
export async function listCarriers({ db }: Pick<Ctx, 'db'>): Promise<Carrier[]> {
  const { data = [] } = z.array(z.unknown()).safeParse(await findSetting(db, 'carriers'))
  return data.slice(0, carriersMax).flatMap((each) => {
    const { success, data: known } = carrier.safeParse(each)
    return success ? [known] : []
  })
}
