import type { PolicyTab } from '#contract/policies.ts'
import type { Messages } from './use-messages.ts'

/** A section says something, lists steps in their order, lists points in no order, or several of these. */
interface PolicySection {
  title: string
  paragraphs?: readonly string[]
  steps?: readonly string[]
  points?: readonly string[]
  /** A page of the store where what the section says is done or seen. */
  more?: { text: string; to: string }
  /** What deliveries cost now follows it (DELIVERY-16). */
  hasDeliveryPrices?: true
}

/** One policy as it is read: what it comes to in a sentence, then its sections. */
export interface Policy {
  title: string
  summary: string
  sections: readonly PolicySection[]
}

const en = {
  policies: 'Policies',
  tabs: {
    pickup: 'Pickup',
    delivery: 'Delivery',
    warranty: 'Warranty',
    returns: 'Returns',
    cancellations: 'Cancellations',
    security: 'Security',
    'view-privacy': 'Privacy',
  } satisfies Record<PolicyTab, string>,
  onThisPage: 'On this page',
  inForce: 'In force since 26 November 2026',
  questions: 'Is something unclear?',
  questionsText: 'Call or write to us and a person will answer.',
}

const es: typeof en = {
  policies: 'Políticas',
  tabs: {
    pickup: 'Retiro',
    delivery: 'Entrega',
    warranty: 'Garantía',
    returns: 'Devoluciones',
    cancellations: 'Cancelaciones',
    security: 'Seguridad',
    'view-privacy': 'Privacidad',
  },
  onThisPage: 'En esta página',
  inForce: 'Vigente desde el 26 de noviembre de 2026',
  questions: '¿Algo no queda claro?',
  questionsText: 'Llámanos o escríbenos y una persona te responderá.',
}

export const policiesMessages: Messages<typeof en> = { en, es }
