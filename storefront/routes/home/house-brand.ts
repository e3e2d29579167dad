/** The slug of the house brand: the home carousels show it alone (S7, D2). */
export const houseBrand = 'vitrina'
