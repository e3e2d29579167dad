import type * as contract from '#contract/erp-imports.ts'
import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type { ImportJob, ImportJobOptions } from './import-job.ts'

type Reply = ReplyInputOf<typeof contract.getImport>

export function toOptions(input: ParsedInputOf<typeof contract.createImport>): ImportJobOptions {
  const { mapping, rate, only, encoding } = input
  return {
    mapping: mapping || undefined,
    rate: rate || undefined,
    only: only || undefined,
    encoding,
    isFull: input.full ?? false,
    mayHide: input.hide ?? false,
    dryRun: input.dry_run ?? false,
  }
}

/** A job as the wire has it, with its rate and the time that is left. */
export function presentImport(job: ImportJob): Reply {
  // One that was canceled or has failed keeps how far it came.
  const share = job.outcome === 'done' ? 1 : job.listBytes === 0 ? 0 : Math.min(1, job.bytesRead / job.listBytes)
  const until = job.endedAt ?? job.aliveAt
  const seconds = job.startedAt && until ? (until.getTime() - job.startedAt.getTime()) / 1000 : 0
  return {
    id: job.id,
    created: job.createdAt.toISOString(),
    state: job.outcome ?? (job.startedAt ? 'running' : 'waiting'),
    progress: Math.floor(share * 100),
    rows: job.rows,
    rows_per_second: seconds > 0 ? Math.round(job.rows / seconds) : null,
    seconds_left: !job.endedAt && seconds > 0 && share > 0 ? Math.ceil((seconds * (1 - share)) / share) : null,
    ended: job.endedAt?.toISOString() ?? null,
    report: job.report,
  }
}
