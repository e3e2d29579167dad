// npm run studio [-- scene | scene/view | scene/view/colour ...] [--all] [--draft | --quick | --fine]
// Without a name: everything that is missing in pictures/. Needs Blender 3.4 or newer; the store itself never does.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strengthOf } from './shadow.mjs'
import { develop, developUse } from './develop.mjs'
import { withScreens } from './screens.mjs'
import { writeIndex } from './write-index.mjs'

const studio = dirname(fileURLToPath(import.meta.url))
const pictures = join(studio, 'pictures')
const blender = process.env.BLENDER ?? 'blender'
// Debian's build has no denoiser: `denoise.mjs` is ours, and needs few samples.
const qualities = { '--draft': { pixels: 640, samples: 5 }, '--quick': { pixels: 1200, samples: 6 }, '--fine': { pixels: 2400, samples: 16 } }
const quality = qualities[process.argv.find((word) => word in qualities)] ?? { pixels: 1600, samples: 6 }
const sizes = { side: 1600, use: [1000, 750] }

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
  const every = Object.entries(scenes).flatMap(([scene, listed]) => picturesOf(listed).map((picture) => `${scene}/${picture}`))
  const unknown = names.filter((name) => !every.some((view) => view === name || view.startsWith(`${name}/`)))
  if (unknown.length > 0) throw new Error(`No such scene or view: ${unknown.join(', ')}`)
  if (names.length > 0) return every.filter((view) => names.some((name) => view === name || view.startsWith(`${name}/`)))
  if (args.includes('--all')) return every
  return every.filter((view) => !existsSync(join(pictures, `${fileName(view)}.avif`)))
}

/** Every view, and each in which a screen is seen in the colours that have their own wallpaper. */
function picturesOf({ views, wallpapers = {} }) {
  const screens = views.filter((view) => view !== 'back')
  return [...views, ...Object.keys(wallpapers).flatMap((colour) => screens.map((view) => `${view}/${colour}`))]
}

async function photograph(scenes, requested) {
  // One after the other, as they were photographed: a picture in a colour is made from that of all colours.
  let saved = Promise.resolve()
  await runBlender(['shoot', scratch, String(quality.pixels), String(quality.samples), ...requested], (line) => {
    const view = /^SHOT (\S+)/.exec(line)?.[1]
    if (!view) return
    console.log(line)
    saved = saved.then(() => (view.split('/').length > 2 ? saveInColour(view) : save(scenes, view)))
  })
  await saved
}

async function save(scenes, view) {
  const isUse = scenes[view.split('/')[0]].category === 'use'
  const made = isUse ? await developUse(join(scratch, fileName(view)), ...sizes.use) : await develop(join(scratch, fileName(view)), { side: sizes.side, strength: strengthOf(view) })
  const path = join(pictures, fileName(view))
  await writeFile(`${path}.avif`, made.picture)
  await writeFile(`${path}.mask.avif`, made.mask)
}

/** The picture of all colours with other screens: its body stays as it is, so one mask serves them all. */
async function saveInColour(view) {
  const [scene, name] = view.split('/')
  const picture = await withScreens(join(pictures, `${scene}-${name}.avif`), join(scratch, `${fileName(view)}.png`))
  await writeFile(join(pictures, `${fileName(view)}.avif`), picture)
}

function fileName(view) {
  return view.replaceAll('/', '-')
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
