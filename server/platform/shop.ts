import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { phoneToDigits } from '#contract/phone.ts'
import { taxId } from '#contract/tax-id.ts'
import { contrast } from './contrast.ts'

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const web = z.url({ protocol: /^https$/ })
/**
 * WCAG requires a contrast of 3 for stars and marks, which have the accent's colour. The dark ground is the lighter one
 * of the two store variants'.
 */
const contrastMin = 3
const grounds = { light: '#ffffff', dark: '#0d1420' }
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const accentOn = (ground: string) => colour.check(z.refine((value) => contrast(value, ground) >= contrastMin))
const imageBytesMax = 500_000
const imageTypes = { '.svg': 'image/svg+xml; charset=utf-8', '.png': 'image/png', '.webp': 'image/webp' } as const
type ImageEnding = keyof typeof imageTypes
const image = z.string().check(
  z.maxLength(200),
  z.refine((name) => Object.hasOwn(imageTypes, extname(name).toLowerCase())),
)

const file = z.strictObject({
  name: line(60),
  legal_name: z.optional(line(120)),
  rnc: z.optional(taxId),
  logo: z.optional(image),
  logo_dark: z.optional(image),
  icon: z.optional(image),
  accent: z.optional(z.strictObject({ light: accentOn(grounds.light), dark: accentOn(grounds.dark) })),
  contact: z.optional(
    z.strictObject({ phone: z.optional(phoneToDigits), email: z.optional(z.email()), address: z.optional(line(200)) }),
  ),
  social: z.optional(
    z.strictObject({
      instagram: z.optional(web),
      facebook: z.optional(web),
      twitter: z.optional(web),
      youtube: z.optional(web),
      pinterest: z.optional(web),
    }),
  ),
})

/**
 * The valid values of each field of store.json, for the sentence that refuses a wrong one and for docs/operating.md.
 */
export const shopHelp: Record<keyof z.output<typeof file>, string> = {
  name: 'the name that shoppers know, 1 to 60 characters',
  legal_name: 'the company behind it, at most 120 characters',
  rnc: 'its RNC, nine digits with a right check digit, or a cédula',
  logo: 'a .svg, .png or .webp file beside store.json',
  logo_dark: 'the logo for the dark theme; without it the same is shown in both',
  icon: 'a square .svg or .png for tabs and home screens',
  accent:
    'two colours such as {"light": "#c2410c", "dark": "#fb923c"}, with a contrast of at least 3 to 1 with white in light and with #0d1420 in dark',
  contact: 'phone (1 and ten digits, such as +1 809 555 0100), email and address, each optional',
  social: 'the URLs of instagram, facebook, twitter, youtube and pinterest, each optional, with https',
}

/** A picture file of the shop's own. */
export interface ShopImage {
  path: string
  type: (typeof imageTypes)[ImageEnding]
}

/** The retailer that runs this store: the same for all its pages, mails and documents. */
export interface Shop {
  name: string
  legalName: string
  rnc: string
  images: { logo?: ShopImage; logoDark?: ShopImage; icon?: ShopImage }
  accent: { light: string; dark: string } | undefined
  contact: { phone: string; email: string; address: string }
  social: Partial<Record<'instagram' | 'facebook' | 'twitter' | 'youtube' | 'pinterest', string>>
}

const unnamed: z.output<typeof file> = { name: 'Vitrina' }

/**
 * Reads the shop from the file that STORE_FILE names, else from store.json in the data folder, else gives the product's
 * own name and nothing more. Throws ShopFileError with one sentence for each invalid field.
 */
export function readShop(given: string | undefined, dataFolder: string): Shop {
  const path = resolve(given ?? `${dataFolder}/store.json`)
  if (!given && !existsSync(path)) return toShop(unnamed, '')
  const result = file.safeParse(parsed(path))
  if (result.success) return toShop(result.data, dirname(path))
  const names = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is no field of it` : fault(issue.path.map(String)),
  )
  throw new ShopFileError([...new Set(names)].map((name) => `${path}: ${name}.`))
}

export class ShopFileError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
  }
}

function fault(path: readonly string[]): string {
  const help = shopHelp[path[0] as keyof typeof shopHelp]
  return help ? `${path.join('.')} should be ${help}` : 'it should hold one JSON object'
}

function parsed(path: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ShopFileError([`${path} cannot be read as JSON (${(error as Error).message}).`])
  }
}

function refusePicture(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  const fault = !found
    ? 'does not exist'
    : !found.isFile()
      ? 'is no file'
      : found.size > imageBytesMax
        ? `is larger than ${imageBytesMax / 1000} kB`
        : undefined
  if (fault) throw new ShopFileError([`${path}, which store.json names, ${fault}.`])
}

function toShop(
  { name, legal_name, rnc, logo, logo_dark, icon, accent, contact = {}, social = {} }: z.output<typeof file>,
  folder: string,
): Shop {
  const imageOf = (own: string | undefined): ShopImage | undefined => {
    if (own === undefined) return undefined
    const path = resolve(folder, own)
    refusePicture(path)
    return { path, type: imageTypes[extname(own).toLowerCase() as ImageEnding] }
  }
  const images = { logo: imageOf(logo), logoDark: imageOf(logo_dark), icon: imageOf(icon) }
  return {
    name,
    legalName: legal_name ?? '',
    rnc: rnc ?? '',
    images: Object.fromEntries(Object.entries(images).filter(([, one]) => one !== undefined)),
    accent,
    contact: { phone: contact.phone ?? '', email: contact.email ?? '', address: contact.address ?? '' },
    social: Object.fromEntries(Object.entries(social).filter(([, address]) => address !== undefined)),
  }
}
