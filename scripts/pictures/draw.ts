// Writes the pictures of docs/pictures: npm run docs:pictures
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawPictures } from './pictures.ts'
import { migratedSchema } from './schema.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, picture] of Object.entries(drawPictures(await migratedSchema())))
  writeFileSync(folder + name, picture)
