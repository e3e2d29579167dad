/** How a list is imported, as the call says. */
export interface ImportJobOptions {
  mapping?: string | undefined
  rate?: string | undefined
  only?: string | undefined
  encoding?: 'utf8' | 'latin1' | undefined
  isFull: boolean
  mayHide: boolean
  dryRun: boolean
}

export type ImportOutcome = 'done' | 'failed' | 'canceled'

export interface ImportReport {
  /** Why the import could not start or go on. */
  message: string | null
  created: number
  updated: number
  unchanged: number
  refused: number
  refusals: { line: number; column: string; reason: string }[]
  changes: { column: string; count: number }[]
  unlisted: { count: number; hidden: number } | null
  /** The report as the command prints it. */
  lines: string[]
}

/** How a job ended, and how far it had come. */
export interface ImportEnding {
  now: Date
  outcome: ImportOutcome
  report: ImportReport
  refusedRows: Buffer | null
  rows: number
  bytesRead: number
}

export interface ImportJob {
  id: string
  createdAt: Date
  listBytes: number
  startedAt: Date | null
  aliveAt: Date | null
  bytesRead: number
  rows: number
  endedAt: Date | null
  outcome: ImportOutcome | null
  report: ImportReport | null
}

/** A job that a process works on. */
export interface ClaimedJob {
  id: string
  options: ImportJobOptions
  list: Buffer
}
