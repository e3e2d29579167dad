import {
  CreditCard,
  MapPin,
  MonitorSmartphone,
  Package,
  Settings,
  Store,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  Wallet,
} from 'lucide-react'

/**
 * The pages of the account in their order: an entry of the navigation and of the overview. The key names the texts in
 * `accountSectionsMessages`.
 */
export const accountSections = [
  { key: 'orders', to: '/account/orders', Icon: Package },
  { key: 'addresses', to: '/account/addresses', Icon: MapPin },
  { key: 'partners', to: '/account/partners', Icon: UserRoundCheck },
  { key: 'paymentMethods', to: '/account/payments-methods', Icon: CreditCard },
  { key: 'balance', to: '/account/balance', Icon: Wallet },
  { key: 'profile', to: '/account/profile', Icon: UserRound },
  { key: 'business', to: '/account/business', Icon: Store },
  { key: 'settings', to: '/account/settings', Icon: Settings },
  { key: 'security', to: '/account/security', Icon: ShieldCheck },
  { key: 'devices', to: '/account/devices', Icon: MonitorSmartphone },
] as const
