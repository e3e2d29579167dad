import { expect, test } from 'vitest'
import { provinceOf } from './province-of.ts'
import { provinces } from './provinces.ts'

test.each(Object.keys(provinces))('%s is found by its name, in capitals and without accents', (name) => {
  expect(provinceOf({ province: name, city: '' })).toBe(name)
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  expect(provinceOf({ province: `  ${plain.toUpperCase()} `, city: 'x' })).toBe(name)
})

test.each([
  ['DN', 'SD', 'Distrito Nacional'],
  ['D.N.', 'Santo Domingo', 'Distrito Nacional'],
  ['Santo Domingo', 'Distrito Nacional', 'Distrito Nacional'],
  ['Sto. Dgo.', 'Santo Domingo de Guzmán', 'Distrito Nacional'],
  ['Santo Domingo', 'Santo Domingo Este', 'Santo Domingo'],
  ['Santo Domingo', 'Santo Domingo', 'Santo Domingo'],
  ['Provincia de Samaná', 'Las Terrenas', 'Samaná'],
  ['El Seybo', 'Miches', 'El Seibo'],
  ['Salcedo', 'Salcedo', 'Hermanas Mirabal'],
  ['Higüey', 'Punta Cana', 'La Altagracia'],
  ['Nordeste', 'Nagua', 'María Trinidad Sánchez'],
  ['Cibao', 'Santiago', 'Santiago'],
  ['', 'San Juan', 'San Juan'],
  ['Santigo', 'Jánico', 'Santiago'],
])('%s with %s is in %s', (province, city, found) => {
  expect(provinceOf({ province, city })).toBe(found)
})

test.each([
  ['', ''],
  ['Florida', 'Miami'],
  ['Puerto Rico', 'San Juan'],
  ['PUERTO RICO', 'Barahona'],
  ['Región Metropolitana', 'Santiago'],
  ['constructor', '__proto__'],
])('%s with %s is in no province', (province, city) => {
  expect(provinceOf({ province, city })).toBeUndefined()
})
