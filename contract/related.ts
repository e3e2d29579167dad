import * as z from 'zod/mini'
import { companionDevicesMax } from '#domain/products/companions.ts'
import { productCard, productKey } from './products.ts'
import { query } from './endpoint.ts'
import { branchCode, chosenCodes } from './fields.ts'

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
    /** The codes of those accessories that are parts for repairs; they are the last ones. */
    parts: z.array(z.string()),
    /** What is bought together with this device: the right charger, a case and a glass, as far as the branch has them. */
    companions: z.array(productCard),
    /**
     * The devices that this accessory is made for; `product` is null when the store does not sell the device. `value` is
     * what the filter `fits` of a list takes.
     */
    fits: z.array(
      z.object({ value: z.string(), brand: z.string(), model: z.string(), product: z.nullable(productCard) }),
    ),
  }),
})

export const listCompanions = query('catalog', 'GET products/companions', {
  summary:
    'List what is bought together with up to ten products: the right charger, a case and a glass of each device among them',
  input: z.object({ codes: chosenCodes(companionDevicesMax), place: z._default(branchCode, 1) }),
  reply: z.object({
    /** The devices that have companions at the branch, in the requested order. */
    devices: z.array(z.object({ codarticulo: z.string(), companions: z.array(productCard) })),
  }),
})
