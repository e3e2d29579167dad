import { expect, test } from 'vitest'
import { statedOnce } from './stated-once.ts'

const specifications = [
  { name: 'Memoria RAM', value: '8 GB' },
  { name: 'Almacenamiento', value: '256 GB' },
  { name: 'Incluye', value: 'Celular y cable' },
  { name: 'Color', value: 'Negro' },
]

test('what the choices state is no row again, whatever its capitals', () => {
  const { rows } = statedOnce(specifications, ['negro', '256 GB', null])
  expect(rows).toEqual([{ name: 'Memoria RAM', value: '8 GB' }])
})

test('without choices the rows state colour and storage', () => {
  expect(statedOnce(specifications, []).rows.map(({ name }) => name)).toEqual([
    'Memoria RAM',
    'Almacenamiento',
    'Color',
  ])
})

test('what is in the box is no row, in either language, and is unknown where nothing says it', () => {
  expect(statedOnce(specifications, []).inTheBox).toBe('Celular y cable')
  expect(statedOnce([{ name: 'In the box', value: 'Phone' }], []).inTheBox).toBe('Phone')
  expect(statedOnce([], []).inTheBox).toBeUndefined()
})
