import { readFileSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/database.ts'
import { loadIndex, reloadProducts } from './load.ts'
import { findMatches } from './matches.ts'
import { arrange } from './arrange.ts'
import { levelOf } from './prices.ts'
const url = readFileSync('/tmp/h1-url', 'utf8').trim()
const database = await openDatabase({ url, poolSize: 4, folder: '' })
const now = new Date()
const m0 = process.memoryUsage()
let t = performance.now()
const c0 = process.cpuUsage()
let worst = 0,
  last = performance.now()
const iv = setInterval(() => {
  const n = performance.now()
  worst = Math.max(worst, n - last)
  last = n
}, 1)
const index = await loadIndex(database.db, now)
clearInterval(iv)
const c = process.cpuUsage(c0)
console.log('load ms', Math.round(performance.now() - t), 'cpu', Math.round((c.user + c.system) / 1000), 'worst block', Math.round(worst))
globalThis.gc?.()
const m1 = process.memoryUsage()
console.log('heap MB', (m1.heapUsed - m0.heapUsed) / 1e6, 'buffers', (m1.arrayBuffers - m0.arrayBuffers) / 1e6)
const base = {
  q: undefined,
  page: 1,
  limit: 24,
  sort: 'popularity' as const,
  category: undefined,
  brands: [],
  models: [],
  prices: undefined,
  branchCode: 1,
  rated: undefined,
  onlyOffers: false,
  onlyWithStock: false,
}
function time(name: string, f: any) {
  const run = () => {
    index.generation++
    const m = findMatches(index, 1, f)
    arrange(index, levelOf(index.prices, 1, index.codes), m.docs, m.text, f)
    return m.total
  }
  for (let i = 0; i < 50; i++) run()
  let n = 0
  const c0 = process.threadCpuUsage()
  for (let i = 0; i < 150; i++) n = run()
  const c1 = process.threadCpuUsage(c0)
  const best = (c1.user + c1.system) / 1000 / 150
  console.log(name.padEnd(40), n, best.toFixed(3))
}
time('all', base)
time('category', { ...base, category: 12 })
time('category+brand+stock', { ...base, category: 12, brands: ['lumen', 'norte'], onlyWithStock: true })
time('price', { ...base, prices: { from: 200, to: 1000 } })
time('price rated sort', { ...base, prices: { from: 200, to: 3000 }, rated: 3, sort: 'price_desc' })
time('models', { ...base, models: ['Pro 3', 'Air 1'] })
time('stock', { ...base, onlyWithStock: true, branchCode: 7 })
time('offers price_asc', { ...base, onlyOffers: true, sort: 'price_asc' })
time('all filters', {
  ...base,
  category: 12,
  brands: ['lumen'],
  models: ['Pro 3'],
  prices: { from: 100, to: 5000 },
  rated: 2,
  onlyOffers: true,
  onlyWithStock: true,
})
for (const q of ['case', 'cargador', 'smartphone lumen', 'samsum galxy', 'clear case pro 3', 'memoria usb 128', 'a']) {
  const t = performance.now()
  const r = index.text.search(q)
  const ms = performance.now() - t
  let s = performance.now()
  for (let i = 0; i < 5; i++) index.text.search(q)
  s = (performance.now() - s) / 5
  console.log('search', q, r.docs.length, ms.toFixed(2), s.toFixed(2))
  time('q ' + q, { ...base, q })
}
t = performance.now()
await reloadProducts(database.db, index, ['G000500'], now)
console.log('reload 1', performance.now() - t)
t = performance.now()
await reloadProducts(database.db, index, ['G000501'], now)
console.log('reload 1', performance.now() - t)
const many = index.codes.filter((_, i) => i % 20 === 0)
t = performance.now()
await reloadProducts(database.db, index, many, now)
console.log('reload', many.length, performance.now() - t)
await database.close()
