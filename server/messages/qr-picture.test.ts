import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.ts'

const pass = '10046.DWxCjZ2eJ8sXb4d1mKq0yR7uTfVhNnQeLgPaWzScBiE'

test('the picture has the dark and light modules of the text, with the white edge that scanners need', async () => {
  const { data: modules } = encode(pass, { border: 4 })
  const { data, info } = await sharp(qrPicture(pass)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([modules.length * 6, modules.length * 6])
  const isDark = (x: number, y: number) => data[(y * 6 + 3) * info.width + x * 6 + 3] === 0
  expect(modules.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(modules)
})

test('it is small enough for a mail, and a long text is cut', () => {
  expect(qrPicture(pass).length).toBeLessThan(2_000)
  expect(qrPicture('x'.repeat(10_000)).length).toBeLessThan(20_000)
})
