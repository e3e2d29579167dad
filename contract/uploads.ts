import * as z from 'zod/mini'
import { download } from './download.ts'

/** The path of a picture under its base, for the `src` of an image. */
export const uploadPath = (id: string): string => `users/uploads/${id}`

export const getUpload = download('ecommerce', 'GET users/uploads/{id}', {
  summary:
    'Get a picture that the customer sent, such as the profile picture. Employees get those of all proofs and returns too',
  type: 'image/webp',
  input: z.strictObject({ id: z.uuid() }),
})
