/** Every picture's path begins with this. */
export const mediaPrefix = '/media/'

/** The path of a picture, without width and ending where the pages choose them: `/media/banner-1`. */
export const mediaPath = (name: string): string => `${mediaPrefix}${name}`
