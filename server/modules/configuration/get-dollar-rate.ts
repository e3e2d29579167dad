import * as z from 'zod/mini'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSetting } from './repository.ts'

/** The setting `dollar_rate` as staff set it. */
const storedRate = z.object({
  dop_per_usd: z.number().check(z.gt(0), z.lte(10_000)),
  date: z.iso.date(),
})

export interface DollarRate {
  dopPerUsd: number
  /** The day that the rate is of. */
  date: string
}

/** How many RD$ one US$ is; undefined until staff have set it, and where what they set is no rate. */
export async function findDollarRate({ db }: Pick<Ctx, 'db'>): Promise<DollarRate | undefined> {
  const { success, data } = storedRate.safeParse(await findSetting(db, 'dollar_rate'))
  return success ? { dopPerUsd: data.dop_per_usd, date: data.date } : undefined
}

/** How many RD$ one US$ is. Refuses until staff have set it, and where what they set is no rate. */
export async function getDollarRate(ctx: Pick<Ctx, 'db'>): Promise<DollarRate> {
  return (await findDollarRate(ctx)) ?? refuse('not-found')
}
