import { codePurposes } from '#domain/identity/code-purposes.ts'
import type { MailPayload, SmsPayload } from '#server/messages/enqueue.ts'

type Sample = (({ kind: 'mail' } & MailPayload) | ({ kind: 'sms' } & SmsPayload)) & {
  /** What the message has to contain in either language. */
  contains: readonly string[]
}

const at = '2026-11-20T18:05:00.000Z'
const url = 'https://store.example/page?a=1&b=2'
const changes = [
  'authenticator-added',
  'authenticator-removed',
  'sms-added',
  'sms-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
] as const
const orders = [
  { id: 17, branch: 'Centro', totalCentavos: 150_000 },
  { id: 18, branch: 'Norte', totalCentavos: 25_050 },
]

/** Each message of the store at least once, with data as its use case gives it and what must be in its text. */
export const messageSamples: readonly Sample[] = [
  { kind: 'mail', template: 'welcome', data: { firstName: 'Ana', url }, contains: ['Ana', url] },
  {
    kind: 'mail',
    template: 'order-placed',
    data: { firstName: 'Ana', orders, totalCentavos: 175_050, url },
    contains: ['Ana', '17 · Centro: RD$1,500.00', '18 · Norte: RD$250.50', ': RD$1,750.50', 'ITBIS', url],
  },
  ...codePurposes.flatMap((purpose): Sample[] => [
    {
      kind: 'mail',
      template: 'code',
      data: { firstName: 'Ana', code: '042137', purpose },
      contains: ['Ana', '042137', '30 minut'],
    },
    { kind: 'sms', template: 'code', data: { code: '042137', purpose }, contains: ['042137', '30 minut'] },
  ]),
  { kind: 'mail', template: 'password-changed', data: { firstName: 'Ana', at, url }, contains: ['Ana', '2:05', url] },
  {
    kind: 'mail',
    template: 'email-changed',
    data: { firstName: 'Ana', newEmail: 'm•••a@e•••.com', at },
    contains: ['Ana', '2:05', 'm•••a@e•••.com'],
  },
  {
    kind: 'mail',
    template: 'unknown-device',
    data: { firstName: 'Ana', device: 'Firefox, Linux', at, place: 'Santiago', url },
    contains: ['Ana', '2:05', 'Firefox, Linux', 'Santiago', url],
  },
  ...changes.map((change): Sample => ({
    kind: 'mail',
    template: 'second-factor-changed',
    data: { firstName: 'Ana', change, at, url, ...(change.startsWith('passkey') && { name: 'My phone' }) },
    contains: ['Ana', '2:05', url, ...(change.startsWith('passkey') ? ['My phone'] : [])],
  })),
  { kind: 'mail', template: 'account-deleted', data: { firstName: 'Ana', at }, contains: ['Ana', '2:05'] },
]
