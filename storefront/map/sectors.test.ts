import { expect, test } from 'vitest'
import { sectorNear } from './sectors.ts'

test('ACCOUNT-101: a place is near the sector whose middle is nearest', () => {
  expect(sectorNear({ lat: 18.474, lng: -69.932 })).toBe('Piantini')
  expect(sectorNear({ lat: 19.463, lng: -70.735 })).toBe('Cienfuegos')
})

test('ACCOUNT-101: a place more than two kilometres from the middle of every sector is near none', () => {
  expect(sectorNear({ lat: 18.5, lng: -69.2 })).toBeUndefined()
  // 2.2 km north of the middle of Villa Mella.
  expect(sectorNear({ lat: 18.5723, lng: -69.9055 })).toBeUndefined()
})
