import { readFileSync } from 'node:fs'
import { allPaths, root } from '../checks/repository-files.ts'

const paths = allPaths()

/** All code, styles and statements, which may cite documents. */
export const citingFiles = paths.filter((path) => /\.(tsx?|mjs|py|css|sql)$|(^|\/)Containerfile$/.test(path))

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The words of the code without its comments and tests: names such as `placeOrder`, and `cart-full` as a whole. */
const namesInCode = new Set(
  citingFiles
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|spec)\.tsx?$|^checks\/vocabulary\//.test(path))
    .flatMap(
      (path) =>
        readFileSync(root + path, 'utf8')
          .replace(comments, ' ')
          .match(/\w+(?:-\w+)*/g) ?? [],
    )
    .flatMap((word) => (word.includes('-') ? [word.toLowerCase(), ...word.split('-')] : [word])),
)

const isPath = (text: string): boolean =>
  /^[\w*.-]+\/[\w*./-]*$/.test(text) || /^[\w*.-]+\.(tsx?|mjs|css|json|svg|sql|md)$/.test(text)

/**
 * A name in camel case, or with an underscore, a hyphen, a dot or parentheses: `branchCode`, `address_id`, `ctx.db`,
 * `send()`.
 */
const isName = (text: string): boolean =>
  /^\$?\w[\w.-]*(\(.*\))?$/s.test(text) && (/[a-z][A-Z]|[A-Z]{2}|[_().-]/.test(text) || text.startsWith('$'))

/** Whether the end of some path is this one: `place-order.ts` is, and `*-repository.ts`, and `modules/`. */
function isPathThere(path: string): boolean {
  const [folder = ''] = path.split('/')
  if (/^[A-Z_]+$/.test(folder)) return namesInCode.has(folder)
  const escaped = path.replace(/\/$/, '').replaceAll('.', '\\.')
  const pattern = escaped.replaceAll('**/', '(.+/)?').replaceAll('*', '[^/]*')
  const ending = new RegExp(`(^|/)${pattern}$`)
  return paths.some((each) => ending.test(each))
}

/** Whether the code has every part of a name; a name with hyphens is one word, in upper or lower case. */
function isNameThere(name: string): boolean {
  const bare = name.replace(/^\$|\(.*\)$/gs, '')
  if (bare.includes('-')) return namesInCode.has(bare.toLowerCase())
  return bare.split('.').every((part) => namesInCode.has(part))
}

/** Names that documents explain and the repository does not contain: a warning of npm, and the folder of the data. */
const namesOfOthers = new Set(['EBADENGINE', 'var/'])

/** Whether the repository has the path, or its code the name. */
export const isThere = (text: string): boolean =>
  namesOfOthers.has(text) || (isPath(text) ? isPathThere(text) : isNameThere(text))

/** Placeholders of an instruction, to be replaced by the reader. */
const placeholder = /NOUN|AREA|NNNN/

/** The words between backticks that look like a path or a name of the code, outside of blocks. */
export function citedNames(markdown: string): string[] {
  const withoutBlocks = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const cited = [...withoutBlocks.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replaceAll('\n', ' '))
  return cited.filter((text) => (isPath(text) || isName(text)) && !placeholder.test(text))
}
