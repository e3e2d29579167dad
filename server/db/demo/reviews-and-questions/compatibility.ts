import type { Device, ProductToWrite } from '#server/modules/products/upsert-products.ts'
import { specNames } from '../products/line.ts'

/**
 * The products with the devices that their specifications name: `Compatible with: Lumen Aria 12` is the model Aria 12 of
 * Lumen.
 */
export function withCompatibility(products: readonly ProductToWrite[]): ProductToWrite[] {
  const devices = new Map<string, Device>()
  for (const { brand, model } of products)
    devices.set(`${brand.name} ${model}`, { brand: { name: brand.name, slug: brand.slug }, model })
  return products.map((product) => {
    const named = product.specifications
      .filter(({ name }) => name.en === specNames.compatibleWith.en)
      .flatMap(({ value }) => value.en.split(', '))
    const compatibleDevices = named.flatMap((device) => devices.get(device) ?? [])
    return compatibleDevices.length > 0 ? { ...product, compatibleDevices } : product
  })
}
