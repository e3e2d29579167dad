import { crc32, deflateRawSync } from 'node:zlib'

interface ArchiveEntry {
  name: string
  content: string | Uint8Array
  /** What the archive states as the unpacked size, where it is not the true one. */
  statedBytes?: number
  isEncrypted?: boolean
}

/** A ZIP archive with these entries, packed. */
export function makeArchive(entries: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, statedBytes, isEncrypted = false } of entries) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800 | (isEncrypted ? 1 : 0), 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(statedBytes ?? bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([signature(0x04034b50), common, path, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), common, central, path]))
    parts.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A cell of a sheet as XML, such as `<c t="n"><v>5</v></c>`. */
type CellXml = string

/** A workbook (XLSX) whose first sheet has these rows; `parts` replaces or adds entries. */
export function makeWorkbook(rows: readonly (readonly CellXml[])[], parts: Record<string, string> = {}): Buffer {
  const sheet = rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join('')
  const entries = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="List" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><x:worksheet xmlns:x="main"><sheetData>${sheet}</sheetData></x:worksheet>`,
    ...parts,
  }
  return makeArchive(Object.entries(entries).map(([name, content]) => ({ name, content })))
}

/** A cell with its text in the sheet itself. */
export const textCell = (text: string, reference = ''): CellXml =>
  `<c ${reference && `r="${reference}" `}t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
