/** What a business may be and how it buys (ACCOUNT-63). */
export const businessCategories = [
  'ambulante-retail',
  'ambulante-wholesale',
  'retail-store',
  'wholesale-store',
] as const
export const purchaseRecurrences = ['daily', 'several-times-a-week', 'weekly', 'biweekly', 'monthly'] as const
/** Whether a business buys to have stock, or once its own customer has ordered. */
export const buyingModes = ['inventory', 'by-order'] as const
export const customerKinds = ['person', 'business'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** The fields that a business must state. What it buys a month, and who is in charge, it may leave out. */
export const requiredOfBusiness = ['company', 'rnc', 'category', 'recurrence', 'buying'] as const

type RequiredField = (typeof requiredOfBusiness)[number]

/** The fields that a business has not stated yet; none for a person. */
export function missingOfBusiness(
  stated: { kind?: string | null | undefined } & { [Field in RequiredField]?: unknown },
): RequiredField[] {
  if (stated.kind !== 'business') return []
  return requiredOfBusiness.filter(
    (field) => stated[field] === undefined || stated[field] === null || stated[field] === '',
  )
}
