import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, chromiumPath } from '#e2e/chromium.ts'
import { type Figure, median } from '../figures.ts'
import { publicPages } from './public-pages.ts'
import { startStore } from '#server/testing/store-process.ts'

const runs = 3
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof limits

/** Lighthouse's scores for a phone, the median of three runs, on every page before the cart. */
export async function lighthouseScores(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const store = await startStore({ DATA_DIR: folder })
  const chrome = await launch({
    chromePath: await chromiumPath(),
    ignoreDefaultFlags: true,
    chromeFlags: [...chromiumArguments, `--user-data-dir=${join(folder, 'chrome')}`],
  })
  try {
    const figures: Figure[] = []
    for (const { name, path } of await publicPages(store.url))
      figures.push(...(await score(store.url + path, name, chrome.port)))
    return figures
  } finally {
    chrome.kill()
    await store.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function score(url: string, name: string, port: number): Promise<Figure[]> {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  const shifts: number[] = []
  const paints: number[] = []
  await lighthouse(url, { port, output: 'json', logLevel: 'error' }) // pictures are made on the first visit
  for (let run = 0; run < runs; run += 1) {
    const report = await reportOf(url, port)
    for (const category of Object.keys(limits) as Category[])
      scores[category].push(Math.round((report.categories[category]?.score ?? 0) * 100))
    shifts.push(report.audits['cumulative-layout-shift']?.numericValue ?? 1)
    paints.push((report.audits['largest-contentful-paint']?.numericValue ?? Infinity) / 1000)
    if (process.env['BENCH_VERBOSE']) explain(report)
  }
  const figures: Figure[] = (Object.keys(limits) as Category[]).map((category) => ({
    name: `${name}: Lighthouse ${category}`,
    value: median(scores[category]),
    limit: limits[category],
    isAtLeast: true,
    detail: `of ${scores[category].join(', ')}`,
  }))
  return [
    ...figures,
    { name: `${name}: layout shift`, value: median(shifts), limit: 0.02, isAtLeast: false, detail: 'cumulative' },
    {
      name: `${name}: largest picture or text painted: s`,
      value: median(paints),
      // The Core Web Vitals call a page good up to here.
      limit: 2.5,
      isAtLeast: false,
      detail: `of ${paints.map((seconds) => seconds.toFixed(2)).join(', ')}`,
    },
  ]
}

/**
 * One run of Lighthouse. A run in which the browser drew nothing says nothing about the page: it is reported and
 * repeated once.
 */
async function reportOf(url: string, port: number, triesLeft = 1): Promise<Report> {
  const { lhr: report } = (await lighthouse(url, { port, output: 'json', logLevel: 'error' }))!
  if (!report.runtimeError) return report
  const { code, message } = report.runtimeError
  console.log(
    `   Lighthouse broke on ${url}, ${triesLeft > 0 ? 'once more' : 'and counts as it is'}: ${code} ${message}`,
  )
  return triesLeft > 0 ? reportOf(url, port, triesLeft - 1) : report
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Prints the failed audits of a run. */
function explain(report: Report): void {
  for (const audit of Object.values(report.audits)) {
    if (audit.score !== null && audit.score < 0.9)
      console.log(
        `   ${audit.id}: ${audit.displayValue ?? audit.score} ${JSON.stringify(audit.details ?? {}).slice(0, 300)}`,
      )
  }
}
