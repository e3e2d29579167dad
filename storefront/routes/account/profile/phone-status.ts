import { isPhoneNumberValidated } from '#contract/phone-confirmation.ts'
import { browserClient } from '../../../shopper/browser-client.ts'

export interface PhoneStatus {
  isConfirmed: boolean
  /** Whether the store sends the text messages that confirm a number. */
  canBeConfirmed: boolean
}

const unknown: PhoneStatus = { isConfirmed: false, canBeConfirmed: false }

/** Whether the customer's phone number is confirmed. Where the store does not say so, the profile works without. */
export async function fetchPhoneStatus(signal: AbortSignal): Promise<PhoneStatus> {
  const { data } = await browserClient.call(isPhoneNumberValidated, {}, { signal }).catch(() => ({ data: undefined }))
  if (!data) return unknown
  return { isConfirmed: data.is_phone_number_validated, canBeConfirmed: data.can_be_validated }
}
