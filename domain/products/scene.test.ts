import { expect, test } from 'vitest'
import { sceneFor, substituteScenes } from './scene.ts'

test.each([
  [1, 'phone-bar'],
  [2, 'phone-dual'],
  [3, 'phone-triple'],
  [4, 'phone-ring'],
])('a phone with %i cameras is shown by %s', (cameras, scene) => {
  expect(sceneFor({ categoryId: 1, name: 'Any', cameras })).toBe(scene)
})

test('a word of the name selects a scene of its own', () => {
  expect(sceneFor({ categoryId: 9, name: 'USB-C to Lightning cable' })).toBe('cable-lightning')
  expect(sceneFor({ categoryId: 9, name: 'USB-C cable' })).toBe('cable-usbc')
  expect(sceneFor({ categoryId: 11, name: 'Cargador de carro 38 W' })).toBe('charger-car')
  expect(sceneFor({ categoryId: 16, name: 'True wireless earbuds' })).toBe('earbuds')
  expect(sceneFor({ categoryId: 16, name: 'Audífonos de cable Vitrina Hilo' })).toBe('earphones')
  expect(sceneFor({ categoryId: 16, name: 'Audífonos inalámbricos Vitrina Calma' })).toBe('headphones')
})

test('each other category has a scene, and an unknown one has that of a case', () => {
  expect(sceneFor({ categoryId: 3, name: 'Battery' })).toBe('battery')
  expect(sceneFor({ categoryId: 19, name: 'Tarjeta microSD' })).toBe('memory-card')
  expect(sceneFor({ categoryId: 9999, name: 'Anything' })).toBe('case')
})

test.each([
  [50, 'USB-C hub with 5 ports', 'hub'],
  [50, 'Adaptador de USB-C a HDMI', 'adapter'],
  [51, 'Soporte para carro con ventosa', 'mount'],
  [51, 'Soporte de mesa plegable', 'stand'],
  [52, 'Control de juego inalámbrico', 'gamepad'],
  [53, 'Trípode flexible', 'tripod'],
  [53, '10 in ring light with desk tripod', 'ring-light'],
])('in category %i, %s is shown by %s', (categoryId, name, scene) => {
  expect(sceneFor({ categoryId, name })).toBe(scene)
})

test('a scene that was not rendered has substitutes', () => {
  expect(substituteScenes('speaker-box')[0]).toBe('speaker-tube')
  expect(substituteScenes('unheard-of')).toContain('phone-triple')
})
