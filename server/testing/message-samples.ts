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

const trackUrl = 'https://store.example/track/17.signature'
const order = { firstName: 'Ana', id: 17, branch: 'Centro', delivery: 'local', url, trackUrl } as const
const ofOrder = ['Ana', '17', url, trackUrl]
const lines = [
  { name: 'Funda', quantity: 2, totalCentavos: 100_000 },
  { name: 'Cable', quantity: 1, totalCentavos: 40_000 },
]
const pass = '17.DWxCjZ2eJ8sXb4d1mKq0yR7uTfVhNnQeLgPaWzScBiE'

const orderSamples: readonly Sample[] = [
  {
    kind: 'mail',
    template: 'order-placed',
    data: {
      firstName: 'Ana',
      orders: [
        { ...orders[0]!, deliveryCentavos: 10_000, lines, moreLines: 3, trackUrl },
        { ...orders[1]!, lines: [{ name: 'Bocina', quantity: 1, totalCentavos: 25_050 }] },
      ],
      totalCentavos: 175_050,
      destination: { delivery: 'local', place: 'Calle Uno 7, Naco', recipient: 'Marta Reyes' },
      url,
    },
    contains: [
      'Ana',
      '17 · Centro',
      '2 × Funda: RD$1,000.00',
      'Cable: RD$400.00',
      '18 · Norte',
      'RD$250.50',
      'Bocina: RD$250.50',
      'RD$100.00',
      'Calle Uno 7, Naco',
      'Marta Reyes',
      url,
      trackUrl,
    ],
  },
  ...(['local', 'national'] as const).map((delivery): Sample => ({
    kind: 'mail',
    template: 'order-placed',
    data: {
      firstName: 'Ana',
      orders: [
        { ...orders[0]!, expectedBy: '2026-11-26T19:15:00.000Z' },
        { ...orders[1]!, expectedBy: '2026-11-27T14:00:00.000Z' },
      ],
      totalCentavos: 175_050,
      destination: { delivery },
    },
    // A carrier comes by a day, a messenger by a time.
    contains: ['17', '18', '26', '27', ...(delivery === 'local' ? ['3:15', '10:00'] : [])],
  })),
  {
    kind: 'mail',
    template: 'order-placed',
    data: {
      firstName: 'Ana',
      orders: orders.map((order) => ({
        ...order,
        pickup: {
          place: 'Calle Dos 9, Santiago',
          phone: '18095550111',
          hours: 'Mo-Fr 09:00-19:00; Sa 09:00-13:00',
          at: '2026-11-26T19:15:00Z',
          url: 'https://maps.example/centro',
        },
      })),
      totalCentavos: 175_050,
      destination: { delivery: 'pickup' },
    },
    contains: [
      'Centro',
      'Norte',
      'Calle Dos 9, Santiago',
      '+1 (809) 555-0111',
      '3:15',
      '9:00',
      '7:00',
      'https://maps.example/centro',
    ],
  },
  {
    kind: 'mail',
    template: 'order-placed',
    data: {
      firstName: 'Ana',
      orders: [{ ...orders[0]!, lines, trackUrl }],
      totalCentavos: 150_000,
      destination: { delivery: 'pickup', place: 'Calle Dos 9, Centro' },
    },
    contains: ['17 · Centro', 'Calle Dos 9, Centro', trackUrl, '2 × Funda: RD$1,000.00', 'Cable: RD$400.00'],
  },
  {
    kind: 'mail',
    template: 'order-placed',
    data: {
      firstName: 'Ana',
      orders: [{ ...orders[0]!, lines, trackUrl }],
      totalCentavos: 150_000,
      destination: { delivery: 'pickup', place: 'Calle Dos 9, Centro' },
      dueCentavos: 50_000,
      deposit: {
        amountCentavos: 100_000,
        until: at,
        accounts: [{ bank: 'Banco del Mar', number: '000-1', holder: 'Ventas del Mar' }],
      },
      url,
    },
    contains: [
      'Banco del Mar: 000-1 · Ventas del Mar',
      '2 × Funda: RD$1,000.00',
      'Cable: RD$400.00',
      'Calle Dos 9, Centro',
      'RD$500.00',
      '2:05',
      url,
      trackUrl,
    ],
  },
  {
    kind: 'mail',
    template: 'order-paid',
    data: { ...order, amountCentavos: 150_000 },
    contains: [...ofOrder, 'RD$1,500.00'],
  },
  { kind: 'mail', template: 'order-on-its-way', data: order, contains: ofOrder },
  { kind: 'mail', template: 'order-on-its-way', data: { ...order, delivery: 'national' }, contains: ofOrder },
  {
    kind: 'mail',
    template: 'order-on-its-way',
    data: {
      ...order,
      delivery: 'national',
      parcel: { carrier: 'Correo del Valle', number: '4821-0775', url: 'https://correo.example/4821-0775' },
    },
    contains: [...ofOrder, 'Correo del Valle', '4821-0775', 'https://correo.example/4821-0775'],
  },
  {
    kind: 'mail',
    template: 'order-ready',
    data: { ...order, delivery: 'pickup', collector: 'Marta Reyes', place: 'Calle Dos 9', pass, dueCentavos: 150_000 },
    contains: [...ofOrder, 'Centro', 'Marta Reyes', 'Calle Dos 9', 'RD$1,500.00'],
  },
  {
    kind: 'mail',
    template: 'order-ready',
    data: { ...order, delivery: 'pickup', collector: 'Ana Pérez', place: 'Calle Dos 9', pass },
    contains: [...ofOrder, 'Ana Pérez', 'Centro', 'Calle Dos 9'],
  },
  { kind: 'mail', template: 'order-delivered', data: order, contains: ofOrder },
  { kind: 'mail', template: 'order-canceled', data: order, contains: ofOrder },
  {
    kind: 'mail',
    template: 'order-canceled',
    data: { ...order, reason: 'Se agotó.', returnedCentavos: 150_000 },
    contains: [...ofOrder, '“Se agotó.”', 'RD$1,500.00'],
  },
  { kind: 'mail', template: 'order-canceled', data: { ...order, isUnproven: true }, contains: ofOrder },
  { kind: 'mail', template: 'order-canceled', data: { ...order, isPaymentDeclined: true }, contains: ofOrder },
  {
    kind: 'mail',
    template: 'order-canceled',
    data: { ...order, isPaymentDeclined: true, returnedCentavos: 150_000 },
    contains: [...ofOrder, 'RD$1,500.00'],
  },
  {
    kind: 'mail',
    template: 'order-refunded',
    data: { ...order, amountCentavos: 150_000 },
    contains: [...ofOrder, 'RD$1,500.00'],
  },
  {
    kind: 'mail',
    template: 'order-refunded',
    data: { ...order, amountCentavos: 150_000, isCredit: true },
    contains: [...ofOrder, 'RD$1,500.00'],
  },
  {
    kind: 'mail',
    template: 'order-refunded',
    data: { ...order, amountCentavos: 150_000, elsewhere: 'Transferencia 771' },
    contains: [...ofOrder, 'RD$1,500.00', '“Transferencia 771”'],
  },
  {
    kind: 'mail',
    template: 'return-approved',
    data: { ...order, number: 'DV-000004', creditNote: 'NC-000009', creditedCentavos: 150_000, refundedCentavos: 0 },
    contains: [...ofOrder, 'DV-000004', 'NC-000009', 'RD$1,500.00'],
  },
  {
    kind: 'mail',
    template: 'return-approved',
    data: { ...order, number: 'DV-000004', creditedCentavos: 0, refundedCentavos: 150_000, note: 'Gracias.' },
    contains: [...ofOrder, 'DV-000004', 'RD$1,500.00', '“Gracias.”'],
  },
  {
    kind: 'mail',
    template: 'return-refused',
    data: { ...order, number: 'DV-000004', note: 'Está usado.' },
    contains: [...ofOrder, 'DV-000004', '“Está usado.”'],
  },
  {
    kind: 'mail',
    template: 'return-withdrawn',
    data: { ...order, number: 'DV-000004' },
    contains: [...ofOrder, 'DV-000004'],
  },
  {
    kind: 'mail',
    template: 'payment-action-needed',
    data: { firstName: 'Ana', amountCentavos: 150_000, until: at, url },
    contains: ['Ana', 'RD$1,500.00', '2:05', url],
  },
  {
    kind: 'mail',
    template: 'proof-accepted',
    data: { firstName: 'Ana', amountCentavos: 150_000, orderId: 17, leftCentavos: 31_000, url },
    contains: ['RD$1,500.00', 'RD$310.00', url],
  },
  ...(['proof-accepted', 'proof-refused'] as const).flatMap((template): Sample[] => [
    {
      kind: 'mail',
      template,
      data: { firstName: 'Ana', amountCentavos: 150_000, url },
      contains: ['Ana', 'RD$1,500.00', url],
    },
    {
      kind: 'mail',
      template,
      data: { firstName: 'Ana', amountCentavos: 150_000, orderId: 17, url },
      contains: ['Ana', 'RD$1,500.00', '17', url],
    },
  ]),
  {
    kind: 'mail',
    template: 'proof-refused',
    data: { firstName: 'Ana', amountCentavos: 150_000, reason: 'Ilegible.', url },
    contains: ['“Ilegible.”', url],
  },
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
  ...orderSamples,
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
    data: { firstName: 'Ana', device: 'Firefox, Linux', at, country: 'ES', url },
    contains: ['Ana', '2:05', 'Firefox, Linux', url],
  },
  ...changes.map((change): Sample => ({
    kind: 'mail',
    template: 'second-factor-changed',
    data: { firstName: 'Ana', change, at, url, ...(change.startsWith('passkey') && { name: 'My phone' }) },
    contains: ['Ana', '2:05', url, ...(change.startsWith('passkey') ? ['My phone'] : [])],
  })),
  { kind: 'mail', template: 'account-deleted', data: { firstName: 'Ana', at }, contains: ['Ana', '2:05'] },
]
