import { subscriberOf } from '#server/platform/http/client-ip.ts'
import type { Limit, Way } from '#server/platform/limits.ts'

const day = 24 * 3600

/** Answers for one account from one device that it knows. */
const fromKnownDevice: Limit = { name: 'code-answers-from-known-device', points: 50, seconds: day }
/** How many of the answers that one subscriber gives for one account are its first ones: those of one challenge. */
const firstOfSubscriber: Limit = { name: 'first-code-answers-from-address', points: 5, seconds: day }
/** First answers for one account, of all subscribers together. */
const first: Limit = { name: 'first-code-answers', points: 25, seconds: day }
/** Further answers for one account from all devices that it does not know. */
const further: Limit = { name: 'code-answers', points: 25, seconds: day }

interface Answer {
  customerId: string
  clientIp: string
  /** The device, where the account knows it. */
  device: string | undefined
}

/**
 * The limits that count an answer in a day, whatever request it belongs to (ACCOUNT-20). Each device that the account
 * knows has its own. The others share fifty: half of them are the first ones of each subscriber, so that who guesses from
 * a few addresses leaves the owner some on a new device.
 */
export function answersTo({ customerId, clientIp, device }: Answer): readonly Way[] {
  if (device) return [[[fromKnownDevice, `${customerId} ${device}`]]]
  return [
    [
      [firstOfSubscriber, `${customerId} ${subscriberOf(clientIp)}`],
      [first, customerId],
    ],
    [[further, customerId]],
  ]
}
