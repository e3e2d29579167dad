import type { Point } from '#domain/branches/distance.ts'
import { foldText } from '#domain/search/fold-text.ts'
import { placeOfRegion } from '../map/place-of-region.ts'
import { sectors } from './sectors.ts'

/** How far from the middle of a city its sectors are at most. */
const cityDegrees = 0.25

/**
 * Where the fields of an address say that it is: in a sector that the map names, else in the municipality or province;
 * undefined where the map names none of them.
 */
export function placeInForm(form: FormData): Point | undefined {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const region = placeOfRegion(read('province'), read('city'))
  const name = foldText([read('sector')])
  const sector = sectors.find((each) => foldText([each.name]) === name)
  return region && sector && Math.abs(region.lng - sector.lng) < cityDegrees ? sector : region
}
