import { type ChildProcess, type SpawnOptions, type StdioNull, type StdioPipe, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

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

/**
 * Starts a program that ends when this process ends, even by SIGKILL at the very moment of the start: a shell starts
 * what watches this process before it becomes the program, so that the program never runs unwatched. Where there is no
 * such shell (Windows), the program outlives a killed process.
 */
export function spawnWatched(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (process.platform === 'win32') return spawn(command, args, { ...options, shell: true })
  // A line says that the program has ended by itself; the end of the pipe says that this process has ended.
  const watched = '(read -r ended <&3 || kill -KILL $$) >/dev/null 2>&1 & exec "$@" 3<&-'
  const child = spawn('/bin/sh', ['-c', watched, 'watch', command, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  })
  const watch = child.stdio[3] as Writable | null
  watch?.on('error', () => {})
  child.once('exit', () => watch?.end('ended\n'))
  return child
}
