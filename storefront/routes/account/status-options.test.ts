import { expect, test } from 'vitest'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { statusOption } from './status-options.ts'

test('ORDER-13: a status among the filters has the words of its orders beside its label', () => {
  const { stages } = orderProgressMessages.es
  expect([
    statusOption('created', 'Creado', stages),
    statusOption('processed', 'Procesado', stages),
    statusOption('sent', 'Enviado', stages),
    statusOption('delivered', 'Entregado', stages),
    statusOption('on_hold', 'En espera', stages),
  ]).toEqual([
    'Recibido (Creado)',
    'Preparando / Listo para retirar (Procesado)',
    'En camino (Enviado)',
    'Entregado / Retirado',
    'En espera',
  ])
})
