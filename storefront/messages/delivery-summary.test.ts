import { expect, test } from 'vitest'
import { deliverySummaryMessages } from './delivery-summary.ts'

const { en, es } = deliverySummaryMessages
const price = 'RD$201.00'

test('a completed delivery step says what a messenger costs and when one comes (CHECKOUT-32)', () => {
  expect(en.received('local_delivery', 'Casa', { price })).toBe(
    'Local delivery to Casa: RD$201.00, in 4 to 5 working hours, Monday to Friday',
  )
  expect(es.received('local_delivery', 'Casa', { price })).toBe(
    'Entrega local en Casa: RD$201.00, en 4 a 5 horas laborables, de lunes a viernes',
  )
})

test('it says the same of national shipping, with the days of the province', () => {
  expect(en.received('nacional_delivery', 'Casa', { price, days: 'In 1 to 2 working days' })).toBe(
    'National shipping to Casa: RD$201.00, in 1 to 2 working days',
  )
  expect(es.received('nacional_delivery', 'Casa', { price, days: 'En 1 a 2 días laborables' })).toBe(
    'Envío nacional a Casa: RD$201.00, en 1 a 2 días laborables',
  )
})

test('what is not known yet is left out', () => {
  expect(en.received('nacional_delivery', '', {})).toBe('National shipping')
  expect(es.received('pick_up', 'Naco', {})).toBe('Lo retiras en Naco, gratis')
  expect(en.received('pick_up', 'Naco', { ready: 'today' })).toBe('You pick it up at Naco, free, ready today')
})

test('a moment takes the place of the working days (CHECKOUT-33)', () => {
  expect(en.received('local_delivery', 'Casa', { price, arrival: 'Arrives today by 7:00 PM' })).toBe(
    'Local delivery to Casa: RD$201.00, arrives today by 7:00 PM',
  )
  const arrival = 'Llega a más tardar el martes 1 de diciembre'
  expect(es.received('nacional_delivery', 'Casa', { price, days: 'En 1 a 2 días laborables', arrival })).toBe(
    'Envío nacional a Casa: RD$201.00, llega a más tardar el martes 1 de diciembre',
  )
})
