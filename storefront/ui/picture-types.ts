/** The types that the store takes. A phone that is asked for JPEG converts its HEIC pictures. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'
