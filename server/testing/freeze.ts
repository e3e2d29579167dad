import { spawnSync } from 'node:child_process'

/**
 * Stops a process and all it has started as a machine that hangs would: their sockets stay open and nothing answers.
 * Answers with how they go on.
 */
export function freeze(pid: number): () => void {
  const pids = [pid, ...childrenOf(pid)]
  for (const one of pids) process.kill(one, 'SIGSTOP')
  return () => {
    for (const one of pids) process.kill(one, 'SIGCONT')
  }
}

/** The ids of the processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child as number)
}
