import { directionsUrl } from '#domain/branches/directions.ts'
import type { Branch } from '../../shopper/branch.ts'

/** The URL of directions to a branch at a maps service (SHELL-17). */
export const directionsTo = ({ lat, long }: Pick<Branch, 'lat' | 'long'>): string => directionsUrl({ lat, lng: long })
