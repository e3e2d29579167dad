/** The length of a customer code of the ERP, at most. */
export const customerCodeMax = 30

/** A customer code as the ERP writes it: capital letters, and no spaces. Customers may type it in small letters. */
export function normaliseCustomerCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Whether a text, once it is normalised, has the form of a customer code: letters, digits and hyphens. */
export function isCustomerCode(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]{0,29}$/.test(normaliseCustomerCode(text))
}
