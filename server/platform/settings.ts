import * as z from 'zod/mini'
import { isLoopback } from './own-url.ts'
import { type Shop, readShop } from './shop.ts'

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535))
const seconds = z.coerce.number().check(z.int(), z.gte(1), z.lte(86_400))
const minutes = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_440))
const yesOrNo = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
)
const url = z.url({ protocol: /^https?$/ })
/** A tile server's URL with places for zoom, column and row; `{s}` is replaced by a, b or c. */
const tiles = z.string().check(
  z.maxLength(500),
  z.regex(/^https?:\/\/(\{s\}\.)?[\w.-]+(:\d{1,5})?\/[^\s"'<>\\]*$/),
  z.refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
)
const secret = z.string().check(z.minLength(32))
/** Fetch refuses a URL with a name and a password in it. */
const gateway = z.url({ protocol: /^https?$/ }).check(z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value)))
/** What a header may contain. */
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/))
const smsSender = z.string().check(z.regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/))

/** Names of hosts, with commas between them; `*.` before one stands for its subdomains, `*` alone for all. */
const hosts = z.pipe(
  z
    .string()
    .check(
      z.maxLength(2_000),
      z.regex(
        /^(\*|(\*\.)?[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,10})(,(\*\.)?[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,10}){0,50}$/,
      ),
    ),
  z.transform((list) => list.split(',')),
)

/** Names as a list with commas, in the order given here; `none` is an empty list. */
const listOf = <const N extends string>(names: readonly N[]) =>
  z.pipe(
    z
      .string()
      .check(z.refine((list) => list === 'none' || list.split(',').every((name) => names.some((one) => one === name)))),
    z.transform((list) => names.filter((name) => list.split(',').includes(name))),
  )
const identificationPurposes = listOf(['business', 'credit', 'tax-receipt'])
const passwordClasses = listOf(['uppercase', 'lowercase', 'digit', 'special'])

const schema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './var'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(4), z.lte(200)), 16),
  STORE_FILE: z.optional(z.string()),
  STORE_LOOK: z._default(z.enum(['main', 'variant']), 'main'),
  DEMO: z.optional(yesOrNo),
  PUBLIC_URL: z.optional(url),
  SESSION_SECRET: z.optional(secret),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  OUTBOX: z.optional(z.enum(['on', 'off'])),
  MAIL_FROM: z.optional(z.string()),
  SMS_GATEWAY_URL: z.optional(gateway),
  SMS_GATEWAY_TOKEN: z.optional(token),
  SMS_FROM: z.optional(smsSender),
  DEV: z.optional(yesOrNo),
  PAYMENT_SANDBOX: z.optional(yesOrNo),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  TRUST_PROXY: z._default(yesOrNo, false),
  HOLD_SECONDS: z._default(seconds, 900),
  RESERVATION_MINUTES: z._default(minutes, 60),
  RESERVATION_WINDOW_MINUTES: z._default(minutes, 120),
  RESERVATIONS_LEFT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 2),
  RESERVATION_SHARE_PERCENT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  COUNTRIES_FILE: z.optional(z.string()),
  SESSION_IDLE_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(400)), 90),
  REGISTRATIONS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 20),
  PASSWORD_MINIMUM: z._default(z.coerce.number().check(z.int(), z.gte(6), z.lte(64)), 6),
  PASSWORD_REQUIRES: z._default(passwordClasses, ['uppercase', 'lowercase', 'digit', 'special']),
  UNPAID_ORDERS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 5),
  PAYMENT_ATTEMPTS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 20),
  PROOF_HOURS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(720)), 48),
  CREDIT_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(365)), 30),
  TAX_PERCENT: z._default(z.coerce.number().check(z.gte(0), z.lt(100)), 18),
  PAGE_CACHE_MB: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(4096)), 64),
  IDENTIFICATION_FOR: z._default(identificationPurposes, ['business']),
  S3_ENDPOINT: z.optional(url),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
  IMPORT_PICTURE_HOSTS: z._default(hosts, []),
  OSRM_URL: z.optional(gateway),
  MAP_TILES: z.optional(tiles),
  MAP_CREDIT: z._default(z.string().check(z.maxLength(200)), '© OpenStreetMap contributors'),
  MAP_SATELLITE_TILES: z.optional(tiles),
  MAP_SATELLITE_CREDIT: z._default(z.string().check(z.maxLength(200)), ''),
})

