import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { statusesOf } from './order-filters.ts'
import { statusOptions } from './status-options.ts'

const labels = new Map<OrderStatus, string>([
  ['on_hold', 'En espera'],
  ['canceled', 'Cancelado'],
])
const names = (tab: 'online' | 'history') =>
  statusOptions(statusesOf(tab), labels, orderProgressMessages.es.stages).map(([, name]) => name)

test('ORDER-13: the filter by status has one choice for each word that an order of the tab shows', () => {
  const open = ['Recibido', 'Preparando', 'Listo para retirar', 'En camino']
  expect(names('online')).toEqual([...open, 'En espera'])
  expect(names('history')).toEqual([...open, 'Entregado', 'Retirado', 'En espera', 'Cancelado'])
})
