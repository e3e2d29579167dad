import type { Line } from './line.ts'

type Model = readonly [
  brand: string, model: string, inches: number, chip: string, memoryGb: number, batteryMah: number, watts: number,
  rear: string, front: number, is5g: boolean, colours: readonly string[], options: readonly (readonly [gb: number, pesos: number])[],
]

/** Twenty-four invented phones, from RD$6,000 to RD$95,000. */
export const phoneModels: readonly Model[] = [
  ['lumen', 'Aria 12 Pro', 6.7, 'Lumen L3 Pro', 12, 5000, 45, '50 + 48 + 12 MP', 32, true, ['midnight blue', 'titanium'], [[256, 69_900], [512, 79_900], [1024, 94_900]]],
  ['lumen', 'Aria 12', 6.3, 'Lumen L3', 8, 4500, 45, '50 + 12 MP', 32, true, ['sky blue', 'black'], [[128, 49_900], [256, 55_900]]],
  ['lumen', 'Aria 11', 6.1, 'Lumen L2', 8, 4300, 30, '48 + 12 MP', 16, true, ['coral', 'black'], [[128, 36_900]]],
  ['lumen', 'Brisa 5', 6.6, 'Lumen B1', 6, 5000, 25, '50 + 8 + 2 MP', 13, true, ['mint green', 'graphite'], [[128, 18_900], [256, 21_900]]],
  ['lumen', 'Brisa 5 Lite', 6.5, 'Lumen B1', 4, 5000, 15, '50 + 2 MP', 8, false, ['black', 'sky blue'], [[64, 10_900], [128, 12_400]]],
  ['karibe', 'Coral X', 6.8, 'Octa C9', 12, 5100, 65, '108 + 12 + 10 + 5 MP', 32, true, ['black', 'sea teal'], [[256, 58_900], [512, 66_900]]],
  ['karibe', 'Coral S', 6.4, 'Octa C8', 8, 4800, 65, '64 + 12 + 5 MP', 32, true, ['lavender', 'graphite'], [[128, 32_900], [256, 36_900]]],
  ['karibe', 'Ola 7', 6.6, 'Octa C5', 6, 5000, 33, '50 + 8 + 2 MP', 16, true, ['sea teal', 'black'], [[128, 16_900]]],
  ['karibe', 'Ola 7 Mini', 5.8, 'Octa C5', 6, 4000, 33, '50 + 2 MP', 16, true, ['cream', 'black'], [[128, 15_400]]],
  ['karibe', 'Arena 3', 6.5, 'Octa C2', 3, 5000, 10, '13 MP', 5, false, ['sand gold', 'black'], [[32, 6_000], [64, 7_400]]],
  ['onza', 'Uno Max', 6.9, 'Onza O2', 16, 5500, 100, '50 + 50 + 50 + 12 MP', 50, true, ['black', 'forest green'], [[512, 82_900]]],
  ['onza', 'Uno', 6.5, 'Onza O2', 12, 5000, 80, '50 + 48 + 12 MP', 32, true, ['pearl white', 'forest green'], [[256, 54_900]]],
  ['onza', 'Nota 9', 6.7, 'Onza N1', 8, 5000, 67, '108 + 8 + 2 MP', 16, true, ['purple', 'black'], [[128, 21_900], [256, 24_900]]],
  ['onza', 'Nota 9 SE', 6.6, 'Onza N1', 6, 5000, 33, '64 + 2 MP', 16, false, ['blue', 'graphite'], [[128, 14_900]]],
  ['onza', 'Chispa', 6.5, 'Onza E1', 4, 5000, 18, '13 + 2 MP', 8, false, ['black', 'mint green'], [[64, 8_400]]],
  ['nubeo', 'Alto 4', 6.2, 'Nubeo A4', 12, 4600, 50, '50 + 12 MP', 24, true, ['silver', 'space grey'], [[256, 61_900], [512, 69_900]]],
  ['nubeo', 'Alto 4 Plus', 6.7, 'Nubeo A4', 12, 5000, 50, '50 + 12 + 12 MP', 24, true, ['space grey', 'rose gold'], [[256, 71_900]]],
  ['nubeo', 'Medio 2', 6.1, 'Nubeo A3', 8, 4200, 30, '48 + 12 MP', 12, true, ['white', 'burgundy'], [[128, 39_900]]],
  ['nubeo', 'Flip One', 6.8, 'Nubeo A4', 12, 4000, 30, '50 + 12 MP', 12, true, ['lavender', 'black'], [[256, 67_900]]],
  ['solano', 'Ruta 8', 6.6, 'Solar 800', 8, 6000, 33, '64 + 8 + 2 MP', 16, true, ['orange', 'black'], [[256, 22_900]]],
  ['solano', 'Ruta 8 Pro', 6.7, 'Solar 900', 12, 6000, 67, '108 + 13 + 8 + 2 MP', 32, true, ['olive green', 'black'], [[256, 31_900]]],
  ['solano', 'Senda', 6.5, 'Solar 500', 4, 5000, 18, '50 + 2 MP', 8, false, ['blue', 'black'], [[64, 9_400], [128, 10_900]]],
  ['solano', 'Senda Fuerte', 6.1, 'Solar 500', 6, 8000, 33, '48 MP', 8, false, ['black'], [[128, 17_900]]],
  ['solano', 'Básico 4G', 2.8, 'Solar 100', 1, 1800, 5, '2 MP', 1, false, ['black', 'red'], []],
]

export const phoneLines: readonly Line[] = phoneModels.map(
  ([brand, model, inches, chip, memoryGb, batteryMah, watts, rear, front, is5g, colours, options]): Line => ({
    category: 1,
    brand,
    model,
    colours,
    cameras: rear.split('+').length,
    subcategory: is5g ? '5G' : '4G',
    ...(options.length ? { options: options.map(([gb, pesos]) => [gb === 1024 ? '1 TB' : `${gb} GB`, pesos] as const) } : { pesos: 6_000 }),
    specs: [
      ['display', `${inches} in`, `${inches} pulgadas`],
      ['chip', chip],
      ['memory', `${memoryGb} GB`],
      ['battery', `${batteryMah} mAh`],
      ['charging', `${watts} W`],
      ['rearCameras', rear],
      ['frontCamera', `${front} MP`],
      ['network', is5g ? '5G' : '4G'],
      ['nfc', is5g ? 'Yes' : 'No', is5g ? 'Sí' : 'No'],
    ],
  }),
)
