/**
 * Renders `design/photography` to WebP in `design/photographs`: `npm run photographs -- jasmim-3 --scale 1
 * --samples 32 --prefilter`. No names render all; `--preview` writes a small PNG to
 * `.cache/photographs/preview`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { showHelp } from '../src/app/commands/show-help.ts'
import { runStep } from './run-step.ts'

showHelp(
  "npm run photographs -- [NAME ...] [--preview] [--scale .75] [--samples 16] [--threads 2] [--prefilter]\nRenders the demo's photographs with Blender.",
)

const scenes = 'design/photography'
const deliveryFolder = 'design/photographs'
const scratch = '.cache/photographs'
const heaviest = 250_000

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    scale: { type: 'string', default: '.75' },
    samples: { type: 'string', default: '16' },
    threads: { type: 'string', default: '2' },
    prefilter: { type: 'boolean', default: false },
  },
})

interface Need {
  debianPackage: string
  proof: [command: string, ...args: string[]]
}

const needs: Need[] = [
  { debianPackage: 'blender', proof: ['blender', '--version'] },
  { debianPackage: 'python3', proof: ['python3', '--version'] },
  { debianPackage: 'python3-numpy', proof: ['python3', '-c', 'import numpy'] },
  { debianPackage: 'librsvg2-bin', proof: ['rsvg-convert', '--version'] },
  { debianPackage: 'fontconfig', proof: ['fc-match', '--version'] },
  { debianPackage: 'tar', proof: ['tar', '--version'] },
]

function missingPackages(): string[] {
  return needs
    .filter(({ proof: [command, ...args] }) => spawnSync(command, args, { stdio: 'ignore' }).status !== 0)
    .map(({ debianPackage }) => debianPackage)
}

async function step(command: string, args: string[]): Promise<void> {
  const code = await runStep(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

function deliveredSize(name: string): { width: number; height: number } {
  if (name.startsWith('home-')) return { width: 2000, height: 1200 }
  if (name === 'produtos') return { width: 1800, height: 600 }
  if (name.startsWith('processo-')) return { width: 1500, height: 1200 }
  if (name.startsWith('colecao-') || name.startsWith('casa-')) return { width: 1500, height: 1000 }
  if (name.startsWith('blog-')) return { width: 1800, height: 1200 }
  return { width: 1200, height: 1500 }
}

async function deliver(name: string): Promise<void> {
  const { width, height } = deliveredSize(name)
  const pixels = await sharp(join(scratch, `${name}.png`))
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  let image = Buffer.alloc(0)
  for (const quality of [90, 86, 82, 78, 74, 70, 66, 60]) {
    image = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (image.byteLength <= heaviest) break
  }
  await writeFile(join(deliveryFolder, `${name}.webp`), image)
  console.log(`${name}.webp  ${width}×${height}  ${Math.round(image.byteLength / 1000)} kB`)
}

/** Keeps Blender open for all names and delivers each image as soon as it is rendered. */
async function renderAll(): Promise<void> {
  const folder = values.preview ? join(scratch, 'preview') : scratch
  await mkdir(folder, { recursive: true })
  const scale = values.preview ? '.25' : values.scale
  const samples = values.preview ? '9' : values.samples
  const options = ['--scale', scale, '--spp', samples, '--threads', values.threads, '--out', folder]
  if (values.preview || !values.prefilter) options.push('--no-prefilter')
  const scene = ['-b', '--python-exit-code', '1', '-P', join(scenes, 'render.py')]
  const blender = spawn('blender', [...scene, '--', ...names, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The denoiser has its own threads; more threads in its matrix products slow it down.
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    blender.once('error', reject)
    blender.once('close', resolve)
  })
  for await (const line of createInterface({ input: blender.stdout })) {
    const renderedFile = /^RENDERED (\S+)/.exec(line)?.[1]
    if (renderedFile && !values.preview) await deliver(renderedFile)
    else if (/^(BUILT|RENDERED)|Error/.test(line)) console.log(line)
  }
  const code = await exit
  if (code !== 0) throw new Error(`blender ended with ${code}`)
}

const missing = missingPackages()
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian:`)
  console.error(`  apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}
await step('sh', [join(scenes, 'fetch_assets.sh')])
if (!existsSync(join(scenes, 'textures', 'plaster-h.png')))
  await step('python3', [join(scenes, 'textures.py')])
await step('python3', [join(scenes, 'labels.py')])
await step('python3', [join(scenes, 'papers.py')])
await renderAll()
