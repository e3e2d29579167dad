import * as contract from '#contract/branches.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { findNearestBranch } from './find-nearest-branch.ts'
import { listBranches } from './list-branches.ts'

/** The paths under `stores/` that are about delivery belong to the module delivery. */
export const branchRoutes = [
  route(
    contract.listBranches,
    allowAnyone,
    async (ctx) => {
      const branches = await listBranches(ctx)
      return branches.map(({ code, name, city, lng, ...rest }) => ({
        ...rest,
        codplace: code,
        description: name,
        city_name: city,
        long: lng,
      }))
    },
    { isPublic: true },
  ),
  route(contract.findNearestBranch, allowAnyone, async (ctx, { clientLat, clientLng }) => ({
    codplace: await findNearestBranch(ctx, { lat: clientLat, lng: clientLng }),
  })),
]
