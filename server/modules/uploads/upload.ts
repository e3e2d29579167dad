/** What a customer's picture is for. Of the first three a customer has at most one in use. */
export type UploadPurpose =
  | 'profile-picture'
  | 'identification-front'
  | 'identification-back'
  | 'deposit-proof'
  | 'return-picture'
