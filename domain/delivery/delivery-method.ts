/** How an order reaches its customer: by the branch's messenger, sent through the country, or picked up. */
export const deliveryMethods = ['local', 'national', 'pickup'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
