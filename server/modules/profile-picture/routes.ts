import * as contract from '#contract/profile-picture.ts'
import { basePath } from '#contract/endpoint.ts'
import { uploadPath } from '#contract/uploads.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { pictureUpload } from '#server/modules/uploads/picture-type.ts'
import { receivePictures } from '#server/modules/uploads/receive-pictures.ts'
import { findUploadFor, useUploads } from '#server/modules/uploads/use-uploads.ts'

const purpose = 'profile-picture'

export const profilePictureRoutes = [
  route(contract.getProfilePicture, requireCustomer, presentPicture),
  route(
    contract.setProfilePicture,
    requireCustomer,
    async (ctx, _input, ids: Map<string, string>) => {
      await useUploads(ctx, new Map([[purpose, ids.get('picture')]]))
      return presentPicture(ctx)
    },
    { upload: pictureUpload, prepare: (ctx) => receivePictures(ctx, [{ field: 'picture', purpose, shape: 'square' }]) },
  ),
  route(contract.removeProfilePicture, requireCustomer, async (ctx) => {
    await useUploads(ctx, new Map([[purpose, undefined]]))
    return presentPicture(ctx)
  }),
]

async function presentPicture(ctx: CustomerCtx) {
  const picture = await findUploadFor(ctx, purpose)
  return { picture: picture ? { ...picture, url: `${basePath('ecommerce')}/${uploadPath(picture.id)}` } : null }
}
