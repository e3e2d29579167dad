const width = 30

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/**
 * Shows how far a file has been read, how many rows a second that is and how long the rest takes: one moving bar on a
 * terminal, else a line for every ten percent.
 */
export function createProgress(
  terminal: Terminal,
  bytes: number,
  clock: () => number = Date.now,
): (bytesRead: number, rows: number) => void {
  let shown = -1
  const begun = clock()
  const speed = (percent: number, rows: number) => {
    const seconds = (clock() - begun) / 1000
    if (seconds < 1 || percent === 0) return ''
    const left = percent < 100 ? `, ${durationOf((seconds * (100 - percent)) / percent)} left` : ''
    return `, ${Math.round(rows / seconds)} rows/s${left}`
  }
  return (bytesRead, rows) => {
    const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((bytesRead / bytes) * 100))
    if (terminal.isTTY) {
      if (percent === shown) return
      const filled = Math.round((percent / 100) * width)
      terminal.write(
        `\r[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${percent} %, ${rows} rows${speed(percent, rows)}${percent === 100 ? '\n' : '  '}`,
      )
      shown = percent
    } else if (Math.floor(percent / 10) > shown) {
      shown = Math.floor(percent / 10)
      terminal.write(`${shown * 10} %, ${rows} rows${speed(percent, rows)}\n`)
    }
  }
}

const durationOf = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)
