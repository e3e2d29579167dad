import * as z from 'zod/mini'
import { command, query } from './endpoint.ts'
import { nothing } from './fields.ts'

/** The picture of a customer, null without one. `url` is its path, for the `src` of an image. */
const picture = z.object({
  picture: z.nullable(z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() })),
})

export const getProfilePicture = query('ecommerce', 'GET users/picture', {
  summary: 'Get the profile picture of the customer',
  input: nothing,
  reply: picture,
})

export const setProfilePicture = command('ecommerce', 'PUT users/picture', {
  summary:
    'Replace the profile picture: a JPEG, PNG, WebP or AVIF of at most 10 MB, of which the square in the middle is kept',
  input: nothing,
  files: { picture: { missing: 'file-required' } },
  reply: picture,
})

export const removeProfilePicture = command('ecommerce', 'DELETE users/picture', {
  summary: 'Remove the profile picture',
  input: nothing,
  reply: picture,
})
