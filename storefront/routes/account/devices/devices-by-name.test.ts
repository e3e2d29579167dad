import { expect, test } from 'vitest'
import { groupByName } from './devices-by-name.ts'

const chrome = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const edge = `${chrome(156)} Edg/156.0.0.0`

test('ACCOUNT-99: devices of one browser and system are one group, where the first of them is', () => {
  const devices = [chrome(156), edge, chrome(155)].map((device, id) => ({ id, device }))
  expect(groupByName(devices).map((group) => group.devices.map(({ id }) => id))).toEqual([[0, 2], [1]])
})

test('ACCOUNT-99: devices whose browser and system are unknown are a group only where they state the same', () => {
  const devices = ['VitrinaApp/3.1', 'CounterApp/2', 'VitrinaApp/3.1'].map((device) => ({ device }))
  expect(groupByName(devices).map((group) => group.devices.length)).toEqual([2, 1])
})
