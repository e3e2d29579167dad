import type { Branch } from '../../shopper/branch.ts'

/** A maps service with the way to a branch's place (SHELL-17). */
export function directionsTo({ lat, long }: Pick<Branch, 'lat' | 'long'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`
}
