import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { addressFormMessages } from './address-form.ts'
import { addressesMessages } from './addresses.ts'
import { checkoutMessages } from './checkout.ts'
import type { Messages } from './use-messages.ts'

/**
 * The sentences of the specification's error catalogue (customer section 8) that only pages say, with the messages that
 * have them and the journey in which a shopper reads them. Those of calls are in server/error-catalogue.test.ts.
 */
interface Sentence {
  en: string
  es: string
  messages: Messages<Record<string, unknown>>
  /** The name of the message. */
  name: string
  /** The file of the journey's texts and of the journey. */
  texts: string
  journey: string
  /** The name of the sentence among the journey's texts. */
  text: string
}

const inAddresses = { texts: 'address-texts.ts', journey: 'addresses.spec.ts' }

const sentences: Sentence[] = [
  {
    en: 'Address created',
    es: 'Dirección creada',
    messages: addressesMessages,
    name: 'created',
    ...inAddresses,
    text: 'created',
  },
  {
    en: 'Address updated',
    es: 'Dirección actualizada',
    messages: addressesMessages,
    name: 'updated',
    ...inAddresses,
    text: 'updated',
  },
  {
    en: 'Address changed',
    es: 'Dirección cambiada',
    messages: addressesMessages,
    name: 'changed',
    ...inAddresses,
    text: 'changed',
  },
  {
    en: 'You only have one address',
    es: 'Solo tienes una dirección',
    messages: addressesMessages,
    name: 'onlyOne',
    ...inAddresses,
    text: 'onlyOne',
  },
  {
    en: 'Address out of range',
    es: 'La dirección está fuera del área de entrega',
    messages: addressFormMessages,
    name: 'outOfRange',
    ...inAddresses,
    text: 'outOfRange',
  },
  {
    en: 'The address does not have delivery from this branch',
    es: 'La dirección no tiene entrega desde esta sucursal',
    messages: addressFormMessages,
    name: 'notFromThisBranch',
    ...inAddresses,
    text: 'notFromThisBranch',
  },
  {
    en: 'The selected address is outside the delivery range. Add a new one or change the delivery method.',
    es: 'La dirección seleccionada está fuera del área de entrega. Agrega una nueva o cambia el método de entrega.',
    messages: checkoutMessages,
    name: 'outOfRange',
    ...inAddresses,
    text: 'selectedOutOfRange',
  },
]

const readJourney = (path: string) => readFileSync(new URL(`../../e2e/${path}`, import.meta.url), 'utf8')

test.each(sentences)('“$en” is a message of a page, in both languages', ({ messages, name, en, es }) => {
  expect(languages.map((language) => messages[language][name])).toEqual(
    languages.map((language) => ({ en, es })[language]),
  )
})

test.each(sentences)('“$en” is read in a journey, in both languages', ({ en, es, texts, journey, text }) => {
  for (const sentence of [en, es])
    expect(readJourney(texts).replace(/:\n\s+/g, ': ')).toContain(`${text}: '${sentence}'`)
  expect(readJourney(`journeys/${journey}`)).toContain(`texts.${text}`)
})
