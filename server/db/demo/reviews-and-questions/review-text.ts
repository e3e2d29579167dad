/** What people write, in both languages: title and comment. */
export type ReviewText = readonly [titleEn: string, titleEs: string, commentEn: string, commentEs: string]

/** Texts by the stars that they come with. */
export type TextsByStars = Readonly<Record<number, readonly ReviewText[]>>
