import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QueueFull, createLimiter } from './limiter.ts'

const passwords = {
  runningMax: 2,
  runningPerIpMax: 1,
  placesMax: 64,
  placesPerIpMax: 32,
  placesPerCallerMax: 8,
}

/** Work that records when it starts, and ends when the test ends it. */
function createWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  let running = 0
  let most = 0
  return {
    started,
    most: () => most,
    of: (name: string) => async () => {
      started.push(name)
      most = Math.max(most, (running += 1))
      await new Promise<void>((end) => ends.set(name, end))
      running -= 1
      return name
    },
    async end(name: string) {
      ends.get(name)?.()
      await afterPending()
    },
  }
}
const afterPending = () => new Promise((done) => setImmediate(done))
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueFull ? 'refused' : 'failed'),
  )

test('work that arrives between the end of one and the start of the next waits as well', async () => {
  const queue = createLimiter({ ...passwords, runningPerIpMax: 2 })
  const work = createWork()
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const first = queue.run({ clientIp: 'a' }, () => ended)
  const others = ['b', 'c'].map((name) => queue.run({ clientIp: name }, work.of(name)))
  await afterPending()
  // `ended` had its handler in the queue first: so this call runs after the queue has handled the end, and before the
  // work that the queue starts then.
  const newcomer = ended.then(() => queue.run({ clientIp: 'd' }, work.of('d')))
  end()
  await afterPending()
  expect(work.started).toEqual(['b', 'c'])
  for (const name of ['b', 'c', 'd']) await work.end(name)
  await Promise.all([first, ...others, newcomer])
  expect(work.most()).toBe(2)
})

test('one IP address never has all slots, and a newcomer from another one starts at once', async () => {
  const queue = createLimiter(passwords)
  const work = createWork()
  const flood = Array.from({ length: 8 }, (_, n) => queue.run({ clientIp: 'flood' }, work.of(`flood ${n}`)))
  const newcomer = queue.run({ clientIp: 'home' }, work.of('mine'))
  await afterPending()
  expect(work.started).toEqual(['flood 0', 'mine'])
  for (const name of ['mine', ...flood.map((_, n) => `flood ${n}`)]) await work.end(name)
  await Promise.all([...flood, newcomer])
})

test('of five IP addresses that flood, none starts between a newcomer’s arrival and its start', async () => {
  const queue = createLimiter(passwords)
  const work = createWork()
  const flood = Array.from({ length: 40 }, (_, n) =>
    outcome(queue.run({ clientIp: `flood ${n % 5}` }, work.of(`${n}`))),
  )
  await afterPending()
  for (const name of ['0', '1', '2', '3', '4', '5']) await work.end(name)
  const before = work.started.length
  const newcomer = queue.run({ clientIp: 'home' }, work.of('mine'))
  await work.end(work.started[before - 1] as string)
  expect(work.started.slice(before)).toEqual(['mine'])
  await work.end('mine')
  expect(await newcomer).toBe('mine')
  for (const name of work.started) await work.end(name) // the list grows meanwhile
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['done']))
})

