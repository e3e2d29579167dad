import { expect, test } from 'vitest'
import { sceneFor } from './scene.ts'
import { isSymbol, symbolFor } from './symbol.ts'

test.each([
  [1, 'phone-bar'],
  [2, 'phone-dual'],
  [3, 'phone-triple'],
  [4, 'phone-ring'],
  [5, 'phone'],
  [undefined, 'phone'],
])('a phone with %s cameras is shown by %s', (cameras, scene) => {
  expect(sceneFor({ categoryId: 1, name: 'Any', cameras })).toBe(scene)
})

test.each([
  [9, 'USB-C to Lightning cable', 'cable-lightning'],
  [9, 'USB-C cable', 'cable-usbc'],
  [9, 'Cable USB-A a USB-C', 'cable-usba'],
  [9, 'Cable USB a USB-C', 'cable-usba'],
  [11, 'Dual port USB-C + USB-A car charger', 'charger-car'],
  [33, 'Tableta Norte 11', 'tablet'],
  [50, '5-in-1 USB-C hub', 'hub'],
  [11, 'Cargador de carro 38 W', 'charger-car'],
  [16, 'True wireless earbuds', 'earbuds'],
  [16, 'Audífonos de cable Vitrina Hilo', 'earphones'],
  [16, 'Audífonos inalámbricos Vitrina Calma', 'headphones'],
  [19, 'Tarjeta microSD', 'memory-card'],
  [36, 'Timbre con video', 'camera-doorbell'],
  [43, 'Teclado y ratón inalámbricos', 'keyboard-mouse'],
  [2, 'silicone watch strap', 'watch-strap'],
  [50, 'USB-C hub with 5 ports', 'hub'],
  [50, 'Adaptador de USB-C a HDMI', 'adapter-hdmi'],
  [11, '20 W USB-C wall charger', 'charger-wall-small'],
  [11, '65 W USB-C + USB-A wall charger', 'charger-wall'],
  [34, 'Mica de privacidad', 'glass-private'],
  [51, 'Soporte para carro con ventosa', 'mount'],
  [51, 'Soporte de mesa plegable', 'stand-folding'],
  [51, 'desk stand for phones', 'stand'],
  [51, 'Soporte para la rejilla del carro', 'mount-vent'],
  [52, 'Control de juego inalámbrico', 'gamepad'],
  [52, 'wired game controller', 'gamepad-wired'],
  [53, 'Trípode flexible', 'tripod-flex'],
  [53, 'Mini trípode para celular', 'tripod'],
  [53, '10 in ring light with desk tripod', 'ring-light'],
])('in category %i, %s is shown by %s', (categoryId, name, scene) => {
  expect(sceneFor({ categoryId, name })).toBe(scene)
})

test.each([
  [9999, 'Anything'],
  [43, 'Server rack'],
  [36, 'Dash cam'],
  [3, 'Battery charger'],
  [1, 'Nubeo Flip One'],
  [1, 'Feature phone with keys'],
  [9, 'Lightning cable'],
  [9, 'USB-A to Lightning cable'],
  [9, 'USB-A to micro-USB cable'],
  [9, 'Cable USB-C a HDMI'],
  [9, '3 in 1 USB-C cable'],
  [9, '3-in-1 USB-C cable'],
  [9, 'USB to Lightning cable'],
  [11, 'Car charger 3 ports USB-C USB-A'],
  [11, 'Dual USB-A + USB-C car charger with 3-port hub'],
  [11, 'Wireless car charger'],
  [11, 'Cargador inalambrico de vehículo'],
  [11, 'Cargador de carro con 3 puertos'],
  [33, 'Drawing tablet'],
  [33, 'Tableta grafica'],
  [50, 'USB-C hub with 7 ports, USB-C to HDMI'],
  [50, 'Hub de 7 puertos, 5 Gbps'],
])('in category %i, %s has no scene of its kind, and none of another', (categoryId, name) => {
  expect(sceneFor({ categoryId, name })).toBeUndefined()
})

test('each category has a symbol of its own, an unknown one a parcel', () => {
  expect(symbolFor(16)).toBe('symbol-headphones')
  expect(symbolFor(9999)).toBe('symbol-parcel')
})

test('a symbol differs from a photograph by its name and by its path', () => {
  expect(isSymbol(symbolFor(1))).toBe(true)
  expect(isSymbol('/media/symbol-phone')).toBe(true)
  expect(isSymbol('/media/phone-triple-hero-1f2a44')).toBe(false)
})
