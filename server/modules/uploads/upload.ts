/** What a customer's picture is for. Of the first three a customer has at most one in use. */
export type UploadPurpose =
  | 'profile-picture'
  | 'identification-front'
  | 'identification-back'
  | 'deposit-proof'
  | 'return-picture'

/** What employees have to see before they decide about it: whosever it is, it is shown to them. */
export const reviewedPurposes: readonly UploadPurpose[] = ['deposit-proof', 'return-picture']
