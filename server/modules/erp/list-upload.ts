import type { UploadRules } from '#server/platform/route.ts'

const fileBytesMax = 20_000_000

/** The rules for a list: what it is shows when it is imported, which refuses what is none. */
export const listUpload: UploadRules = {
  fileBytesMax,
  complaintAbout: () => undefined,
  tooLarge: 'list-too-large',
  empty: 'list-empty',
}
