import type { Language } from '#contract/language.ts'
import type { Messages } from './use-messages.ts'

/** What the page of an order on hold says (ORDER-29). */
const en = {
  /** On its first day. */
  since: (when: string) => `Since ${when}`,
  forDays: (days: number, day: string) => `For ${days === 1 ? '1 day' : `${days} days`}, since ${day}`,
  cause: 'The branch has paused it.',
  /** Below what staff have written. */
  written: (when: string) => `Written ${when}`,
  writtenIn: (when: string, language: Language) => `Written ${when}, in ${language === 'en' ? 'English' : 'Spanish'}`,
  /** An order on hold has no day by which it arrives or is ready. */
  meaning:
    'There is no new date yet. We will write to you as soon as it moves on. The order and its price stay as they are.',
  ways: 'What you can do meanwhile',
  more: (count: number) => `+${count}`,
  /** Above the list of orders. */
  isOnHold: (id: number) => `Order ${id} is on hold.`,
}

const es: typeof en = {
  since: (when) => `Desde el ${when}`,
  forDays: (days, day) => `Lleva ${days === 1 ? '1 día' : `${days} días`}, desde el ${day}`,
  cause: 'La sucursal lo puso en pausa.',
  written: (when) => `Escrito el ${when}`,
  writtenIn: (when, language) => `Escrito el ${when}, en ${language === 'en' ? 'inglés' : 'español'}`,
  meaning: 'Todavía no hay nueva fecha. Te escribimos en cuanto siga su curso. El pedido y su precio siguen igual.',
  ways: 'Qué puedes hacer mientras tanto',
  more: (count) => `+${count}`,
  isOnHold: (id) => `El pedido ${id} está en espera.`,
}

export const onHoldMessages: Messages<typeof en> = { en, es }
