/** How an order reaches its customer: by the branch's messenger, sent through the country, or fetched (S4). */
export const deliveryOptions = ['local', 'national', 'pickup'] as const
export type DeliveryOption = (typeof deliveryOptions)[number]
