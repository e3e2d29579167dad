import { type AccessRow, buyers, customers, everybody, staff } from './access-row.ts'
import { deliveryPrice, unitPrice } from './records.ts'

const products = { 1: [{ codarticulo: 'A', quantity: 1 }] }
const line = { cod_articulo: 'A', quantity: 3 }
const lines = { products: [line] }

/** The rows of carts and orders. */
export const orderRows: Record<string, AccessRow> = {
  // Carts
  'GET ecommerce/carts': { callers: customers },
  'GET ecommerce/carts/{id}': { callers: customers, records: { id: 'branch' } },
  'POST ecommerce/carts/{id}': { callers: buyers, records: { id: 'branch' }, input: () => line },
  'DELETE ecommerce/carts/{id}': { callers: buyers, records: { id: 'branch' } },
  'POST ecommerce/cartsBatch/{id}': { callers: buyers, records: { id: 'branch' }, input: () => lines },
  'POST ecommerce/cartsOffline/{id}': {
    callers: { ...everybody, employee: 'no-customer-selected' },
    records: { id: 'branch' },
    input: () => lines,
  },

  // Orders
  'POST ecommerce/orders/confirmOrder': {
    callers: buyers,
    records: { resumes: { kind: 'reservation', otherwise: 'ok' } },
    input: () => ({ products, total_amount: unitPrice }),
  },
  'DELETE ecommerce/orders/confirmOrder': {
    callers: customers,
    records: { verification_id: { kind: 'reservation', otherwise: 'ok' } },
  },
  'POST ecommerce/orders/confirmOrder/report': { callers: customers, records: { verification_id: 'reservation' } },
  'POST ecommerce/orders/calculateDelivery': {
    callers: customers,
    records: { address_id: 'address' },
    input: () => ({ products, option_id: 1 }),
  },
  'POST ecommerce/orders': {
    callers: buyers,
    records: { address_id: 'address', partner_id: 'partner' },
    recordsInside: { payments: 'server/modules/payments/payments.test.ts' },
    input: () => ({
      option_id: 1,
      total_amount: unitPrice + deliveryPrice,
      payments: [{ kind: 'cash', amount: unitPrice + deliveryPrice }],
    }),
  },
  'GET ecommerce/orders': { callers: customers, records: { global_id: { kind: 'purchase', otherwise: 'ok' } } },
  'GET ecommerce/orders/status': { callers: everybody },
  'GET ecommerce/orders/products/{id}': { callers: customers, records: { id: 'order' } },
  'GET ecommerce/orders/{id}': { callers: customers, records: { id: 'order' } },
  'DELETE ecommerce/orders/{id}': { callers: customers, records: { id: 'order' } },
  'GET ecommerce/orders/track/{token}': { callers: everybody, records: { token: 'trackedOrder' } },
  'GET ecommerce/orders/pass/{code}': { callers: staff, records: { code: 'orderPass' } },
  'GET ecommerce/deposits/proofs': { callers: customers },
  'GET ecommerce/deposits/pending': { callers: staff },
  'POST ecommerce/deposits': {
    callers: customers,
    records: { global_id: 'unprovenCheckout' },
    input: (caller) => ({ bank: 'Banco del Mar', document_id: `DM-${caller}`, amount: 100 }),
  },
  'PATCH ecommerce/deposits/{id}': {
    callers: staff,
    records: { id: 'anyProof' },
    input: () => ({ state: 'refused', reason: 'Blurred.' }),
  },
  'GET ecommerce/payments/referenced': { callers: staff, input: () => ({ reference: 'A-1' }) },
  'GET ecommerce/payments/{id}': { callers: customers, records: { id: 'payment' } },
  'POST ecommerce/payments/{id}/continue': {
    callers: buyers,
    records: { id: 'payment' },
  },
  'POST ecommerce/orders/{id}/returns': {
    callers: customers,
    records: { id: 'deliveredOrder' },
    input: () => ({ lines: [{ codarticulo: 'A', quantity: 1, reason: 'defective' }], preference: 'refund' }),
  },
  'GET ecommerce/orders/{id}/returns': { callers: customers, records: { id: 'order' } },
  'GET ecommerce/returns': { callers: customers },
  'GET ecommerce/returns/pending': { callers: staff },
  'GET ecommerce/returns/{id}': { callers: customers, records: { id: 'return' } },
  'DELETE ecommerce/returns/{id}': { callers: customers, records: { id: 'return' } },
  'PATCH ecommerce/returns/{id}': {
    callers: staff,
    records: { id: 'anyReturn' },
    input: () => ({ state: 'refused', note: 'Used.' }),
  },
  'GET ecommerce/orders/failed-refunds': { callers: staff },
  'POST ecommerce/orders/failed-refunds/{id}': {
    callers: staff,
    records: { id: 'anyFailedRefund' },
    input: () => ({ action: 'retry' }),
  },
  'PATCH ecommerce/orders/{id}/status': {
    callers: staff,
    records: { id: 'anyOrder' },
    input: () => ({ status: 'in_process' }),
  },

  // The ERP
  'POST erp/imports': { callers: staff },
  'GET erp/imports': { callers: staff },
  'GET erp/imports/{id}': { callers: staff, records: { id: 'anyImport' } },
  'GET erp/imports/{id}/refused': { callers: staff, records: { id: 'anyImport' } },
  'POST erp/imports/{id}/cancel': { callers: staff, records: { id: 'anyImport' } },
}
