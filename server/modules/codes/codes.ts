import type { Language } from '#contract/language.ts'
import { refuse } from '#contract/refusals.ts'
import { type CodePurpose, codeMinutes, codePurposes } from '#domain/identity/code-purposes.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Limits } from '#server/platform/limits.ts'
import { enqueueMail, enqueueSms } from '#server/messages/enqueue.ts'
import type { Tokens } from '#server/platform/session-tokens.ts'
import {
  type CodeRequest,
  countInRequest,
  findCodeRequest,
  findLatestOfCustomer,
  insertCode,
  insertCodeRequest,
  listCodes,
  markUsed,
  updateExpiry,
} from './repository.ts'
import { answersTo } from './answer-limits.ts'

/** The seconds for which a code, and the request that it answers, are valid (ACCOUNT-20). */
export const codeSeconds = codeMinutes * 60
/** How many answers of one request are evaluated (ACCOUNT-20). */
const triesMax = 5
/** How many of these may come without the session of the request: anybody on the same network can send them. */
const triesWithoutSessionMax = 3
/** How many new codes are sent after wrong answers to one request (ACCOUNT-20). */
const sentMax = 3
/** How often the customer may have a code of one request sent again. */
const resentMax = 5

/** What a request is for: a code, or another secret whose answers are counted in the same way. */
export type RequestPurpose = CodePurpose | 'second-factor' | 'password'

/** Whether a code answers a request, and not another secret. */
export const isCodePurpose = (purpose: RequestPurpose): purpose is CodePurpose =>
  (codePurposes as readonly string[]).includes(purpose)

export interface CountedRequest extends CodeRequest {
  purpose: RequestPurpose
}

/** A code that is not stored yet. */
export interface NewCode {
  id: string
  requestId: string
  purpose: CodePurpose
  /** Six digits, for the message to the customer alone. */
  digits: string
}

export interface CodeRecipient {
  email: string
  firstName: string
  language: Language
}

/** Makes a code for a request. It is valid once `sendCode` has been committed. */
export function newCode(
  { newId, tokens }: { newId: () => string; tokens: Tokens },
  requestId: string,
  purpose: CodePurpose,
): NewCode {
  const id = newId()
  return { id, requestId, purpose, digits: tokens.codeOf(id) }
}

/** Stores a request that a code will answer. An e-mail that no account has gets a request without a customer. */
export function startCodeRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  request: { id: string; customerId: string | null; purpose: RequestPurpose; target?: string },
): Promise<void> {
  return insertCodeRequest(db, { target: null, ...request, now, expiresAt: codeExpiry(now) })
}

/** Stores a code and enqueues the mail with it. */
export async function sendCode(
  ctx: Pick<Ctx, 'db' | 'now' | 'afterCommit'>,
  { email, firstName, language }: CodeRecipient,
  { id, requestId, purpose, digits }: NewCode,
): Promise<void> {
  const { db, now } = ctx
  await insertCode(db, { id, requestId, now, expiresAt: codeExpiry(now) })
  await enqueueMail(ctx, { to: email, template: 'code', language, data: { firstName, code: digits, purpose } })
}

/** Stores a code and enqueues the text message with it. */
export async function sendCodeBySms(
  ctx: Pick<Ctx, 'db' | 'now' | 'afterCommit'>,
  { phone, language }: { phone: string; language: Language },
  { id, requestId, purpose, digits }: NewCode,
): Promise<void> {
  const { db, now } = ctx
  await insertCode(db, { id, requestId, now, expiresAt: codeExpiry(now) })
  await enqueueSms(ctx, { to: phone, template: 'code', language, data: { code: digits, purpose } })
}

/** Lets a request take answers as long as a code that is sent now, where none is sent. */
export function prolongRequest({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  return updateExpiry(db, id, codeExpiry(now))
}

interface OwnRequest {
  customerId: string
  purpose: CodePurpose
}

/** A request of a customer that has not expired. */
export interface OpenRequest {
  id: string
  /** The phone number or e-mail that the code confirms, where the account may not have it yet, or the customer code that it claims. */
  target: string | null
  /** When its newest code was sent. */
  sentAt: Date
  /** Whether one more code can be sent for it: it takes answers, and the customer may have it sent again. */
  mayResend: boolean
}

/** The customer's newest request that confirms this target, where it has not expired. */
export function findOpenRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  request: OwnRequest & { target: string },
): Promise<OpenRequest | undefined> {
  return findOwnRequest(db, { ...request, now })
}

