import * as z from 'zod/mini'
import { deviceKeyPattern } from '#domain/products/device-key.ts'
import { languages } from './language.ts'

export const currencies = ['DOP', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const themes = ['light', 'dark', 'system'] as const
/** A phone as the filter `fits` has it, such as `lumen/Aria 12`; empty to remove it. */
export const phoneChoice = z.union([z.literal(''), z.string().check(z.regex(deviceKeyPattern))])
export type Theme = (typeof themes)[number]

/** What an account has chosen for the pages; null where nothing was chosen, so that each browser keeps its own choice. */
export const appearance = z.object({
  language: z.nullable(z.enum(languages)),
  /** `USD` shows an approximate amount in US dollars beside RD$. Orders are always in RD$. */
  currency: z.enum(currencies),
  theme: z.nullable(z.enum(themes)),
  /** The phone that accessories are bought for, as the filter `fits` has it; empty where the customer removed it. */
  phone: z.nullable(z.string()),
})
export type Appearance = z.output<typeof appearance>
