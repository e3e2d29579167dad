import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { orderCompleteMessages } from './order-complete.ts'
import { bankAccountsMessages } from './bank-accounts.ts'
import { depositProofMessages } from './deposit-proof.ts'

test.each(languages)(
  'PAYMENT-17: the text about a bank deposit says the hours that the store has set (%s)',
  (language) => {
    const { payExactly } = bankAccountsMessages[language]
    expect(payExactly('RD$ 100', 24)).toMatch(/\b24 (hours|horas)\b/)
    expect(payExactly('RD$ 100', 24)).not.toContain('48')
    expect(payExactly('RD$ 100', 1)).toMatch(/\b(an hour|una hora)\b/)
  },
)

test.each(languages)('PAYMENT-17: once the order is placed they say until which instant (%s)', (language) => {
  const until = '25 nov 2026, 10:51'
  expect(orderCompleteMessages[language].nextProof('RD$ 100', until)).toContain(until)
  expect(depositProofMessages[language].payUntil('RD$ 100', until)).toContain(until)
})
