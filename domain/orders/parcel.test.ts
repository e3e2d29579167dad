import { describe, expect, test } from 'vitest'
import { carrierPageOf, isWithCarrier } from './parcel.ts'

test('ORDER-27: a carrier has an order of national shipping from when it is dispatched until it is delivered', () => {
  expect(isWithCarrier('processed', 'national')).toBe(false)
  expect(isWithCarrier('dispatched', 'national')).toBe(true)
  expect(isWithCarrier('sent', 'national')).toBe(true)
  expect(isWithCarrier('delivered', 'national')).toBe(false)
  expect(isWithCarrier('sent', 'local')).toBe(false)
})

describe('ORDER-30: the page of a parcel', () => {
  const carriers = [
    { name: 'Correo del Valle', tracking: 'https://correo.example/guias/{number}?n={number}' },
    { name: 'Envíos Rápidos', tracking: 'https://rapidos.example/{number}' },
  ]

  test('is that of its carrier, whose name is written with or without accents and capitals', () => {
    expect(carrierPageOf({ carrier: 'ENVIOS rapidos ', number: '77' }, carriers)).toBe('https://rapidos.example/77')
  })

  test('has the number wherever its address asks for it, as a part of an address', () => {
    const parcel = { carrier: 'Correo del Valle', number: "48/21 $& '" }
    expect(carrierPageOf(parcel, carriers)).toBe(
      "https://correo.example/guias/48%2F21%20%24%26%20'?n=48%2F21%20%24%26%20'",
    )
  })

  test('is none for a carrier that the store has not set', () => {
    expect(carrierPageOf({ carrier: 'Correo', number: '1' }, carriers)).toBeNull()
  })
})
