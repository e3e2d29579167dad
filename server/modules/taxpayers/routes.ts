import * as contract from '#contract/taxpayers.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import type { Limit } from '#server/platform/limits.ts'
import { route } from '#server/platform/route.ts'
import { getTaxpayer } from './get-taxpayer.ts'

// The register is public, but the store is no way to copy it.
const ofAccount: Limit = { name: 'taxpayers', points: 60, seconds: 600 }
const ofAddress: Limit = { name: 'taxpayers-from', points: 120, seconds: 600 }

export const taxpayerRoutes = [
  route(
    contract.getTaxpayer,
    requireCustomer,
    async (ctx, { tax_id }) => {
      const found = await getTaxpayer(ctx, tax_id)
      if (!found) return { is_loaded: false, taxpayer: null }
      const { taxId, name, tradeName, state } = found
      return { is_loaded: true, taxpayer: { tax_id: taxId, name, trade_name: tradeName, state } }
    },
    { limit: ofAddress, prepare: (ctx) => ctx.limits.spend(ofAccount, ctx.actor.customerId) },
  ),
]
