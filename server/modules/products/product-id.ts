/** Whether the key of a product is its _id, which is a UUID, and not its code. */
export const isProductId = (key: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)
