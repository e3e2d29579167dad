import type { Envelope, FieldError } from '#contract/envelope.ts'
import type { Language } from '#contract/language.ts'
import { type KnownRefusal, presentRefusalData, sentenceOf, wordingOf } from '#contract/refusals.ts'

const sentences = {
  unavailable: {
    en: 'The store cannot reach its data right now. Try again in a few seconds.',
    es: 'La tienda no puede acceder a sus datos ahora mismo. Inténtalo de nuevo en unos segundos.',
  },
  success: { en: 'OK', es: 'OK' },
  error: {
    en: 'Sorry, an error has occurred. Try again later.',
    es: 'Lo sentimos, ha ocurrido un error. Intenta de nuevo más tarde.',
  },
}

export function successEnvelope(data: unknown): Envelope {
  return { status: 'success', code: 200, message: sentences.success.en, data }
}

/**
 * The response to a refusal (WIRE-1): 4xx, or 503 where the store cannot serve at the moment, with the business code
 * and the sentence in the caller's language.
 */
export function refusalEnvelope(
  refusal: KnownRefusal,
  language: Language,
  errors?: FieldError[],
): { httpStatus: number; body: Envelope } {
  const { status, code } = wordingOf(refusal)
  return {
    httpStatus: status,
    body: {
      status: status === 503 ? 'error' : 'fail',
      code: code ?? status,
      message: sentenceOf(refusal, language),
      data: { reason: refusal.code, ...presentRefusalData(refusal), ...(errors && { errors }) },
    },
  }
}

/**
 * The response to a fault of the store: no stack trace or SQL text, only the request's id, by which an operator finds
 * the log line.
 */
export function errorEnvelope(language: Language, requestId: string): Envelope {
  return { status: 'error', code: 500, message: sentences.error[language], data: { reason: 'unexpected', requestId } }
}

/**
 * The response while the store cannot reach its data. A client may repeat the request with its idempotency key: it then
 * takes effect once.
 */
export function unavailableEnvelope(language: Language): Envelope {
  return { status: 'error', code: 503, message: sentences.unavailable[language], data: { reason: 'unavailable' } }
}
