import { type ChosenCompanion, hasCompanion } from '#domain/products/companions.ts'
import { listCards } from '#server/modules/catalogue-index/list-cards.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listCompanionRows } from './companion-repository.ts'
import { companionsAmong } from './companions-among.ts'

/** A device and what is bought together with it. */
export interface DeviceCompanions {
  code: string
  companions: ProductCard[]
}

/**
 * What is bought together with the devices among some products, with the stock of a branch. Products that are no devices,
 * that do not exist or are hidden, or for which the branch has nothing, are left out; so is a companion of a kind that the
 * products have for the device.
 */
export async function listCompanions(
  ctx: Ctx,
  codes: readonly string[],
  branchCode: number,
): Promise<DeviceCompanions[]> {
  const rows = await listCompanionRows(ctx.db, codes, branchCode)
  const requested = rows.filter((row) => row.kind === 'self')
  const offered = codes.map((code) => {
    const device = requested.find((row) => row.code === code)
    const own = rows.filter((row) => row.kind === 'companion' && (row.device ?? code) === code)
    return { code, companions: device ? companionsAmong(device, own) : [] }
  })
  const devices = offered.filter(({ companions }) => companions.length > 0).map(({ code }) => code)
  // A charger may serve every device.
  const inCart = requested.flatMap(({ companion: kind, madeFor }): ChosenCompanion[] =>
    kind ? [{ kind, devices: kind === 'charger' ? devices : madeFor }] : [],
  )
  const kindOf = new Map(rows.flatMap((row) => (row.kind === 'companion' ? [[row.code, row.companion] as const] : [])))
  const chosen = offered.map(({ code, companions }) => ({
    code,
    companions: companions.filter((one) => {
      const kind = kindOf.get(one)
      return !kind || !hasCompanion(kind, code, inCart)
    }),
  }))
  const cards = await listCards(ctx, [...new Set(chosen.flatMap(({ companions }) => companions))], branchCode)
  const byCode = new Map(cards.map((card) => [card.code, card]))
  return chosen
    .map(({ code, companions }) => ({ code, companions: companions.flatMap((one) => byCode.get(one) ?? []) }))
    .filter(({ companions }) => companions.length > 0)
}
