import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { productsFile, queriesFile } from './data.ts'
import { knownModels } from './known-models.ts'
import { chorusProducts, chorusRatings } from './read-chorus.ts'
import { phonesOf, phoneQueries } from './read-phones.ts'

/*
 * Prepares the data of the yardstick from what a person has downloaded; nothing of it is part of this repository:
 *
 *   git clone https://github.com/querqy/chorus
 *   npx node bench/relevance/yardstick/prepare.ts --chorus chorus [--phones smartphones.csv] [--out var/yardstick]
 *
 * The ratings and the catalogue are those of the demonstration store Chorus (Apache-2.0; the product data by Icecat under
 * its Open Content License). The phones are a list of phones with the columns `model` and `brand`.
 */
const { values } = parseArgs({
  options: {
    chorus: { type: 'string' },
    phones: { type: 'string' },
    out: { type: 'string', default: 'var/yardstick' },
  },
})
if (!values.chorus || !existsSync(values.chorus)) {
  console.error('--chorus names the folder of a clone of https://github.com/querqy/chorus.')
  process.exit(2)
}
const chorus = chorusProducts(values.chorus)
const phones = values.phones ? phonesOf(readFileSync(values.phones, 'utf8')) : []
const queries = [...chorusRatings(values.chorus), ...knownModels(chorus), ...phoneQueries(phones)]
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, productsFile), JSON.stringify([...chorus, ...phones]))
writeFileSync(join(values.out, queriesFile), JSON.stringify(queries))
console.log(`${chorus.length + phones.length} products and ${queries.length} searches are in ${values.out}.`)
