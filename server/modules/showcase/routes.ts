import { mediaPath } from '#contract/media.ts'
import * as contract from '#contract/showcase.ts'
import { presentCard } from '#server/modules/products/present-card.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listHots } from './list-hots.ts'
import { listOffers } from './list-offers.ts'
import { listPhones } from './list-phones.ts'
import { listTopCategories } from './list-top-categories.ts'

const isPublic = { isPublic: true }

export const showcaseRoutes = [
  route(
    contract.listHots,
    allowAnyone,
    async (ctx, { place, brands_selected }) => {
      const cards = await listHots(ctx, { branchCode: place, brands: brands_selected ?? [] })
      return { docs: cards.map((card) => presentCard(ctx, card)) }
    },
    isPublic,
  ),
  route(
    contract.listOffers,
    allowAnyone,
    async (ctx, input) => {
      const { cards, flashEndsAt } = await listOffers(ctx, {
        branchCode: input.place_id,
        brands: input.brands_selected ?? [],
      })
      return {
        offers: { docs: cards.map((card) => presentCard(ctx, card)) },
        flash_offers_end: flashEndsAt?.toISOString() ?? null,
      }
    },
    isPublic,
  ),
  route(
    contract.listPhones,
    allowAnyone,
    async (ctx, { place }) => {
      const { models, priceBands } = await listPhones(ctx, { branchCode: place })
      return {
        docs: models.map(({ card, hasDearer }) => ({ ...presentCard(ctx, card), has_dearer: hasDearer })),
        price_bands: priceBands.map(({ fromPesos, toPesos, count, models }) => ({
          from: fromPesos ?? null,
          to: toPesos ?? null,
          count,
          models,
        })),
      }
    },
    isPublic,
  ),
  route(
    contract.listTopCategories,
    allowAnyone,
    async (ctx) =>
      (await listTopCategories(ctx)).map(({ id, slug, name, count, picture }) => ({
        category_id: id,
        category_name: name,
        slug,
        count,
        picture_url: mediaPath(picture),
      })),
    isPublic,
  ),
]
