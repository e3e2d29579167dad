import { ensureCapacity } from './ensure-capacity.ts'

/**
 * Documents linked in rings, each to the next and to the previous one, so that one finds the others of its ring without a
 * search and leaves it in one step, at eight bytes for each document. A link is a document plus one; 0 stands for none.
 */
export interface Rings {
  next: Uint32Array
  previous: Uint32Array
}

export const createRings = (): Rings => ({ next: new Uint32Array(), previous: new Uint32Array() })

export const cloneRings = ({ next, previous }: Rings): Rings => ({ next: next.slice(), previous: previous.slice() })

/** Whether a document is in a ring, alone or with others. */
export const isInRing = ({ next }: Rings, doc: number): boolean => Boolean(next[doc])

/** The next document of the ring that a document is in; of the last one the first. */
export const nextInRing = ({ next }: Rings, doc: number): number => (next[doc] as number) - 1

/** Puts a document that is in no ring into that of another one; without one, into a ring of its own. */
export function joinRing(rings: Rings, doc: number, other: number = doc): void {
  for (const name of ['next', 'previous'] as const) rings[name] = ensureCapacity(rings[name], doc + 1)
  const after = other === doc ? doc : nextInRing(rings, other)
  link(rings, doc, after)
  link(rings, other, doc)
}

/** Takes a document out of its ring, and gives another one of that; undefined where it was alone. */
export function leaveRing(rings: Rings, doc: number): number | undefined {
  const after = nextInRing(rings, doc)
  link(rings, (rings.previous[doc] as number) - 1, after)
  rings.next[doc] = 0
  rings.previous[doc] = 0
  return after === doc ? undefined : after
}

function link({ next, previous }: Rings, one: number, other: number): void {
  next[one] = other + 1
  previous[other] = one + 1
}
