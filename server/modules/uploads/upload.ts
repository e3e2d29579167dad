/** What a customer's picture is for. A customer has at most one of each in use. */
export type UploadPurpose = 'profile-picture' | 'identification-front' | 'identification-back'
