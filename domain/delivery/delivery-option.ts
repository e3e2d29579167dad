/** How an order reaches its customer: by the branch's messenger, sent through the country, or picked up. */
export const deliveryOptions = ['local', 'national', 'pickup'] as const
export type DeliveryOption = (typeof deliveryOptions)[number]
