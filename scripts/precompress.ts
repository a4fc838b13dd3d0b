import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compress, isCompressible, WORTH_COMPRESSING_BYTES } from '#platform/http/answers/compress.ts'
import { findContentType } from '#platform/http/answers/content-types.ts'

const BEST = 11

/**
 * Writes `.br` and `.gz` files at build time, so that requests never wait for the best compression. Skips
 * the build's own `.vite`.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.gz`))
    .filter((file) => isCompressible(findContentType(file)) && statSync(file).isFile())
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file)
      if (body.length < WORTH_COMPRESSING_BYTES) return
      const [br, gz] = await Promise.all([compress(body, 'br', BEST), compress(body, 'gzip', BEST)])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

if (import.meta.main && process.argv[2]) {
  if (process.argv.includes('--give-way')) setPriority(constants.priority.PRIORITY_LOW)
  await precompress(process.argv[2])
}
