// One render, any colour, by the rule of the store.
import sharp from 'sharp'
import { recolour as paint } from '#server/media/recolour.ts'

/** Picture and mask as anything sharp opens; colour as '#rrggbb'. Returns a sharp image with alpha. */
export function recolour(picture, mask, colour) {
  return paint(sharp(picture), mask, colour.slice(1))
}
