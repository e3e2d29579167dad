import type { ReplyInputOf } from '#contract/endpoint.ts'
import type { listCompanions, listRelated } from '#contract/related.ts'
import { deviceKey } from '#server/modules/catalogue-index/facet-columns.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DeviceCompanions } from './list-companions.ts'
import type { RelatedProducts } from './list-related.ts'

export function presentRelated(
  ctx: Ctx,
  { variants, similar, accessories, parts, companions, devices }: RelatedProducts,
): ReplyInputOf<typeof listRelated> {
  const cards = (list: readonly ProductCard[]) => list.map((card) => presentCard(ctx, card))
  return {
    variants: cards(variants),
    similar: cards(similar),
    accessories: cards(accessories),
    parts: parts.map(({ code }) => code),
    companions: cards(companions),
    fits: devices.map(({ brand, slug, model, product }) => ({
      value: deviceKey({ slug, model }),
      brand,
      model,
      product: product ? presentCard(ctx, product) : null,
    })),
  }
}

export function presentCompanions(ctx: Ctx, devices: readonly DeviceCompanions[]): ReplyInputOf<typeof listCompanions> {
  return {
    devices: devices.map(({ code, companions }) => ({
      codarticulo: code,
      companions: companions.map((card) => presentCard(ctx, card)),
    })),
  }
}
