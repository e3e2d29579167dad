import { expect, test } from 'vitest'
import { refusalOfNationalId } from './national-id.ts'
import { refusalOfTaxId } from './rnc.ts'
import { taxpayerStateOf } from './taxpayer.ts'

const rnc = '101850043'
const cedula = '00113918205'
const oddCedula = '00113918204'

test.each([
  ['ACTIVO', 'active'],
  ['SUSPENDIDO', 'suspended'],
  ['CESE TEMPORAL', 'ceased'],
  ['DADO DE BAJA', 'ceased'],
  ['ANULADO', 'annulled'],
  ['RECHAZADO', 'annulled'],
  ['', 'other'],
  ['constructor', 'other'],
])('TAXPAYER-1: "%s" of the file is the state %s', (word, state) => {
  expect(taxpayerStateOf(word)).toBe(state)
})

test.each([
  [rnc, 'not-loaded', undefined],
  [rnc, 'active', undefined],
  [rnc, 'other', undefined],
  [rnc, 'absent', 'tax-id-not-registered'],
  [rnc, 'suspended', 'taxpayer-ended'],
  [rnc, 'ceased', 'taxpayer-ended'],
  [rnc, 'annulled', 'taxpayer-ended'],
  [cedula, 'absent', undefined],
  [cedula, 'suspended', 'taxpayer-ended'],
  [oddCedula, 'not-loaded', 'identification-unconfirmed'],
  [oddCedula, 'absent', 'identification-unconfirmed'],
  [oddCedula, 'active', undefined],
  [oddCedula, 'annulled', 'taxpayer-ended'],
] as const)('TAXPAYER-4: %s, which the register calls %s, asks %s', (number, status, code) => {
  expect(refusalOfTaxId(number, false, status)?.code).toBe(code)
  expect(refusalOfTaxId(number, true, status)).toBeUndefined()
})

test('TAXPAYER-3: the register decides about a wrong check digit, in whatever state the taxpayer is', () => {
  expect(refusalOfNationalId(oddCedula, false, 'suspended')).toBeUndefined()
  expect(refusalOfNationalId(oddCedula, false, 'absent')).toEqual({ code: 'identification-unconfirmed' })
})
