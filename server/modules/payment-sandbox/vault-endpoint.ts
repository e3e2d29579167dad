import type { FieldError } from '#contract/envelope.ts'
import { type Language, fallbackLanguage, languageOf } from '#contract/language.ts'
import { refuse } from '#contract/refusals.ts'
import { vaultEntry } from '#contract/vault.ts'
import { safeParse } from 'zod/mini'
import type { Database } from '#server/platform/database/database.ts'
import type { ApiRequest } from '#server/platform/http/api-request.ts'
import { refuseCrossSite, senderOf } from '#server/platform/http/cross-site.ts'
import { successEnvelope } from '#server/platform/http/envelopes.ts'
import { failureResponse, noEndpointResponse } from '#server/platform/http/error-responses.ts'
import { type HttpResponse, jsonResponse } from '#server/platform/http/http-response.ts'
import { InvalidInput, fieldErrorOf, fieldErrorsOfIssue } from '#server/platform/http/invalid-input.ts'
import { ownOrigin } from '#server/platform/http/own-origin.ts'
import { readBody } from '#server/platform/http/read-body.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Log } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/settings.ts'
import { sandboxMessages } from './messages.ts'
import { type CardFault, type EnteredCard, type SandboxTokens, takeCard, vaultPath } from './vault.ts'

const bodyBytesMax = 4_000
const limit = { name: 'vault', points: 60, seconds: 600 }

export interface EndpointParts {
  db: Database
  clock: () => Date
  tokens: SandboxTokens
  limits: Limits
  log: Log
  settings: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>
}

/**
 * Gives the handler of `POST /vault/cards`, which takes a card from the browser of a customer; undefined for every other
 * path. It is no endpoint of the API: it reads no session and logs no request, and other sites get no response.
 */
export function createVaultEndpoint(parts: EndpointParts) {
  const { limits, log, settings } = parts
  return async (request: ApiRequest, clientIp: string): Promise<HttpResponse | undefined> => {
    if (request.path !== vaultPath) return undefined
    const language = languageOf(request.headers.get('accept-language')) ?? fallbackLanguage
    if (request.method !== 'POST') return noEndpointResponse(language, ['POST'])
    const responseHeaders: [string, string][] = [['cache-control', 'no-store']]
    try {
      refuseCrossSite(
        senderOf(
          request.headers,
          ownOrigin((name) => request.headers.get(name), settings),
        ),
        {
          cookies: false,
        },
      )
      await limits.spend(limit, clientIp)
      const taken = await takeCard(parts, await readCard(request, language))
      if ('field' in taken) throw new InvalidInput([errorOf(taken, language)])
      return jsonResponse(200, successEnvelope(taken), responseHeaders)
    } catch (error) {
      return failureResponse(error, { language, requestId: newId(), log, responseHeaders })
    }
  }
}

async function readCard(request: ApiRequest, language: Language): Promise<EnteredCard> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) refuse('unsupported-body')
  const body = await readBody(request, { bytesMax: bodyBytesMax, jsonNames: undefined, language })
  const { data, error } = safeParse(vaultEntry, body, { reportInput: true })
  if (error)
    throw new InvalidInput(error.issues.flatMap((issue) => fieldErrorsOfIssue(issue, language)).map(withoutDigits))
  return data
}

/** A field that no card has could be named by a number, which is never sent back: only a word is. */
const withoutDigits = ({ path, message }: FieldError): FieldError => ({
  path: /^[a-z_]{1,40}$/i.test(path) ? path : '',
  message,
})

const errorOf = ({ field, sentence }: CardFault, language: Language) =>
  sentence === 'not-a-test-card'
    ? { path: field, message: sandboxMessages[language].notATestCard }
    : fieldErrorOf(field, sentence, language)
