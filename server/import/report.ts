import type { Refusal, Summary } from './load-price-list.ts'

const refusalsShownMax = 200

/** What an import did, or a dry run would do, in plain lines. */
export function reportOf({ rows, created, updated, unchanged, refused, leftOut }: Summary, dryRun: boolean): string {
  const would = dryRun ? 'would be ' : ''
  return [
    ...refusalsOf(refused),
    ...(leftOut.size > 0
      ? [
          `Cells left out, since they are empty lists or cannot be true: ${[...leftOut].map(([column, count]) => `${column} ${count}×`).join(', ')}.`,
        ]
      : []),
    `${rows} rows: ${created} ${would}created, ${updated} ${would}updated, ${unchanged} unchanged, ${refused.length} refused.`,
    ...(dryRun ? ['This was a dry run: nothing was changed.'] : []),
  ].join('\n')
}

/** The refused rows, as many as a reader looks at, each in one line; `count` where there are more than these. */
export function refusalsOf(refused: readonly Refusal[], count = refused.length): string[] {
  return [
    ...refused.slice(0, refusalsShownMax).map(({ line, column, reason }) => `line ${line}: ${column} ${reason}`),
    ...(count > refusalsShownMax ? [`… and ${count - refusalsShownMax} more rows were refused`] : []),
  ]
}
