import { subscriberOf } from '#server/platform/http/client-ip.ts'
import type { Limit, Spending, Way } from '#server/platform/limits.ts'
import type { PendingSignIn } from './sign-ins-repository.ts'

const quarter = 15 * 60
const hour = 4 * quarter

/** Wrong passwords for one account from devices that it does not know, from all IP addresses together (ACCOUNT-10). */
const strangers: Limit = { name: 'sign-in-strangers', points: 5, seconds: quarter }
/** Wrong passwords in a row for one account from one device that it knows (ACCOUNT-10). */
const knownDeviceInRow: Limit = { name: 'sign-in-failures', points: 10, seconds: quarter, locks: true }
/** Wrong passwords for one account from one device that it knows, whether or not right ones come between. */
const knownDevice: Limit = { name: 'sign-in-known-device', points: 20, seconds: hour }
/**
 * Wrong passwords and unknown names behind one IP address, from devices that the accounts do not know. Stops attackers
 * who try leaked passwords.
 */
export const ipFailures: Limit = { name: 'sign-in-address', points: 100, seconds: quarter }

/** How often one IP address may learn that an e-mail is not registered (ACCOUNT-11). */
export const unknownNames: Limit = { name: 'sign-in-unknown', points: 20, seconds: hour }

interface Attempt {
  /** The account, or the name where there is no account. */
  who: string
  clientIp: string
  /** The device, where the account knows it. */
  device: string | undefined
}

/**
 * The limits that count an attempt to sign in until its password proves to be right: those that then get back what the
 * attempt took, and those that forget earlier failures too.
 */
export function attemptsOf({ who, clientIp, device }: Attempt): { refunded: Spending[]; cleared: Spending[] } {
  if (device) {
    const ofDevice = `${who} ${device}`
    return { refunded: [[knownDevice, ofDevice]], cleared: [[knownDeviceInRow, ofDevice]] }
  }
  return {
    refunded: [
      [ipFailures, clientIp],
      [strangers, who],
    ],
    cleared: [],
  }
}

/** Codes of a second factor that one signed-in customer may try, to prove again who they are (ACCOUNT-23). */
export const factorAnswers: Limit = { name: 'reauthentication-codes', points: 5, seconds: quarter }

/** Codes to one e-mail that one IP address may have sent. */
const codesFromIp: Limit = { name: 'codes-to-email-from-address', points: 10, seconds: hour }
/** How many of the codes that one subscriber has sent to one e-mail are its first ones. */
const firstCodesOfSubscriber: Limit = { name: 'first-codes-to-email-from-address', points: 2, seconds: hour }
/** First codes to one e-mail, from all devices that its account does not know. */
const firstCodes: Limit = { name: 'first-codes-to-email', points: 20, seconds: hour }
/** Further codes to one e-mail from all devices that its account does not know. */
const furtherCodes: Limit = { name: 'codes-to-email', points: 20, seconds: hour }
/** Codes to one e-mail that one device may have sent that its account knows, whatever strangers do. */
const codesFromKnownDevice: Limit = { name: 'codes-to-email-from-known-device', points: 20, seconds: hour }
/** Codes to all e-mails together that one IP address may have sent. */
const codesOfIp: Limit = { name: 'codes-from-address', points: 60, seconds: hour }

/** Codes to new e-mails that one customer may have sent. */
const codesOfCustomer: Limit = { name: 'codes-to-new-emails', points: 10, seconds: hour }

/** Codes that confirm the e-mail of one account after its right password. */
const codesAfterPassword: Limit = { name: 'codes-after-password', points: 10, seconds: hour }

/** The limits that count a code to an e-mail that a customer wants to change to. */
export function codesToNewEmail({
  emailHash,
  customerId,
  clientIp,
}: {
  emailHash: string
  customerId: string
  clientIp: string
}): readonly Spending[] {
  return [
    [codesOfCustomer, customerId],
    [codesOfIp, clientIp],
    [furtherCodes, emailHash],
  ]
}

/**
 * The limits that count a code to an e-mail (ACCOUNT-22), also one that is sent again. They are the same for an e-mail
 * without an account, of which a sign-in knows the keyed hash alone. The first codes of each subscriber have a limit of
 * their own, so that a stranger who has many sent from a few addresses leaves the owner some on a new device.
 */
export function codesToEmail({
  emailHash,
  clientIp,
  device,
}: {
  emailHash: string
  clientIp: string
  device: string | undefined
}): readonly Way[] {
  if (device) return [[[codesFromKnownDevice, `${emailHash} ${device}`]]]
  const ofIp: Way = [
    [codesOfIp, clientIp],
    [codesFromIp, `${emailHash} ${clientIp}`],
  ]
  return [
    [...ofIp, [firstCodesOfSubscriber, `${emailHash} ${subscriberOf(clientIp)}`], [firstCodes, emailHash]],
    [...ofIp, [furtherCodes, emailHash]],
  ]
}

/**
 * The limits that count another code for a sign-in: of one that began with an e-mail those of the e-mail, of one that
 * began with the right password one of its account.
 */
export function codesForSignIn(
  { emailHash, customerId }: Pick<PendingSignIn, 'emailHash' | 'customerId'>,
  { clientIp, device }: { clientIp: string; device: string | undefined },
): readonly Way[] {
  if (emailHash === null) return [[[codesAfterPassword, String(customerId)]]]
  return codesToEmail({ emailHash, clientIp, device })
}
