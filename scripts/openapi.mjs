// Writes contract/openapi.json: the current API as a file for reviews and for client generators. checks/openapi/
// compares it with the last release, and a test fails when it is older than the code.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { routes } from '../server/app.ts'
import { describeRoutes } from '../server/platform/http/documents.ts'

const path = 'contract/openapi.json'
const document = describeRoutes(routes, 'Vitrina')
writeFileSync(path, JSON.stringify(document))
const { status } = spawnSync('oxfmt', [path], { stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) process.exit(1)
console.log(`${path}: ${Object.keys(document.paths).length} paths`)
