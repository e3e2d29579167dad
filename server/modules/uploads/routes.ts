import * as contract from '#contract/uploads.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getUpload } from './get-upload.ts'

export const uploadRoutes = [
  route(contract.getUpload, requireCustomer, async (ctx, { id }) => ({ bytes: await getUpload(ctx, id) })),
]
