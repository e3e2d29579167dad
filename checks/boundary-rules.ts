import { type Imports, type Package, layeredFolders, packages, privateFiles } from '../boundaries.ts'
import type { Import } from './import-graph.ts'

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)
const isWithinAny = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isWithin(path, folder))

/** Says why an import is not allowed; nothing when it is. */
export function complaintAbout(each: Import): string | undefined {
  const complaint = packageComplaint(each) ?? layerComplaint(each) ?? privateFileComplaint(each)
  return complaint && `${each.from} imports ${each.specifier}. ${complaint}`
}

function packageOf(path: string): Package | undefined {
  return packages
    .filter((each) => isWithin(path, each.path))
    .toSorted((left, right) => right.path.length - left.path.length)[0]
}

/** An import that the importer's package does not allow, or that leaves its package by a relative path. */
function packageComplaint(each: Import): string | undefined {
  const owner = packageOf(each.from)
  if (!owner) return 'Its folder is not in the list of packages in boundaries.ts.'
  const allowed = (isTest(each.from) && owner.tests) || owner
  if (each.isType && isWithinAny(each.to, allowed.typesFrom ?? [])) return undefined
  if (each.isLibrary) return allowsLibrary(allowed, each.to) ? undefined : owner.because
  const isOwn = packageOf(each.to) === owner
  if (!isOwn && !isWithinAny(each.to, allowed.from)) return owner.because
  if (allowed.typesFrom?.includes(each.to)) return `Only its types may be imported. ${owner.because}`
  const home = homeFolderOf(owner.path)
  if (each.specifier.startsWith('.') && home && !isWithin(each.to, home) && !isWithin(each.to, 'checks'))
    return 'Another package is named by its #name.'
  return undefined
}

/**
 * The folder that relative imports of a package stay in, apart from imports of checks/, which has no #name; none for
 * packages without a #name and files of the root.
 */
function homeFolderOf(path: string): string | undefined {
  const folder = /\.tsx?$/.test(path) ? path.split('/').slice(0, -1).join('/') : path
  return ['checks', 'scripts', ''].includes(folder) ? undefined : folder
}

/** `react` stands for `react/jsx-runtime` as well, `node:*` for every module of Node. */
function allowsLibrary({ libraries }: Imports, name: string): boolean {
  if (name.startsWith('virtual:')) return true
  const isListed = (list: readonly string[]) =>
    isWithinAny(name, list) || (name.startsWith('node:') && list.includes('node:*'))
  return 'only' in libraries ? isListed(libraries.only) : !isListed(libraries.allBut)
}

/** An import of a layer that is not below the importer's. */
function layerComplaint({ from, to, specifier }: Import): string | undefined {
  for (const { path, layers } of layeredFolders) {
    if (!isWithin(from, path) || !isWithin(to, path)) continue
    const [importer, imported] = [subfolderOf(from, path), subfolderOf(to, path)]
    if (imported !== importer && specifier.startsWith('.') && path === 'server/modules')
      return 'Another module is named by its #server/modules/… path.'
    if (imported === importer || isTest(from)) continue
    const heightOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder))
    const unlisted = [importer, imported].find((folder) => folder !== undefined && heightOf(folder) < 0)
    if (unlisted) return `${path}/${unlisted} is not in the list of layers in boundaries.ts.`
    if (importer === undefined) continue
    if (imported === undefined) return `It stands above all layers of ${path}.`
    if (heightOf(imported) >= heightOf(importer))
      return `${path}/${imported} is not in a layer below ${path}/${importer}: see the layers in boundaries.ts.`
  }
  return undefined
}

/** The folder right below `path` that contains the file; none for a file of the folder itself. */
function subfolderOf(file: string, path: string): string | undefined {
  const [name, ...rest] = file.slice(path.length + 1).split('/')
  return rest.length > 0 ? name : undefined
}

function privateFileComplaint({ from, to }: Import): string | undefined {
  for (const { of, name, alsoFor } of privateFiles) {
    if (!isWithin(to, of) || !name.test(to) || isWithinAny(from, alsoFor)) continue
    if (isWithin(from, `${of}/${subfolderOf(to, of)}`)) continue
    return 'A module’s tables and routes are its own: call its use cases.'
  }
  return undefined
}
