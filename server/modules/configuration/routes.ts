import * as contract from '#contract/configuration.ts'
import { dollarRateId, getRate } from '#contract/rates.ts'
import { refuse } from '#contract/refusals.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import type { Ctx } from '#server/platform/context.ts'
import { route } from '#server/platform/route.ts'
import { listBanners } from './banners.ts'
import { getDollarRate } from './get-dollar-rate.ts'
import { getPaymentMethods } from './payment-methods.ts'
import { getWebPage } from './web-page.ts'

const isPublic = { isPublic: true }

/** Brands belong to a module above this one, so the house brand's reader is handed in. */
export const configurationRoutes = (findHouseBrand: (ctx: Ctx) => Promise<string | null>) => [
  route(
    contract.getConfiguration,
    allowAnyone,
    async (ctx) => ({
      general: {
        web_page: await getWebPage(ctx),
        house_brand: await findHouseBrand(ctx),
        password_requirements: {
          minimum_length: ctx.settings.PASSWORD_MINIMUM,
          required: [...ctx.settings.PASSWORD_REQUIRES],
        },
      },
      payment_methods: await getPaymentMethods(ctx),
    }),
    isPublic,
  ),
  route(
    contract.getImages,
    allowAnyone,
    async (ctx) => {
      const banners = await listBanners(ctx)
      return {
        images: banners.map(({ id, imageUrl, type, alt, href }) => ({
          _id: id,
          imageURL: imageUrl,
          type,
          alt: alt[ctx.language],
          href,
        })),
      }
    },
    isPublic,
  ),
  route(
    getRate,
    allowAnyone,
    async (ctx, { id }) => {
      if (id !== dollarRateId) refuse('not-found')
      const { dopPerUsd, date } = await getDollarRate(ctx)
      return { id, from: 'USD' as const, to: 'DOP' as const, rate: dopPerUsd, date }
    },
    isPublic,
  ),
]
