/** A row of a file in CSV, with the line break. A cell that could be read otherwise is in quotes. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\n`
}

function quoted(cell: string, delimiter: string): string {
  const isPlain = !cell.includes(delimiter) && !/["\n\r]|^\s|\s$/.test(cell)
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}
