import * as z from 'zod/mini'
import { productCard, productKey } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode } from './fields.ts'

export const listRelated = query('catalog', 'GET products/{id}/related', {
  summary:
    'What goes with a product: its other options, similar ones, the accessories of a device, the devices of an accessory',
  input: z.object({ id: productKey, codplace: z._default(branchCode, 25) }),
  reply: z.object({
    /** The same model in another colour or size. */
    variants: z.array(productCard),
    similar: z.array(productCard),
    /** What is made for this device; of an accessory, what else is made for its device. */
    accessories: z.array(productCard),
    /** What this accessory is made for; `product` where the store sells it. */
    fits: z.array(z.object({ brand: z.string(), model: z.string(), product: z.nullable(productCard) })),
  }),
})
