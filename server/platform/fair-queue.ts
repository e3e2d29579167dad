import { LRUCache } from 'lru-cache'

/** Refuses work for which there is no place: its caller has too many already, or the queue is full. */
export class TooManyWait extends Error {}

interface Bounds {
  /** How much work runs at once. */
  runningMax: number
  /** How much of it may come from one address. Less than `runningMax` always leaves somebody else a free slot. */
  runningPerAddressMax: number
  /** How many places there are, running work included. */
  placesMax: number
  /**
   * How many of them one address may have, with all accounts behind it. Less than `placesMax` always leaves somebody
   * else a place.
   */
  placesPerAddressMax: number
  /** How many of these one account may have, and how many all without one. */
  placesPerCallerMax: number
}

export interface Caller {
  /** The network that limits count by: see `networkOf`. */
  address: string
  /**
   * The account that the caller's device is known to. It has places of its own, so that its neighbours behind one
   * address cannot take them. It is the account and not the device, because an account gets as many devices as it
   * likes.
   */
  account?: string | undefined
}

/** A place in the queue, from before its work is known until `leave`. */
export interface Place {
  /**
   * Runs work when its turn has come. Refuses with TooManyWait where the place had to be given up for a caller who has
   * fewer.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Counts the place, which waits for nothing yet, as one without an account from now on. Gives it up and refuses with
   * TooManyWait where the address has no more of these.
   */
  becomeStranger(): void
  leave(): void
}

interface Held {
  /** Whose place it is: an account's behind an address, or an address's own. */
  key: string
  address: string
}

interface Waiting {
  held: Held
  start: () => void
  refuse: (reason: TooManyWait) => void
}

// Who was served within this time is served after those who were not. It ends, so that a stream of ever new addresses
// starves nobody for longer.
const rememberedMs = 10_000
const callersRememberedMax = 10_000

/**
 * A bounded queue that one address or one account cannot fill. Next is always the work of the address that was served
 * the longest ago, and within an address that of the account. When all places are taken, an address with few gets one
 * from the address with the most; when all of an address are, an account with few gets one from its neighbour with the
 * most.
 */
export function createFairQueue({
  runningMax,
  runningPerAddressMax,
  placesMax,
  placesPerAddressMax,
  placesPerCallerMax,
}: Bounds) {
  const waiting: Waiting[] = []
  const placesOf = new Map<string, number>()
  const placesAt = new Map<string, number>()
  const runningOf = new Map<string, number>()
  const servedAt = new LRUCache<string, number>({ max: callersRememberedMax, ttl: rememberedMs })
  const held = new Set<Held>()
  let running = 0
  let served = 0

  function enter({ address, account }: Caller): Place {
    const place: Held = { key: account === undefined ? strangersAt(address) : `account ${account} ${address}`, address }
    const [own, ofAddress] = [ownPlaces(place), addressPlaces(place)]
    if (own >= placesPerCallerMax) throw new TooManyWait()
    if (ofAddress >= placesPerAddressMax) {
      takePlace(waiting.filter((each) => each.held.address === address && ownPlaces(each.held) > own + 1))
    } else if (held.size >= placesMax) {
      const most = Math.max(...waiting.map((each) => addressPlaces(each.held)))
      takePlace(most > ofAddress + 1 ? waiting.filter((each) => addressPlaces(each.held) === most) : [])
    }
    held.add(place)
    count(placesOf, place.key, 1)
    count(placesAt, address, 1)
    return { run: (work) => run(place, work), becomeStranger: () => becomeStranger(place), leave: () => leave(place) }
  }

  const ownPlaces = ({ key }: Held) => placesOf.get(key) ?? 0
  const addressPlaces = ({ address }: Held) => placesAt.get(address) ?? 0

  /**
   * Refuses, of the work given, the newest of the caller with the most places; of two with as many, the one without an
   * account.
   */
  function takePlace(from: readonly Waiting[]): void {
    const rank = ({ held: place }: Waiting) => ownPlaces(place) + (place.key === strangersAt(place.address) ? 0.5 : 0)
    const most = Math.max(...from.map(rank))
    const last = from.findLast((each) => rank(each) === most)
    if (!last) throw new TooManyWait()
    waiting.splice(waiting.indexOf(last), 1)
    leave(last.held)
    last.refuse(new TooManyWait())
  }

  function leave(place: Held): void {
    if (!held.delete(place)) return
    count(placesOf, place.key, -1)
    count(placesAt, place.address, -1)
  }

  function becomeStranger(place: Held): void {
    const key = strangersAt(place.address)
    if (!held.has(place) || place.key === key) return
    if ((placesOf.get(key) ?? 0) >= placesPerCallerMax) {
      leave(place)
      throw new TooManyWait()
    }
    count(placesOf, place.key, -1)
    count(placesOf, key, 1)
    place.key = key
  }

  async function run<T>(place: Held, work: () => Promise<T>): Promise<T> {
    if (!held.has(place)) throw new TooManyWait()
    await new Promise<void>((start, refuse) => {
      waiting.push({ held: place, start, refuse })
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      count(runningOf, place.address, -1)
      startNext()
    }
  }

  // The slot is taken here and not when the woken work comes to run: whoever arrives in between finds it taken.
  function startNext(): void {
    while (running < runningMax) {
      const next = longestUnserved()
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      running += 1
      count(runningOf, next.held.address, 1)
      served += 1
      servedAt.set(strangersAt(next.held.address), served)
      servedAt.set(next.held.key, served)
      next.start()
    }
  }

  function longestUnserved(): Waiting | undefined {
    let best: { each: Waiting; address: number; key: number } | undefined
    for (const each of waiting) {
      if ((runningOf.get(each.held.address) ?? 0) >= runningPerAddressMax) continue
      const [address, key] = [servedAt.get(strangersAt(each.held.address)) ?? 0, servedAt.get(each.held.key) ?? 0]
      if (!best || address < best.address || (address === best.address && key < best.key)) best = { each, address, key }
    }
    return best?.each
  }

  return {
    /** A place for work whose caller is known before the work is. Refuses with TooManyWait. */
    enter,
    /** Takes a place, runs the work in its turn and leaves. */
    async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      const place = enter(caller)
      try {
        return await place.run(work)
      } finally {
        place.leave()
      }
    },
  }
}

const strangersAt = (address: string) => `address ${address}`

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}
