/** Does work of the same name once, however many ask for it while it is under way. */
export interface SharedWork<Answer> {
  (name: string, work: () => Promise<Answer>): Promise<Answer>
  /** The work of a name that is under way; undefined where there is none. */
  underWay(name: string): Promise<Answer> | undefined
}

export function createSharedWork<Answer>(): SharedWork<Answer> {
  // No Map: where names come and go it leaves a table behind each time that it makes room, which leads to the next one,
  // so that all it ever held outlives the quick half of the memory. Measured: each list's whole answer, and a
  // collection of everything each second (decision 020).
  const underWay: Record<string, Promise<Answer>> = Object.create(null)
  const share = (name: string, work: () => Promise<Answer>) =>
    (underWay[name] ??= work().finally(() => delete underWay[name]))
  return Object.assign(share, { underWay: (name: string) => underWay[name] })
}
