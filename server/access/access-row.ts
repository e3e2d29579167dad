import type { RefusalCode } from '#contract/refusals.ts'
import type { Principal, World } from './principals.ts'
import type { OwnedKindName, PublicKindName } from './records.ts'

/** A call succeeds, or is refused with this reason. */
export type Outcome = 'ok' | RefusalCode

/** What an endpoint's field names: a record of a kind, and what happens where it is somebody else's or missing. */
export type RecordField = OwnedKindName | PublicKindName | { kind: OwnedKindName | PublicKindName; otherwise: Outcome }

export interface AccessRow {
  /** What each principal gets for a valid call, with a record of their own where the call names one. */
  callers: Record<Principal, Outcome>
  /**
   * The fields of the input that name a record. Somebody else's record is `not-found` like one that does not exist,
   * unless the field says otherwise. Every part of the path and every field that takes a UUID stands here.
   */
  records?: Record<string, RecordField>
  /** Fields with lists that name records inside, and the test that tries those of somebody else. */
  recordsInside?: Record<string, string>
  /** Tables that a refused call may change. */
  changesThough?: readonly string[]
  /** The other fields of a valid call. It may take steps before it, such as the request of a code. */
  input?: (caller: Principal, world: World) => Record<string, unknown> | Promise<Record<string, unknown>>
}

export const everybody: Record<Principal, Outcome> = {
  visitor: 'ok',
  ana: 'ok',
  bob: 'ok',
  business: 'ok',
  // Without a session of their own these are visitors.
  disabled: 'ok',
  employee: 'ok',
  expired: 'ok',
}
export const customers: Record<Principal, Outcome> = {
  ...everybody,
  visitor: 'sign-in-required',
  disabled: 'sign-in-required',
  expired: 'sign-in-required',
}
/** The principals of a row whose call succeeds are refused instead, since what it names does not exist. */
export function refusedFor(callers: Record<Principal, Outcome>, reason: RefusalCode): Record<Principal, Outcome> {
  const outcomes = Object.entries(callers).map(([caller, outcome]) => [caller, outcome === 'ok' ? reason : outcome])
  return Object.fromEntries(outcomes) as Record<Principal, Outcome>
}

/** Calls of the staff: other customers are refused. */
export const staff: Record<Principal, Outcome> = {
  ...customers,
  ana: 'not-allowed',
  bob: 'not-allowed',
  business: 'not-allowed',
}

/** Employees buy for customers alone, and cannot select one yet (CART-6). */
export const buyers: Record<Principal, Outcome> = { ...customers, employee: 'no-customer-selected' }
