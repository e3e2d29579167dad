import * as z from 'zod/mini'
import { languages } from './language.ts'

export const currencies = ['DOP', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** What an account has chosen for the pages; null where nothing was chosen, so that each browser keeps its own choice. */
export const appearance = z.object({
  language: z.nullable(z.enum(languages)),
  /** `USD` shows an approximate amount in US dollars beside RD$. Orders are always in RD$. */
  currency: z.enum(currencies),
  theme: z.nullable(z.enum(themes)),
})
export type Appearance = z.output<typeof appearance>
