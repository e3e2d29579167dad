import { type Archive, openArchive } from '../archive.ts'
import { ImportError } from '../mapping.ts'
import { readXml } from './read-xml.ts'

const limits = { entriesMax: 2_000, entryBytesMax: 1_000_000_000, bytesMax: 1_500_000_000 }
/** Texts that cells share are in memory as a whole. */
const sharedCharactersMax = 60_000_000
const sharedTextsMax = 2_000_000

export interface Workbook {
  archive: Archive
  /** The entry of the first sheet. */
  sheet: string
  /** Texts that cells name by their number. */
  shared: readonly string[]
  /** For each style of cells, whether it shows numbers as dates. */
  isDate: readonly boolean[]
  /** Whether days are counted from 1904 on instead of 1900. */
  countsFrom1904: boolean
}

/** Opens a workbook (XLSX) and reads what its cells refer to. Refuses an archive that is none. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const archive = await openArchive(path, limits)
  try {
    const { relation, countsFrom1904 } = await readBook(archive, path)
    const targets = await readRelations(archive)
    const target = targets.get(relation)
    const sheet = target?.startsWith('/') ? target.slice(1) : `xl/${target}`
    if (!target || archive.sizeOf(sheet) === undefined) throw new ImportError(`${path} has no sheet that can be read.`)
    return { archive, sheet, shared: await readShared(archive), isDate: await readStyles(archive), countsFrom1904 }
  } catch (error) {
    archive.close()
    throw error
  }
}

async function readBook(archive: Archive, path: string): Promise<{ relation: string; countsFrom1904: boolean }> {
  if (archive.sizeOf('xl/workbook.xml') === undefined)
    throw new ImportError(`${path} is an archive, but no workbook (XLSX).`)
  let relation: string | undefined
  let countsFrom1904 = false
  await readXml(await archive.read('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') relation ??= attributes['r:id'] ?? attributes['d3p1:id']
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    },
  })
  return { relation: relation ?? '', countsFrom1904 }
}

async function readRelations(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readXml(await archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  return targets
}

async function readShared(archive: Archive): Promise<string[]> {
  const shared: string[] = []
  if (archive.sizeOf('xl/sharedStrings.xml') === undefined) return shared
  let characters = 0
  let text = ''
  let isText = false
  let isReading = false
  await readXml(await archive.read('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = ''
      // How a text is pronounced (rPh) is no part of it.
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') shared.push(text)
      if (shared.length > sharedTextsMax) throw new ImportError('The workbook has too many different texts.')
    },
    text(part) {
      if (!isText) return
      characters += part.length
      if (characters > sharedCharactersMax)
        throw new ImportError('The texts of the workbook are too long. Save it as CSV instead.')
      text += part
    },
  })
  return shared
}

/** Formats that every workbook has for dates and times. */
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

async function readStyles(archive: Archive): Promise<boolean[]> {
  const styles: boolean[] = []
  if (archive.sizeOf('xl/styles.xml') === undefined) return styles
  const own = new Map<string, boolean>()
  let isInCells = false
  await readXml(await archive.read('xl/styles.xml'), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, isDateFormat(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) styles.push(own.get(numFmtId) ?? dateFormats.has(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/** Whether a format such as `dd/mm/yyyy` has a sign of dates outside of its texts and brackets. */
function isDateFormat(code: string): boolean {
  let end = ''
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] as string
    if (end) end = sign === end ? '' : end
    else if (sign === '\\') at += 1
    else if (sign === '"') end = '"'
    else if (sign === '[') end = ']'
    else if (/[dmyhs]/i.test(sign)) return true
  }
  return false
}
