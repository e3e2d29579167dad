import type { Limit, Spending } from '#server/platform/limits.ts'

const day = 24 * 3600

const ofAccount: Limit = { name: 'customer-codes-of-account', points: 10, seconds: day }
const ofIp: Limit = { name: 'customer-codes-from-address', points: 30, seconds: day }
const toContact: Limit = { name: 'customer-codes-to-contact', points: 20, seconds: day }

interface Trying {
  customerId: string
  clientIp: string
  code: string
  contact: string
}

/** The limits that count a pair of code and contact before it is looked up, whether or not it is right (ACCOUNT-73). */
export const limitsOf = ({ customerId, clientIp, code, contact }: Trying): readonly Spending[] => [
  [ofAccount, customerId],
  [ofIp, clientIp],
  [toContact, `${code} ${contact}`],
]
