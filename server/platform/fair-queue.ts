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
  /** How many of them one caller may have. */
  placesPerCallerMax: number
}

export interface Caller {
  /** The network that limits count by: see `networkOf`. */
  address: string
  /** A known device has places of its own, so that its neighbours behind one address cannot take them. */
  device?: string | undefined
}

/** A place in the queue, from before its work is known until `leave`. */
export interface Place {
  /** Runs work when its turn has come. Refuses with TooManyWait where the place had to be given up for a caller who has fewer. */
  run<T>(work: () => Promise<T>): Promise<T>
  leave(): void
}

interface Held {
  key: string
  address: string
}

interface Waiting {
  held: Held
  start: () => void
  refuse: (reason: TooManyWait) => void
}

// Who was served within this time is served after those who were not. It ends, so that a stream of ever new addresses starves nobody for longer.
const rememberedMs = 10_000
const callersRememberedMax = 10_000

/**
 * A bounded queue that one address or one device cannot fill. Next is always the work of the address that was served the longest ago, and within
 * an address that of the device. When all places are taken, a caller with few gets one from the caller with the most.
 */
export function createFairQueue({ runningMax, runningPerAddressMax, placesMax, placesPerCallerMax }: Bounds) {
  const waiting: Waiting[] = []
  const placesOf = new Map<string, number>()
  const runningOf = new Map<string, number>()
  const servedAt = new LRUCache<string, number>({ max: callersRememberedMax, ttl: rememberedMs })
  const held = new Set<Held>()
  let running = 0
  let served = 0

  function enter({ address, device }: Caller): Place {
    const place: Held = { key: device === undefined ? `address ${address}` : `device ${device}`, address }
    const own = placesOf.get(place.key) ?? 0
    if (own >= placesPerCallerMax) throw new TooManyWait()
    if (held.size >= placesMax) takePlaceFrom(own + 1)
    held.add(place)
    count(placesOf, place.key, 1)
    return { run: (work) => run(place, work), leave: () => leave(place) }
  }

  /** Refuses the newest waiting work of the caller with the most places, where those are more than `few`. */
  function takePlaceFrom(few: number): void {
    const most = Math.max(...waiting.map((each) => placesOf.get(each.held.key) ?? 0))
    const last = most > few ? waiting.findLast((each) => placesOf.get(each.held.key) === most) : undefined
    if (!last) throw new TooManyWait()
    waiting.splice(waiting.indexOf(last), 1)
    leave(last.held)
    last.refuse(new TooManyWait())
  }

  function leave(place: Held): void {
    if (held.delete(place)) count(placesOf, place.key, -1)
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
      servedAt.set(`address ${next.held.address}`, served)
      servedAt.set(next.held.key, served)
      next.start()
    }
  }

  function longestUnserved(): Waiting | undefined {
    let best: { each: Waiting; address: number; key: number } | undefined
    for (const each of waiting) {
      if ((runningOf.get(each.held.address) ?? 0) >= runningPerAddressMax) continue
      const [address, key] = [servedAt.get(`address ${each.held.address}`) ?? 0, servedAt.get(each.held.key) ?? 0]
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

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}
