import { expect, test } from 'vitest'
import { deviceKeyPattern, deviceName } from './device-key.ts'

test.each(['lumen/Aria 12', 'tp-link/AC1200/V2'])('%s names a device', (key) => {
  expect(deviceKeyPattern.test(key)).toBe(true)
})

test.each(['', 'lumen', 'lumen/', '/Aria 12', 'lumen/Aria 12,lumen/Aria 11', `lumen/${'a'.repeat(121)}`])(
  '"%s" names no device',
  (key) => {
    expect(deviceKeyPattern.test(key)).toBe(false)
  },
)

test('a device is shown by its maker and model', () => {
  expect(deviceName('lumen/Aria 12')).toBe('Lumen Aria 12')
})