/** The customer's newest request for a purpose, or the one with this id; undefined where it has expired. */
export function findNewestRequest(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  request: OwnRequest & { id: string | undefined },
): Promise<OpenRequest | undefined> {
  return findOwnRequest(db, { ...request, now })
}

/**
 * Counts an answer to a request before it is evaluated, so that parallel guesses evaluate no more than five. Refuses the
 * sixth, the fourth without the session of the request, and one more than an account may have in a day.
 */
export async function countAnswer(
  { db, now, clientIp, limits }: Pick<Ctx, 'db' | 'now' | 'clientIp'> & { limits: Limits },
  requestId: string,
  device: string | undefined,
  { hasSession = true } = {},
): Promise<CountedRequest> {
  const max = hasSession ? triesMax : triesWithoutSessionMax
  const request = await countInRequest(db, 'tries', { id: requestId, now, max })
  if (!request) refuse((await findCodeRequest(db, requestId, now)) ? 'code-attempts-exceeded' : 'sign-in-over')
  await countAnswerOfAccount({ limits, clientIp }, request.customerId ?? requestId, device)
  return request as CountedRequest
}

/** Counts an answer for one account; refuses one more than an account may have in a day. */
export async function countAnswerOfAccount(
  { limits, clientIp }: Pick<Ctx, 'clientIp'> & { limits: Limits },
  customerId: string,
  device: string | undefined,
): Promise<void> {
  if (!(await limits.trySpendOneWay(answersTo({ customerId, clientIp, device })))) refuse('code-attempts-exceeded')
}

export type CodeCheck = { outcome: 'right'; id: string } | { outcome: 'wrong' | 'expired' }

/**
 * Compares an answer with the three newest codes of a request. Only the digits of the answer count. A code that was used
 * before is wrong.
 */
export async function checkCode(
  { db, now, tokens }: Pick<Ctx, 'db' | 'now'> & { tokens: Tokens },
  requestId: string,
  answer: string,
): Promise<CodeCheck> {
  const digits = answer.replaceAll(/\D/g, '')
  const match = (await listCodes(db, requestId)).find(({ id, usedAt }) => !usedAt && tokens.codeOf(id) === digits)
  if (!match) return { outcome: 'wrong' }
  return match.expiresAt > now ? { outcome: 'right', id: match.id } : { outcome: 'expired' }
}

/** Marks a right code as used; false where another call has used it meanwhile. */
export function useCode({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<boolean> {
  return markUsed(db, id, now)
}

/** Whether a wrong answer may have a new code sent; counts it. */
export async function maySendAfterWrongAnswer({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<boolean> {
  return (await countInRequest(db, 'codes_sent', { id, now, max: sentMax, triesMax })) !== undefined
}

/**
 * The request whose code is sent again because the customer wants it; counts that. Refuses the sixth time, and a request
 * whose tries are used up, which no code answers any more.
 */
export async function countResending({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<CountedRequest> {
  const request = await countInRequest(db, 'resent', { id, now, max: resentMax, triesMax })
  if (!request) refuse((await findCodeRequest(db, id, now)) ? 'code-attempts-exceeded' : 'sign-in-over')
  return request as CountedRequest
}

async function findOwnRequest(
  db: Ctx['db'],
  request: OwnRequest & { now: Date; id?: string | undefined; target?: string },
): Promise<OpenRequest | undefined> {
  const found = await findLatestOfCustomer(db, request)
  if (!found) return undefined
  const { id, target, sentAt, tries, resent } = found
  return { id, target, sentAt, mayResend: tries < triesMax && resent < resentMax }
}

/** When a code that is sent now, and the request that it answers, end. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeSeconds * 1_000)
