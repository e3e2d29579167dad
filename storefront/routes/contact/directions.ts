import type { Branch } from '../../shopper/branch.ts'

/** The URL of directions to a branch at a maps service (SHELL-17). */
export function directionsTo({ lat, long }: Pick<Branch, 'lat' | 'long'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`
}
