const width = 30

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows how far a file has been read: one moving bar on a terminal, else a line for every ten percent. */
export function createProgress(terminal: Terminal, bytes: number): (bytesRead: number, rows: number) => void {
  let shown = -1
  return (bytesRead, rows) => {
    const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((bytesRead / bytes) * 100))
    if (terminal.isTTY) {
      if (percent === shown) return
      const filled = Math.round((percent / 100) * width)
      terminal.write(
        `\r[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${percent} %, ${rows} rows${percent === 100 ? '\n' : ''}`,
      )
      shown = percent
    } else if (Math.floor(percent / 10) > shown) {
      shown = Math.floor(percent / 10)
      terminal.write(`${shown * 10} %, ${rows} rows\n`)
    }
  }
}
