import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { orderCompleteMessages } from './order-complete.ts'
import { depositProofMessages } from './deposit-proof.ts'
import { paymentMessages } from './payment.ts'

const textsIn = (language: (typeof languages)[number], hours: number) => [
  depositProofMessages[language].payExactly('RD$ 100', hours),
  paymentMessages[language].depositExpressDetail(hours),
]

test.each(languages)(
  'PAYMENT-17: the texts about a bank deposit say the hours that the store has set (%s)',
  (language) => {
    for (const text of textsIn(language, 24)) {
      expect(text).toMatch(/\b24 (hours|horas)\b/)
      expect(text).not.toContain('48')
    }
    for (const text of textsIn(language, 1)) expect(text).toMatch(/\b(an hour|una hora)\b/)
  },
)

test.each(languages)('PAYMENT-17: once the order is placed they say until which instant (%s)', (language) => {
  const until = '25 nov 2026, 10:51'
  expect(orderCompleteMessages[language].nextProof('RD$ 100', until)).toContain(until)
  expect(depositProofMessages[language].payUntil('RD$ 100', until)).toContain(until)
})
