import type { DeclineReason } from '#server/platform/payment-provider.ts'

/**
 * What a test card does: it is charged, declined for a reason, or charged in a way that shows a difficulty. Only this
 * word is stored of a number.
 */
export type CardBehaviour =
  | 'approved'
  | DeclineReason
  | 'confirmation'
  | 'declined-at-capture'
  | 'slow'
  | 'lost-response'
  | 'lost-capture-response'
  | 'away'

/**
 * The only numbers that the sandbox takes, so that nobody enters a real card into a store that is being tried out. They
 * are well known as test numbers, or made up; `docs/payments-sandbox.md` lists them.
 */
const testNumbers: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'approved',
  '4111111111111111': 'approved',
  '4012888888881881': 'approved',
  '5555555555554444': 'approved',
  '5105105105105100': 'approved',
  '2223003122003222': 'approved',
  '378282246310005': 'approved',
  '371449635398431': 'approved',
  '6011111111111117': 'approved',
  '4000000000000002': 'rejected',
  '4000000000009995': 'insufficient-funds',
  '4000000000000119': 'processing-error',
  '4000000000000069': 'expired-card',
  '4000002500003155': 'confirmation',
  '4000000000000341': 'declined-at-capture',
  '4000000000007106': 'slow',
  '4000000000007205': 'lost-response',
  '4000000000007304': 'lost-capture-response',
  '4000000000007403': 'away',
}

/** The number that the pages name as an example. */
export const testNumber = '4242 4242 4242 4242'

/** What the test card with a number does; undefined for every other number. */
export const behaviourOf = (digits: string): CardBehaviour | undefined =>
  Object.hasOwn(testNumbers, digits) ? testNumbers[digits] : undefined

/** The first test number with these last four digits. Throws where there is none. */
export function testNumberEnding(lastFour: string): string {
  const number = Object.keys(testNumbers).find((digits) => digits.endsWith(lastFour))
  if (number === undefined) throw new Error(`no test card ends in ${lastFour}`)
  return number
}
