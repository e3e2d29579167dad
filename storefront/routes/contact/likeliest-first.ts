import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import type { Branch } from '../../shopper/branch.ts'

type Placed = Pick<Branch, 'codplace' | 'city_name' | 'lat' | 'long'>

/**
 * The branches in the order of a shopper's likely choice, with their distance where the shopper's place is known: the
 * shopper's own, then the nearest. Where the place is not known, the others of the same city follow, then each city by
 * its name, so that the branches of a city stand next to each other.
 */
export function likeliestFirst<B extends Placed>(branches: readonly B[], ownCode: number, here: Point | undefined) {
  const own = branches.find(({ codplace }) => codplace === ownCode)
  const rank = (branch: B) => (branch === own ? 0 : !here && branch.city_name === own?.city_name ? 1 : 2)
  return branches
    .map((branch) => ({ branch, metres: here && distanceMetres(here, { lat: branch.lat, lng: branch.long }) }))
    .toSorted(
      (a, b) =>
        rank(a.branch) - rank(b.branch) ||
        (a.metres !== undefined && b.metres !== undefined
          ? a.metres - b.metres
          : a.branch.city_name.localeCompare(b.branch.city_name, 'es')),
    )
}
