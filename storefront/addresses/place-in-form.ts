import type { Point } from '#domain/branches/distance.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { foldText } from '#domain/search/fold-text.ts'
import { placeOfRegion } from '../map/place-of-region.ts'
import { sectors } from '../map/sectors.ts'

/** How far from the middle of a city its sectors are at most. */
const cityDegrees = 0.25

/** A place that the map names, and what of the address it stands for. */
export interface NamedPlace extends Point {
  name: string
  of: 'sector' | 'municipality' | 'province'
}

/**
 * Where the fields of an address say that it is: in a sector that the map names, else in the municipality or province;
 * undefined where the map names none of them.
 */
export function placeInForm(form: FormData): NamedPlace | undefined {
  const read = (field: string) => String(form.get(field) ?? '').trim()
  const [province, municipality] = [read('province'), read('city')]
  const region = placeOfRegion(province, municipality)
  if (!region) return undefined
  const name = foldText([read('sector')])
  const sector = sectors.find((each) => foldText([each.name]) === name)
  if (sector && Math.abs(region.lng - sector.lng) < cityDegrees) return { ...sector, of: 'sector' }
  const isSeat = municipality === provinces[province]?.[0]
  return { ...region, of: isSeat || municipality === region.name ? 'municipality' : 'province' }
}
