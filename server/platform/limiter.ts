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
  /**
   * How many of these one account may have, and how many all strangers, who are callers without an account, may have
   * together; also how many all strangers may have who ask for the same target.
   */
  placesPerCallerMax: number
  /** How many places all strangers may have, from all IP addresses together; all, where it is missing. */
  placesOfStrangersMax?: number
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
  /** What the caller asks for, such as the name of an account, where many strangers may ask for the same at once. */
  target?: string
}

/** A place in the queue, held from before its work is known until `leave`. */
export interface Place {
  /**
   * Runs work as soon as a slot is free. Refuses with QueueFull where a caller with fewer places has taken this one.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Counts the place, which has no work in the queue yet, as a stranger's from now on, since the account that it named
   * does not know the device. Gives it up and refuses with QueueFull where there is no place left for this stranger.
   */
  countAsUnknownDevice(): void
  leave(): void
}

interface TakenPlace {
  /** The owner of the place: an account behind an IP address, or the address itself. */
  key: string
  clientIp: string
  target: string | undefined
}

interface Waiting {
  taken: TakenPlace
  start: () => void
  refuse: (reason: QueueFull) => void
}

interface LimiterState {
  bounds: Bounds
  takenPlaces: Set<TakenPlace>
  /** How many places each owner has, all strangers have, and those who ask for one target, by their keys. */
  placesOf: Map<string, number>
  /** How many places each IP address has, of all its owners. */
  placesAt: Map<string, number>
  /** The work that has a place and no slot yet, in order of arrival. */
  waiting: Waiting[]
  running: number
  /** How much work of each IP address runs. */
  runningOf: Map<string, number>
  /** How much work has started so far. */
  served: number
  /** The value of `served` when work of an owner or of an IP address last started, by its key. */
  servedAt: LRUCache<string, number>
}

// A caller who was served within this time comes after those who were not. Older entries expire, so that a stream
// of ever new IP addresses delays nobody for longer.
const rememberedMs = 10_000
const callersRememberedMax = 10_000

/**
 * Gives a queue that runs a bounded amount of work at once, so that one IP address or one account cannot fill it. Next
 * comes the address that was served the longest ago, and within it the account that was served the longest ago. When
 * all places are taken, an address with few places gets one from the address with the most; when all places of an
 * address are taken, an account with few gets one from the account there with the most.
 */
