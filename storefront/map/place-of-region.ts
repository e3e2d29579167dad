import { provinces } from '#domain/addresses/provinces.ts'
import { type Place, places } from './places.ts'

/** The capital is a district of its own, and its suburbs a province. */
const capital: Readonly<Record<string, string>> = {
  'Distrito Nacional': 'Santo Domingo',
  'Santo Domingo': 'Santo Domingo',
}

/** Where a municipality is, else the seat of its province or the province itself; undefined where the map names none of them. */
export function placeOfRegion(province: string, municipality: string): Place | undefined {
  const names = [municipality, provinces[province]?.[0], province, capital[province]]
  return names.map((name) => places.find((place) => place.name === name)).find(Boolean)
}
