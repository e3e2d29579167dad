/** The policy pages in the order of their tabs, by the last segment of their path. */
export const policyTabs = [
  'pickup',
  'delivery',
  'warranty',
  'returns',
  'cancellations',
  'security',
  'view-privacy',
] as const
export type PolicyTab = (typeof policyTabs)[number]
