import type { CategoryName } from '#domain/products/category-codes.ts'

/** The categories of the four large cards. The suggested ones below them begin with others (HOME-6). */
export const cardCategories = ['cellphones', 'headphones', 'cables', 'speakers'] as const satisfies CategoryName[]
