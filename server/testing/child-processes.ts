import { type ChildProcess, type SpawnOptions, type StdioNull, type StdioPipe, spawn } from 'node:child_process'

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href

interface NodeOptions extends Omit<SpawnOptions, 'stdio' | 'detached'> {
  stdout?: StdioPipe | StdioNull
  stderr?: StdioPipe | StdioNull
  /** Whether the process has a channel for messages. */
  hasChannel?: boolean
}

/** Starts Node with these arguments in a process of its own, which ends when this process ends, even by SIGKILL. */
export function spawnNode(
  args: readonly string[],
  { stdout = 'pipe', stderr = 'pipe', hasChannel = false, ...options }: NodeOptions = {},
): ChildProcess {
  const stdio = ['pipe' as const, stdout, stderr, ...(hasChannel ? (['ipc'] as const) : [])]
  return spawn(process.execPath, ['--import', endWithParent, ...args], { ...options, stdio })
}

/**
 * Ends another program's process when this process ends, even by SIGKILL: a shell waits on a pipe that the kernel
 * closes then. By default it sends SIGKILL; `script` finds the id of the process in `$1` and `more` behind it. After a
 * normal end of the process it does not run.
 */
export function endWithUs(
  child: ChildProcess,
  script = 'kill -KILL "$1"',
  more: readonly string[] = [],
  as: SpawnOptions = {},
): void {
  const watcher = spawn('/bin/sh', ['-c', `cat >/dev/null; ${script}`, 'watch', String(child.pid), ...more], {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, the process outlives this one where this one is killed.
  watcher.on('error', () => {})
  watcher.unref()
  ;(watcher.stdin as unknown as { unref(): void } | null)?.unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
}
