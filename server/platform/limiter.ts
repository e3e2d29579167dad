import { LRUCache } from 'lru-cache'

/** The limiter has no place for this work: its caller has too many already, or the queue is full. */
export class QueueFull extends Error {}

interface Bounds {
  /** How much work runs at once. */
  runningMax: number
  /** How much of it may come from one IP address. Less than `runningMax` always leaves others a free slot. */
  runningPerIpMax: number
  /** How many places the queue has; running work takes one too. */
  placesMax: number
  /**
   * How many places one IP address may have, all accounts behind it counted. Less than `placesMax` always leaves others
   * a place.
   */
  placesPerIpMax: number
  /** How many of these one account may have, and how many all callers without an account may have together. */
  placesPerCallerMax: number
}

export interface LimitedCaller {
  /** The network that limits count by (`networkOf`). */
  clientIp: string
  /**
   * The account that knows the caller's device. It has places of its own, so that other callers behind the same IP
   * address cannot take them. The account counts and not the device, because an account gets as many devices as it
   * likes.
   */
  account?: string | undefined
}

/** A place in the queue, held from before its work is known until `leave`. */
export interface Place {
  /**
   * Runs work as soon as a slot is free. Refuses with QueueFull where a caller with fewer places has taken this one.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Counts the place, which has no work in the queue yet, as one without an account from now on. Gives it up and
   * refuses with QueueFull where the IP address has no place left for callers without an account.
   */
  becomeStranger(): void
  leave(): void
}

interface TakenPlace {
  /** The owner of the place: an account behind an IP address, or the address itself. */
  key: string
  clientIp: string
}

interface Waiting {
  taken: TakenPlace
  start: () => void
  refuse: (reason: QueueFull) => void
}

// A caller who was served within this time comes after those who were not. Older services are forgotten, so that a
// stream of ever new IP addresses delays nobody for longer.
const rememberedMs = 10_000
const callersRememberedMax = 10_000

/**
 * Gives a queue that runs a bounded amount of work at once, so that one IP address or one account cannot fill it. Next
 * comes the address that was served the longest ago, and within it the account that was served the longest ago. When
 * all places are taken, an address with few places gets one from the address with the most; when all places of an
 * address are taken, an account with few gets one from the account there with the most.
 */
export function createLimiter({ runningMax, runningPerIpMax, placesMax, placesPerIpMax, placesPerCallerMax }: Bounds) {
  const waiting: Waiting[] = []
  const placesOf = new Map<string, number>()
  const placesAt = new Map<string, number>()
  const runningOf = new Map<string, number>()
  const servedAt = new LRUCache<string, number>({ max: callersRememberedMax, ttl: rememberedMs })
  const takenPlaces = new Set<TakenPlace>()
  let running = 0
  let served = 0

  function enter({ clientIp, account }: LimitedCaller): Place {
    const place: TakenPlace = {
      key: account === undefined ? strangersAt(clientIp) : `account ${account} ${clientIp}`,
      clientIp,
    }
    const [own, ofAddress] = [ownPlaces(place), addressPlaces(place)]
    if (own >= placesPerCallerMax) throw new QueueFull()
    if (ofAddress >= placesPerIpMax) {
      takePlace(waiting.filter((each) => each.taken.clientIp === clientIp && ownPlaces(each.taken) > own + 1))
    } else if (takenPlaces.size >= placesMax) {
      const most = Math.max(...waiting.map((each) => addressPlaces(each.taken)))
      takePlace(most > ofAddress + 1 ? waiting.filter((each) => addressPlaces(each.taken) === most) : [])
    }
    takenPlaces.add(place)
    count(placesOf, place.key, 1)
    count(placesAt, clientIp, 1)
    return { run: (work) => run(place, work), becomeStranger: () => becomeStranger(place), leave: () => leave(place) }
  }

  const ownPlaces = ({ key }: TakenPlace) => placesOf.get(key) ?? 0
  const addressPlaces = ({ clientIp }: TakenPlace) => placesAt.get(clientIp) ?? 0

  /**
   * Removes queued work: the newest of the caller with the most places, and of two callers with equally many that of
   * the one without an account.
   */
  function takePlace(from: readonly Waiting[]): void {
    const rank = ({ taken: place }: Waiting) => ownPlaces(place) + (place.key === strangersAt(place.clientIp) ? 0.5 : 0)
    const most = Math.max(...from.map(rank))
    const last = from.findLast((each) => rank(each) === most)
    if (!last) throw new QueueFull()
    waiting.splice(waiting.indexOf(last), 1)
    leave(last.taken)
    last.refuse(new QueueFull())
  }

  function leave(place: TakenPlace): void {
    if (!takenPlaces.delete(place)) return
    count(placesOf, place.key, -1)
    count(placesAt, place.clientIp, -1)
  }

  function becomeStranger(place: TakenPlace): void {
    const key = strangersAt(place.clientIp)
    if (!takenPlaces.has(place) || place.key === key) return
    if ((placesOf.get(key) ?? 0) >= placesPerCallerMax) {
      leave(place)
      throw new QueueFull()
    }
    count(placesOf, place.key, -1)
    count(placesOf, key, 1)
    place.key = key
  }

  async function run<T>(place: TakenPlace, work: () => Promise<T>): Promise<T> {
    if (!takenPlaces.has(place)) throw new QueueFull()
    await new Promise<void>((start, refuse) => {
      waiting.push({ taken: place, start, refuse })
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      count(runningOf, place.clientIp, -1)
      startNext()
    }
  }

  // The slot is taken here and not when the started work begins to run: work that arrives in between must find it
  // taken.
  function startNext(): void {
    while (running < runningMax) {
      const next = longestUnserved()
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      running += 1
      count(runningOf, next.taken.clientIp, 1)
      served += 1
      servedAt.set(strangersAt(next.taken.clientIp), served)
      servedAt.set(next.taken.key, served)
      next.start()
    }
  }

  function longestUnserved(): Waiting | undefined {
    let best: { each: Waiting; byIp: number; byKey: number } | undefined
    for (const each of waiting) {
      if ((runningOf.get(each.taken.clientIp) ?? 0) >= runningPerIpMax) continue
      const [byIp, byKey] = [servedAt.get(strangersAt(each.taken.clientIp)) ?? 0, servedAt.get(each.taken.key) ?? 0]
      if (!best || byIp < best.byIp || (byIp === best.byIp && byKey < best.byKey)) best = { each, byIp, byKey }
    }
    return best?.each
  }

  return {
    /** Takes a place for a caller whose work is not known yet. Refuses with QueueFull. */
    enter,
    /** Takes a place, runs the work as soon as a slot is free, and leaves. */
    async run<T>(caller: LimitedCaller, work: () => Promise<T>): Promise<T> {
      const place = enter(caller)
      try {
        return await place.run(work)
      } finally {
        place.leave()
      }
    },
  }
}

const strangersAt = (clientIp: string) => `address ${clientIp}`

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}
