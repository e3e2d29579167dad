import { spawnSync } from 'node:child_process'

/**
 * Stops a process and its child processes, as on a machine that hangs: their sockets stay open and do not respond.
 * Gives the function that lets them continue.
 */
export function freeze(pid: number): () => void {
  const pids = [pid, ...childrenOf(pid)]
  for (const one of pids) process.kill(one, 'SIGSTOP')
  return () => {
    for (const one of pids) process.kill(one, 'SIGCONT')
  }
}

/** The ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child as number)
}
