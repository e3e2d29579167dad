import * as z from 'zod/mini'
import { productCard, productKey } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode } from './fields.ts'

export const listRelated = query('catalog', 'GET products/{id}/related', {
  summary:
    'List related products: other variants, similar products, the accessories of a device, the devices of an accessory',
  input: z.object({ id: productKey, codplace: z._default(branchCode, 25) }),
  reply: z.object({
    /** The same model in another colour or size. */
    variants: z.array(productCard),
    similar: z.array(productCard),
    /** Accessories for this device; for an accessory, other accessories for its devices. */
    accessories: z.array(productCard),
    /** The devices that this accessory is made for; `product` is null when the store does not sell the device. */
    fits: z.array(z.object({ brand: z.string(), model: z.string(), product: z.nullable(productCard) })),
  }),
})
