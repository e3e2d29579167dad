import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { accountGuardMessages } from './account-guard.ts'
import { addressFormMessages } from './address-form.ts'
import { addressesMessages } from './addresses.ts'
import { balancesMessages } from './balances.ts'
import { partnersMessages } from './partners.ts'
import type { Messages } from './use-messages.ts'
import { unreachedAddressMessages } from './unreached-addresses.ts'

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
  /** The journey, in at least one language. */
  journey: string
  /** Where the journey's texts are in a file of their own: that file, and the name of the sentence in it. */
  text?: { file: string; name: string }
}

const journey = 'addresses.spec.ts'
const inAddresses = (name: string) => ({ journey, text: { file: 'address-texts.ts', name } })

const sentences: Sentence[] = [
  {
    en: 'Address created',
    es: 'Dirección creada',
    messages: addressesMessages,
    name: 'created',
    ...inAddresses('created'),
  },
  {
    en: 'Address updated',
    es: 'Dirección actualizada',
    messages: addressesMessages,
    name: 'updated',
    ...inAddresses('updated'),
  },
  {
    en: 'Address changed',
    es: 'Dirección cambiada',
    messages: addressesMessages,
    name: 'changed',
    ...inAddresses('changed'),
  },
  {
    en: 'You only have one address',
    es: 'Solo tienes una dirección',
    messages: addressesMessages,
    name: 'onlyOne',
    ...inAddresses('onlyOne'),
  },
  {
    en: 'Address out of range',
    es: 'La dirección está fuera del área de entrega',
    messages: addressFormMessages,
    name: 'outOfRange',
    ...inAddresses('outOfRange'),
  },
  {
    en: 'The address does not have delivery from this branch',
    es: 'La dirección no tiene entrega desde esta sucursal',
    messages: addressFormMessages,
    name: 'notFromThisBranch',
    ...inAddresses('notFromThisBranch'),
  },
  {
    en: 'The selected address is outside the delivery range. Add a new one or change the delivery method.',
    es: 'La dirección seleccionada está fuera del área de entrega. Agrega una nueva o cambia el método de entrega.',
    messages: unreachedAddressMessages,
    name: 'notDelivered',
    ...inAddresses('selectedOutOfRange'),
  },
  {
    en: 'Sorry, an error has occurred. Try again later.',
    es: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
    messages: addressesMessages,
    name: 'unexpected',
    ...inAddresses('unexpected'),
  },
  {
    en: 'You do not have permission at this time',
    es: 'No cuenta con permiso en este momento',
    messages: accountGuardMessages,
    name: 'notAllowed',
    journey: 'disabled.spec.ts',
  },
  {
    en: 'Partner created',
    es: 'Persona autorizada agregada',
    messages: partnersMessages,
    name: 'created',
    journey: 'partners.spec.ts',
  },
  {
    en: 'Partner updated',
    es: 'Persona autorizada actualizada',
    messages: partnersMessages,
    name: 'updated',
    journey: 'partners.spec.ts',
  },
  {
    en: 'Partner removed',
    es: 'Persona autorizada eliminada',
    messages: partnersMessages,
    name: 'removed',
    journey: 'partners.spec.ts',
  },
  {
    en: 'Card updated',
    es: 'Tarjeta actualizada',
    messages: balancesMessages,
    name: 'updated',
    journey: 'balances.spec.ts',
  },
  {
    en: 'An error occurred while processing your card',
    es: 'Ocurrió un error al procesar tu tarjeta',
    messages: balancesMessages,
    name: 'notProcessed',
    journey: 'balances.spec.ts',
  },
]

const readJourney = (path: string) => readFileSync(new URL(`../../e2e/${path}`, import.meta.url), 'utf8')

test.each(sentences)('“$en” is a message of a page, in both languages', ({ messages, name, en, es }) => {
  expect(languages.map((language) => messages[language][name])).toEqual(
    languages.map((language) => ({ en, es })[language]),
  )
})

test.each(sentences)('“$en” is read in a journey', ({ en, es, journey: file, text }) => {
  const steps = readJourney(`journeys/${file}`)
  if (!text) return expect([en, es].some((sentence) => steps.includes(`'${sentence}'`))).toBe(true)
  const texts = readJourney(text.file).replace(/:\n\s+/g, ': ')
  for (const sentence of [en, es]) expect(texts).toContain(`${text.name}: '${sentence}'`)
  expect(steps).toContain(`texts.${text.name}`)
})
