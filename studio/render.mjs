// npm run studio [-- scene | scene/view ...] [--all] [--draft | --quick | --fine]
// Without a name: everything that is missing in pictures/. Needs Blender 3.4 or newer; the store itself never does.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strengthOf } from './shadow.mjs'
import { develop, developUse } from './develop.mjs'
import { writeIndex } from './write-index.mjs'

const studio = dirname(fileURLToPath(import.meta.url))
const pictures = join(studio, 'pictures')
const blender = process.env.BLENDER ?? 'blender'
// Debian's build has no denoiser: `denoise.mjs` is ours, and needs few samples.
const qualities = { '--draft': { pixels: 640, samples: 5 }, '--quick': { pixels: 1200, samples: 6 }, '--fine': { pixels: 2400, samples: 16 } }
const quality = qualities[process.argv.find((word) => word in qualities)] ?? { pixels: 1600, samples: 6 }
const saved = { side: 1600, use: [1000, 750] }

const scratch = await mkdtemp(join(tmpdir(), 'studio-'))
try {
  const scenes = await listScenes()
  const requested = chooseViews(scenes, process.argv.slice(2))
  if (requested.length > 0) await photograph(scenes, requested)
  await writeIndex(pictures, scenes)
  console.log(`${requested.length} rendered`)
} finally {
  await rm(scratch, { recursive: true })
}

async function listScenes() {
  const file = join(scratch, 'scenes.json')
  await runBlender(['list', file])
  return JSON.parse(await readFile(file, 'utf8'))
}

function chooseViews(scenes, args) {
  const names = args.filter((word) => !word.startsWith('--'))
  const every = Object.entries(scenes).flatMap(([scene, { views }]) => views.map((view) => `${scene}/${view}`))
  const unknown = names.filter((name) => !every.some((view) => view === name || view.startsWith(`${name}/`)))
  if (unknown.length > 0) throw new Error(`No such scene or view: ${unknown.join(', ')}`)
  if (names.length > 0) return every.filter((view) => names.some((name) => view === name || view.startsWith(`${name}/`)))
  if (args.includes('--all')) return every
  return every.filter((view) => !existsSync(join(pictures, `${fileName(view)}.avif`)))
}

async function photograph(scenes, requested) {
  const developed = []
  await runBlender(['shoot', scratch, String(quality.pixels), String(quality.samples), ...requested], (line) => {
    const view = /^SHOT (\S+)/.exec(line)?.[1]
    if (!view) return
    console.log(line)
    developed.push(save(scenes, view))
  })
  await Promise.all(developed)
}

async function save(scenes, view) {
  const isUse = scenes[view.split('/')[0]].category === 'use'
  const made = isUse ? await developUse(join(scratch, view.replace('/', '-')), ...saved.use) : await develop(join(scratch, view.replace('/', '-')), { side: saved.side, strength: strengthOf(view) })
  const path = join(pictures, fileName(view))
  await writeFile(`${path}.avif`, made.picture)
  await writeFile(`${path}.mask.avif`, made.mask)
}

function fileName(view) {
  return view.replace('/', '-')
}

/** Politely: a render takes every core it gets, and somebody may be working beside it. */
function runBlender(args, onLine = () => {}) {
  const options = ['-n', '10', blender, '-b', '-noaudio', '-t', process.env.BLENDER_THREADS ?? '0', '--python-exit-code', '1']
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [...options, '-P', join(studio, 'shoot.py'), '--', ...args])
    let rest = ''
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()
      lines.forEach(onLine)
    })
    child.stderr.pipe(process.stderr)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Blender stopped with code ${code}`))))
  })
}