/** The valid values of each setting, for the sentence that refuses a wrong one and for docs/operating.md. */
export const settingsHelp: Record<keyof z.output<typeof schema>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder the store may write to',
  DATABASE_URL:
    'a PostgreSQL connection string such as postgres://user:password@host:5432/vitrina, or nothing for the embedded database',
  DATABASE_POOL: 'how many connections one process may open, from 4 to 200',
  STORE_FILE: 'a file with the shop’s name, logo and contact, or nothing for store.json in DATA_DIR',
  STORE_LOOK: 'main or variant',
  DEMO: '1 to fill an empty database with the demo store, else 0; nothing means 1 on a store that only this machine can reach',
  PUBLIC_URL: 'the URL that shoppers use, such as https://store.example',
  SESSION_SECRET: 'at least 32 characters that nobody can guess, the same in every process',
  SMTP_URL: 'a mail server such as smtp://user:password@host:587, or nothing to show mails at /dev/outbox',
  OUTBOX:
    'off to send no message, on to send all, or nothing to send all except what was waiting in a restored database',
  MAIL_FROM: 'the sender of mails, such as Colmado <store@colmado.example>',
  SMS_GATEWAY_URL:
    'an HTTP gateway for text messages such as https://sms.example/send, without a password in it, or nothing to send none',
  SMS_GATEWAY_TOKEN: 'the bearer token of the gateway, up to 500 visible characters, or nothing where it needs none',
  SMS_FROM: 'the sender of text messages, a number such as +18095550100 or up to 11 letters and digits, or nothing',
  DEV: '1 to show /dev/outbox, else 0; nothing means 1 on a store that only this machine can reach',
  PAYMENT_SANDBOX:
    '1 to take test cards and test PayPal payments, else 0; nothing means 1 where the developer mode is on',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  TRUST_PROXY: '1 when a proxy in front sets X-Forwarded-For, else 0',
  HOLD_SECONDS: 'how long a reservation lasts, in seconds from 1 to 86400',
  RESERVATION_MINUTES: 'how long one account may reserve a product within the window, in minutes from 1 to 1440',
  RESERVATION_WINDOW_MINUTES: 'the window in which reservations of one account are counted, in minutes from 1 to 1440',
  RESERVATIONS_LEFT:
    'how many reservations within the window may end without an order before further ones are smaller, from 1 to 100',
  RESERVATION_SHARE_PERCENT:
    'how much of the free stock one of those smaller reservations may take, in percent from 1 to 100',
  COUNTRIES_FILE:
    'the path of a table of networks with their countries in the MaxMind DB format, or nothing: then sessions have no country',
  SESSION_IDLE_DAYS:
    'after how many days without use a device is signed out, from 1 to 400, the longest life of a cookie',
  REGISTRATIONS_PER_HOUR:
    'how many accounts may be registered from one IP address in an hour, from 1 to 10000; more where a shop’s visitors share one',
  PASSWORD_MINIMUM: 'how many characters a new password needs at least, from 6 to 64',
  PASSWORD_REQUIRES:
    'what a new password has to contain: uppercase, lowercase, digit and special, with commas between them, or none',
  UNPAID_ORDERS: 'how many orders of one account may wait for their payment at a time, from 1 to 10000',
  PAYMENT_ATTEMPTS: 'how many payments by card or PayPal an account may begin in an hour, from 1 to 10000',
  PROOF_HOURS:
    'how many hours an order that is paid by bank deposit waits for a proof that staff accept, from 1 to 720',
  CREDIT_DAYS: 'within how many days a purchase on credit has to be paid, from 1 to 365',
  TAX_PERCENT: 'the ITBIS contained in prices, from 0 to below 100',
  PAGE_CACHE_MB: 'how many megabytes of rendered pages one process caches, from 0 to 4096',
  IDENTIFICATION_FOR:
    'what customers identify themselves for with pictures of a document: business, credit and tax-receipt, with commas between them, or none',
  S3_ENDPOINT:
    'the URL of an S3-compatible service such as https://s3.example, with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or nothing to store customers’ pictures in the database',
  S3_BUCKET: 'the name of the bucket for customers’ pictures, which is set with S3_ENDPOINT',
  S3_REGION: 'the region that requests to the bucket are signed for',
  S3_ACCESS_KEY_ID: 'the id of the key for the bucket, which is set with S3_ENDPOINT',
  S3_SECRET_ACCESS_KEY: 'the key for the bucket, which is set with S3_ENDPOINT',
  IMPORT_PICTURE_HOSTS:
    'the hosts from which an import may fetch pictures, such as cdn.example.com,*.example.net, or * for all, or nothing to fetch none',
  OSRM_URL:
    'an OSRM-compatible router such as https://router.example, without a password in it, whose minutes price the deliveries of messengers, or nothing to use the speed of each zone',
  MAP_TILES: 'a tile server such as https://tile.example/{z}/{x}/{y}.png, or nothing for the store’s own map',
  MAP_CREDIT: 'the credit that the map shows for its tiles, at most 200 characters',
  MAP_SATELLITE_TILES:
    'a tile server of satellite pictures, which the map of the address form offers beside the streets, or nothing',
  MAP_SATELLITE_CREDIT: 'the credit that the map shows for the satellite pictures, at most 200 characters',
}