export function createLimiter(bounds: Bounds) {
  const limiter: LimiterState = {
    bounds,
    takenPlaces: new Set(),
    placesOf: new Map(),
    placesAt: new Map(),
    waiting: [],
    running: 0,
    runningOf: new Map(),
    served: 0,
    servedAt: new LRUCache({ max: callersRememberedMax, ttl: rememberedMs }),
  }
  function enter(caller: LimitedCaller): Place {
    const place = takePlace(limiter, caller)
    return {
      run: (work) => runInSlot(limiter, place, work),
      countAsUnknownDevice: () => countAsUnknownDevice(limiter, place),
      leave: () => leave(limiter, place),
    }
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

/** Takes a place, where there is none that of queued work of a caller with more. Refuses with QueueFull. */
function takePlace(limiter: LimiterState, { clientIp, account, target }: LimitedCaller): TakenPlace {
  const { bounds, takenPlaces, placesAt, waiting } = limiter
  const key = account === undefined ? strangersAt(clientIp) : `account ${account} ${clientIp}`
  const place: TakenPlace = { key, clientIp, target }
  const [own, ofIp] = [ownPlaces(limiter, place), ipPlaces(limiter, place)]
  if (own >= bounds.placesPerCallerMax || isTargetFull(limiter, place)) throw new QueueFull()
  if (ofIp >= bounds.placesPerIpMax) {
    const more = ({ taken }: Waiting) => taken.clientIp === clientIp && ownPlaces(limiter, taken) > own + 1
    evictNewest(limiter, waiting.filter(more))
  } else if (takenPlaces.size >= bounds.placesMax || areStrangersFull(limiter, place)) {
    const from = waiting.filter(({ taken }) => takenPlaces.size >= bounds.placesMax || isStranger(taken))
    const most = Math.max(...from.map(({ taken }) => ipPlaces(limiter, taken)))
    const ofCrowded = ({ taken }: Waiting) => ipPlaces(limiter, taken) === most
    evictNewest(limiter, most > ofIp + 1 ? from.filter(ofCrowded) : [])
  }
  takenPlaces.add(place)
  countPlace(limiter, place, 1)
  count(placesAt, clientIp, 1)
  return place
}

const isStranger = ({ key, clientIp }: TakenPlace) => key === strangersAt(clientIp)

// The two bounds of strangers, those who ask for one target and all of them; never reached for a caller with an account.
const isTargetFull = ({ bounds, placesOf }: LimiterState, place: TakenPlace) =>
  isStranger(place) && (placesOf.get(targetKey(place)) ?? 0) >= bounds.placesPerCallerMax
const areStrangersFull = ({ bounds, placesOf }: LimiterState, place: TakenPlace) =>
  isStranger(place) && (placesOf.get(allStrangers) ?? 0) >= (bounds.placesOfStrangersMax ?? bounds.placesMax)

const ownPlaces = ({ placesOf }: LimiterState, { key }: TakenPlace) => placesOf.get(key) ?? 0
const ipPlaces = ({ placesAt }: LimiterState, { clientIp }: TakenPlace) => placesAt.get(clientIp) ?? 0

/**
 * Removes one of some queued work: the newest of the caller with the most places, and of two callers with equally many
 * that of the one without an account. Refuses with QueueFull where there is none.
 */
function evictNewest(limiter: LimiterState, from: readonly Waiting[]): void {
  const { waiting } = limiter
  const rank = ({ taken }: Waiting) => ownPlaces(limiter, taken) + (isStranger(taken) ? 0.5 : 0)
  const most = Math.max(...from.map(rank))
  const last = from.findLast((each) => rank(each) === most)
  if (!last) throw new QueueFull()
  waiting.splice(waiting.indexOf(last), 1)
  leave(limiter, last.taken)
  last.refuse(new QueueFull())
}

function leave(limiter: LimiterState, place: TakenPlace): void {
  if (!limiter.takenPlaces.delete(place)) return
  countPlace(limiter, place, -1)
  count(limiter.placesAt, place.clientIp, -1)
}

function countAsUnknownDevice(limiter: LimiterState, place: TakenPlace): void {
  const stranger = { ...place, key: strangersAt(place.clientIp) }
  if (!limiter.takenPlaces.has(place) || isStranger(place)) return
  const isFull = ownPlaces(limiter, stranger) >= limiter.bounds.placesPerCallerMax
  if (isFull || isTargetFull(limiter, stranger) || areStrangersFull(limiter, stranger)) {
    leave(limiter, place)
    throw new QueueFull()
  }
  countPlace(limiter, place, -1)
  place.key = stranger.key
  countPlace(limiter, place, 1)
}

/** Counts a place for its owner; a stranger's also for all strangers, and for those who ask for the same target. */
function countPlace({ placesOf }: LimiterState, place: TakenPlace, change: number): void {
  count(placesOf, place.key, change)
  if (!isStranger(place)) return
  count(placesOf, allStrangers, change)
  if (place.target !== undefined) count(placesOf, targetKey(place), change)
}

/** Waits for a slot, runs work in it, and gives the slot to the next. */
async function runInSlot<T>(limiter: LimiterState, place: TakenPlace, work: () => Promise<T>): Promise<T> {
  if (!limiter.takenPlaces.has(place)) throw new QueueFull()
  await new Promise<void>((start, refuse) => {
    limiter.waiting.push({ taken: place, start, refuse })
    startNext(limiter)
  })
  try {
    return await work()
  } finally {
    limiter.running -= 1
    count(limiter.runningOf, place.clientIp, -1)
    startNext(limiter)
  }
}

// The slot is taken here and not when the started work begins to run: work that arrives in between must find it taken.
function startNext(limiter: LimiterState): void {
  const { bounds, waiting, runningOf, servedAt } = limiter
  while (limiter.running < bounds.runningMax) {
    const next = longestUnserved(limiter)
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    limiter.running += 1
    count(runningOf, next.taken.clientIp, 1)
    limiter.served += 1
    servedAt.set(strangersAt(next.taken.clientIp), limiter.served)
    servedAt.set(next.taken.key, limiter.served)
    next.start()
  }
}

function longestUnserved({ bounds, waiting, runningOf, servedAt }: LimiterState): Waiting | undefined {
  let best: { each: Waiting; byIp: number; byKey: number } | undefined
  for (const each of waiting) {
    const { clientIp, key } = each.taken
    if ((runningOf.get(clientIp) ?? 0) >= bounds.runningPerIpMax) continue
    const [byIp, byKey] = [servedAt.get(strangersAt(clientIp)) ?? 0, servedAt.get(key) ?? 0]
    if (!best || byIp < best.byIp || (byIp === best.byIp && byKey < best.byKey)) best = { each, byIp, byKey }
  }
  return best?.each
}

const strangersAt = (clientIp: string) => `address ${clientIp}`
const targetKey = ({ target }: TakenPlace) => `target ${target}`
const allStrangers = 'strangers'

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}
