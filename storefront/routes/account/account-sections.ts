/**
 * The pages of the account in their order: an entry of the navigation and of the overview. The key names the texts in
 * `accountSectionsMessages`.
 */
export const accountSections = [
  { key: 'orders', to: '/account/orders', icon: 'package' },
  { key: 'addresses', to: '/account/addresses', icon: 'map-pin' },
  { key: 'partners', to: '/account/partners', icon: 'user-round-check' },
  { key: 'paymentMethods', to: '/account/payments-methods', icon: 'credit-card' },
  { key: 'balance', to: '/account/balance', icon: 'wallet' },
  { key: 'profile', to: '/account/profile', icon: 'user-round' },
  { key: 'business', to: '/account/business', icon: 'store' },
  { key: 'settings', to: '/account/settings', icon: 'settings' },
  { key: 'security', to: '/account/security', icon: 'shield-check' },
  { key: 'devices', to: '/account/devices', icon: 'monitor-smartphone' },
] as const