test('IP addresses that wait are served in rotation', async () => {
  const queue = createLimiter({ ...passwords, runningMax: 1 })
  const work = createWork()
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  const all = names.map((name) => queue.run({ clientIp: name.slice(0, 1) }, work.of(name)))
  await afterPending()
  for (let n = 0; n < names.length; n += 1) await work.end(work.started.at(-1) as string)
  await Promise.all(all)
  expect(work.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a sign-in from a known device is served before the neighbours behind the same IP address have all been served', async () => {
  const queue = createLimiter(passwords)
  const work = createWork()
  const flood = Array.from({ length: 8 }, (_, n) => queue.run({ clientIp: 'café' }, work.of(`${n}`)))
  await expect(queue.run({ clientIp: 'café' }, work.of('8'))).rejects.toThrow(QueueFull)
  const mine = queue.run({ clientIp: 'café', account: 'mine' }, work.of('mine'))
  await work.end('0')
  expect(work.started).toEqual(['0', 'mine'])
  for (const name of ['mine', '1', '2', '3', '4', '5', '6', '7']) await work.end(name)
  await Promise.all([mine, ...flood])
})

test('when all places are taken, a newcomer gets a place of the caller with the most', async () => {
  const queue = createLimiter({ ...passwords, placesMax: 10 })
  const work = createWork()
  const greedy = Array.from({ length: 8 }, (_, n) => outcome(queue.run({ clientIp: 'greedy' }, work.of(`greedy ${n}`))))
  const modest = Array.from({ length: 2 }, (_, n) => outcome(queue.run({ clientIp: 'modest' }, work.of(`modest ${n}`))))
  const newcomer = outcome(queue.run({ clientIp: 'home' }, work.of('mine')))
  await afterPending()
  expect(await greedy[7]).toBe('refused')
  for (const name of work.started) await work.end(name)
  expect(await Promise.all([...greedy.slice(0, 7), ...modest, newcomer])).toEqual(Array(10).fill('done'))
})

test('sixty-four accounts behind one IP address leave another address its place', async () => {
  const queue = createLimiter(passwords)
  const work = createWork()
  const flood = Array.from({ length: 64 }, (_, n) =>
    outcome(queue.run({ clientIp: 'flood', account: `${n}` }, work.of(`flood ${n}`))),
  )
  const newcomers = Array.from({ length: 8 }, (_, n) => outcome(queue.run({ clientIp: 'home' }, work.of(`mine ${n}`))))
  await afterPending()
  for (const name of work.started) await work.end(name) // the list grows meanwhile
  expect(await Promise.all(newcomers)).toEqual(Array(8).fill('done'))
  expect((await Promise.all(flood)).filter((said) => said === 'done')).toHaveLength(32)
})

test('when all places are taken, the IP address with the most gives one up, even where each account behind it has only one', async () => {
  const queue = createLimiter({ ...passwords, placesMax: 40 })
  const work = createWork()
  const crowd = (clientIp: string, length: number) =>
    Array.from({ length }, (_, n) =>
      outcome(queue.run({ clientIp, account: `${clientIp} ${n}` }, work.of(`${clientIp} ${n}`))),
    )
  const [most, fewer] = [crowd('most', 30), crowd('fewer', 10)]
  const newcomer = outcome(queue.run({ clientIp: 'home' }, work.of('mine')))
  expect(await most[29]).toBe('refused')
  await afterPending()
  for (const name of work.started) await work.end(name)
  expect(await Promise.all([...most.slice(0, 29), ...fewer, newcomer])).toEqual(Array(40).fill('done'))
})

test('where an IP address has all its places, its strangers and the account with the most give way to a known device', async () => {
  const queue = createLimiter({ ...passwords, placesPerIpMax: 16 })
  const work = createWork()
  const one = Array.from({ length: 8 }, (_, n) =>
    outcome(queue.run({ clientIp: 'café', account: 'one' }, work.of(`one ${n}`))),
  )
  const strangers = Array.from({ length: 8 }, (_, n) =>
    outcome(queue.run({ clientIp: 'café' }, work.of(`stranger ${n}`))),
  )
  const mine = outcome(queue.run({ clientIp: 'café', account: 'mine' }, work.of('mine')))
  expect(await strangers[7]).toBe('refused')
  await afterPending()
  for (const name of work.started) await work.end(name)
  expect(await Promise.all([...one, ...strangers.slice(0, 7), mine])).toEqual(Array(16).fill('done'))
})

test('a device that the requested account does not know gets no more places than strangers have', () => {
  const queue = createLimiter(passwords)
  const places = Array.from({ length: 8 }, () => queue.enter({ clientIp: 'a', account: 'own' }))
  for (const place of places) place.countAsUnknownDevice()
  expect(() => queue.enter({ clientIp: 'a' })).toThrow(QueueFull)
  const another = queue.enter({ clientIp: 'a', account: 'own' })
  expect(() => another.countAsUnknownDevice()).toThrow(QueueFull)
  for (const place of places) place.leave()
  another.leave()
  expect(() => Array.from({ length: 8 }, () => queue.enter({ clientIp: 'a' }))).not.toThrow()
})

test('strangers who ask for one account have eight places, however many addresses they have, and others keep theirs', () => {
  const queue = createLimiter(passwords)
  const places = Array.from({ length: 8 }, (_, n) => queue.enter({ clientIp: `${n}`, target: 'ana' }))
  expect(() => queue.enter({ clientIp: 'one more', target: 'ana' })).toThrow(QueueFull)
  const unknown = queue.enter({ clientIp: 'one more', account: 'own', target: 'ana' })
  expect(() => unknown.countAsUnknownDevice()).toThrow(QueueFull)
  for (const caller of [{ account: 'ana', target: 'ana' }, { target: 'eva' }, {}])
    expect(() => queue.enter({ clientIp: 'home', ...caller })).not.toThrow()
  places[0]?.leave()
  expect(() => queue.enter({ clientIp: 'one more', target: 'ana' })).not.toThrow()
})

test('strangers of any number of addresses leave places to devices that an account knows, and share theirs', async () => {
  const queue = createLimiter({ ...passwords, placesOfStrangersMax: 48 })
  const work = createWork()
  const crowd = Array.from({ length: 46 }, (_, n) => outcome(queue.run({ clientIp: `${n}` }, work.of(`${n}`))))
  const two = ['one', 'two'].map((name) => outcome(queue.run({ clientIp: 'two' }, work.of(name))))
  const newcomer = outcome(queue.run({ clientIp: 'new' }, work.of('new')))
  expect(await two[1]).toBe('refused')
  expect(await outcome(queue.run({ clientIp: 'late' }, work.of('late')))).toBe('refused')
  const known = Array.from({ length: 16 }, (_, n) =>
    outcome(queue.run({ clientIp: 'known', account: `${n}` }, work.of(`known ${n}`))),
  )
  await afterPending()
  for (const name of work.started) await work.end(name) // the list grows meanwhile
  expect(new Set(await Promise.all([...crowd, two[0], newcomer, ...known]))).toEqual(new Set(['done']))
})

test('a place counts before its work is known, and is free again after leave()', () => {
  const queue = createLimiter(passwords)
  const places = Array.from({ length: 8 }, () => queue.enter({ clientIp: 'a' }))
  expect(() => queue.enter({ clientIp: 'a' })).toThrow(QueueFull)
  places[0]?.leave()
  places[0]?.leave()
  expect(() => queue.enter({ clientIp: 'a' })).not.toThrow()
  expect(() => queue.enter({ clientIp: 'a' })).toThrow(QueueFull)
})

test('in any order of calls the bounds hold, all work ends, and no place is lost', async () => {
  const step = fc.record({
    clientIp: fc.constantFrom('a', 'b', 'c'),
    account: fc.constantFrom(undefined, 'x', 'y'),
    fails: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const queue = createLimiter({
        runningMax: 3,
        runningPerIpMax: 2,
        placesMax: 12,
        placesPerIpMax: 7,
        placesPerCallerMax: 5,
      })
      const running = new Map<string, number>()
      let most = 0
      const all = steps.map(({ fails, ...caller }, n) =>
        outcome(
          queue.run(caller, async () => {
            running.set(caller.clientIp, (running.get(caller.clientIp) ?? 0) + 1)
            most = Math.max(most, running.get(caller.clientIp) as number)
            expect([...running.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3)
            for (let turn = 0; turn < n % 3; turn += 1) await afterPending()
            running.set(caller.clientIp, (running.get(caller.clientIp) as number) - 1)
            if (fails) throw new Error('deliberate fault')
          }),
        ),
      )
      const results = await Promise.all(all)
      expect(most).toBeLessThanOrEqual(2)
      expect(results.filter((result) => result !== 'refused').length).toBeGreaterThanOrEqual(Math.min(steps.length, 5))
      const places = Array.from({ length: 12 }, (_, n) => queue.enter({ clientIp: `${n}` }))
      expect(() => queue.enter({ clientIp: 'one more' })).toThrow(QueueFull)
      for (const place of places) place.leave()
    }),
    { numRuns: 60 },
  )
})
