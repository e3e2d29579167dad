import type { Limit, Spending } from '#server/platform/limits.ts'

const day = 24 * 3600

/** The seconds between two text messages to one number, for the same purpose (ACCOUNT-37). */
export const pauseSeconds = 60

const toNumberAtOnce: Limit = { name: 'phone-codes-pause', points: 1, seconds: pauseSeconds }
const forSignInAtOnce: Limit = { name: 'sign-in-texts-pause', points: 1, seconds: pauseSeconds }
const ofAccount: Limit = { name: 'phone-codes-of-account', points: 8, seconds: day }
const toNumber: Limit = { name: 'phone-codes-to-number', points: 10, seconds: day }
const ofIp: Limit = { name: 'phone-codes-from-address', points: 30, seconds: day }

interface Sending {
  customerId: string
  phone: string
  clientIp: string
}

/** The limit that one customer has at most one text message a minute sent to a number that it confirms. */
export const pauseOf = ({ customerId, phone }: Sending): Spending => [toNumberAtOnce, `${customerId} ${phone}`]

/** The limit that one account gets at most one text message a minute for signing in. */
export const signInPauseOf = ({ customerId }: Sending): Spending => [forSignInAtOnce, customerId]

/** The limits of a day: text messages cost the store money, and whoever gets them has not asked for them. */
export const dailyLimitsOf = ({ customerId, phone, clientIp }: Sending): readonly Spending[] => [
  [ofIp, clientIp],
  [ofAccount, customerId],
  [toNumber, phone],
]