/** The settings of a bucket: all of them, or none. */
const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type Settings = Omit<z.output<typeof schema>, 'DEV' | 'DEMO' | 'PAYMENT_SANDBOX' | 'MAIL_FROM'> & {
  DEV: boolean
  PAYMENT_SANDBOX: boolean
  DEMO: boolean
  MAIL_FROM: string
  shop: Shop
}

/**
 * The settings of this process from its environment. Throws SettingsError with one sentence for each invalid setting.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  const missing = bucketNames.filter((name) => bucketNames.some((other) => given[other]) && !given[name])
  if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name} should be ${settingsHelp[name]}.`))
  if (result.success) {
    const settings = result.data
    // The developer mode shows private mails, and the demo's passwords are public: both are on by default only where no
    // other machine can reach the store.
    const isTrial = !settings.PUBLIC_URL && !settings.DATABASE_URL && !settings.TRUST_PROXY
    const isLocal = isTrial && isLoopback(settings.HOST)
    const shop = readShop(settings.STORE_FILE, settings.DATA_DIR)
    const MAIL_FROM =
      settings.MAIL_FROM ?? `"${shop.name.replace(/["\\]/g, '')}" <${shop.contact.email || 'store@vitrina.example'}>`
    const DEV = settings.DEV ?? isLocal
    const PAYMENT_SANDBOX = settings.PAYMENT_SANDBOX ?? DEV
    return { ...settings, DEV, DEMO: settings.DEMO ?? isLocal, PAYMENT_SANDBOX, MAIL_FROM, shop }
  }
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0]) as keyof typeof settingsHelp))]
  throw new SettingsError(
    names.map((name) => `${name} should be ${settingsHelp[name]}, but is "${shown(name, given[name])}".`),
  )
}

export class SettingsError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
  }
}

/** The value as an error message shows it: hidden where it may contain a secret, even a wrong one. */
function shown(name: string, value: string | undefined): string {
  if (value === undefined) return ''
  return /SECRET|TOKEN|URL|S3/.test(name) ? '…' : value
}
