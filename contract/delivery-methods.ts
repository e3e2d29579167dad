import { type DeliveryMethod, deliveryMethods } from '#domain/delivery/delivery-method.ts'

/** The delivery methods as orders name them on the wire, in the order of `deliveryMethods`. The spelling is that of the former store. */
export const optionNames = ['local_delivery', 'nacional_delivery', 'pick_up'] as const
export type OptionName = (typeof optionNames)[number]

export function optionNameOf(method: DeliveryMethod): OptionName {
  return optionNames[deliveryMethods.indexOf(method)] ?? 'pick_up'
}

export function methodOfOptionName(name: OptionName): DeliveryMethod {
  return deliveryMethods[optionNames.indexOf(name)] ?? 'pickup'
}

/** The checkout names a method by its position in the list, `option_id`: 1 local, 2 national, 3 pickup. */
export function methodOfOptionId(id: number): DeliveryMethod {
  return deliveryMethods[id - 1] ?? 'pickup'
}
