import { expect, test } from 'vitest'
import { codeOf, takeApart, takeSizes, variantOf } from './product-name.ts'

const parts = (name: string, brand: string, options = {}) => {
  const { bare, ...sizes } = takeSizes(name)
  return { ...takeApart(bare, brand, options), ...sizes }
}

test('memory and storage move from the name to fields', () => {
  expect(parts('Acme Star 5  (6GB RAM + 128GB)', 'acme')).toMatchObject({
    title: 'Acme Star 5',
    model: 'Star 5',
    memoryGb: 6,
    storageGb: 128,
  })
  expect(parts('Acme Star 5 (4 GB RAM+ 64 GB)', 'acme')).toMatchObject({ memoryGb: 4, storageGb: 64 })
  expect(parts('Acme Star 5 (1TB)', 'acme')).toMatchObject({
    title: 'Acme Star 5',
    memoryGb: undefined,
    storageGb: 1024,
  })
})

test('other words in brackets stay in the name', () => {
  expect(parts('Acme Star (2019)', 'acme').title).toBe('Acme Star (2019)')
})

test('IMPORT-14: a brand stays as it is written, unless the mapping spells it or gives it capitals', () => {
  expect(parts('acme star', 'acme')).toMatchObject({ title: 'acme star', brand: { name: 'acme', slug: 'acme' } })
  expect(parts('acme star', 'acme', { capitalBrands: true }).title).toBe('Acme star')
  expect(parts('ACME Star', 'acme', { brandNames: { acme: 'aCMe' } })).toMatchObject({
    title: 'aCMe Star',
    brand: { name: 'aCMe', slug: 'acme' },
  })
  expect(parts('Star 5', 'big acme', { capitalBrands: true }).brand).toEqual({ name: 'Big Acme', slug: 'big-acme' })
})

test('an unbranded article has its first word for a brand', () => {
  expect(parts('BoldCo F9', 'others', { unbranded: ['Others'] })).toMatchObject({
    brand: { name: 'BoldCo', slug: 'boldco' },
    model: 'F9',
  })
})

test('the code contains model, memory and storage, in at most 40 characters', () => {
  expect(codeOf(parts('Acme Star 5+ (6GB RAM + 128GB)', 'acme'))).toBe('ACME-STAR-5-PLUS-6-128')
  const long = codeOf(parts(`Acme ${'Very '.repeat(20)}Long`, 'acme'))
  expect(long).toMatch(/^ACME-VERY-[A-Z-]+-[0-9A-F]{6}$/)
  expect(long?.length).toBeLessThanOrEqual(40)
  expect(long).not.toBe(codeOf(parts(`Acme ${'Very '.repeat(20)}Longer`, 'acme')))
})

test('a name without a letter or digit has no code', () => {
  expect(codeOf(parts('***', 'acme'))).toBeUndefined()
})

test('variants read as a shop writes them', () => {
  expect([variantOf(6, 128), variantOf(12, 1024), variantOf(undefined, 64), variantOf(undefined, undefined)]).toEqual([
    '6/128 GB',
    '12 GB/1 TB',
    '64 GB',
    '',
  ])
})
