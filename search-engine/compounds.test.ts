import { expect, test } from 'vitest'
import { compoundsIn } from './compounds.ts'
import { tokenize } from './tokenizer.ts'

test.each([
  ['aria 12 pro', ['aria12', '12pro']],
  ['usb-c cable', ['usbc']],
  ['sm-g991b', ['g991', '991b', 'smg991b']],
  ['wall charger', []],
  [`${'x'.repeat(24)} 12`, []],
])('%j has the compounds %j', (text, words) => {
  expect(compoundsIn(tokenize(text)).map(({ word }) => word)).toEqual(words)
})
