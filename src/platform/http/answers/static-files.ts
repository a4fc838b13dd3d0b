import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Exchange, type Handler, isReading } from '#platform/http/exchange.ts'
import { findContentType } from './content-types.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts'
import { type ServableFile, sendFile } from './send-file.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'
const MAX_BYTES_IN_MEMORY = 512 * 1024

type StaticFile = { prepared: PreparedAnswer } | { streamed: ServableFile; cacheControl: string }

export interface StaticFiles {
  readonly handler: Handler
  /** Call after files were added; the first start compresses them while the shop is already open. */
  reload(): Promise<void>
}

/** The folder is listed once and only listed names are served, so no path can escape it. */
export async function loadStaticFiles(folder: string, headers: readonly string[]): Promise<StaticFiles> {
  let files = await loadFiles(folder, headers)
  return {
    handler: (exchange) => serve(exchange, files, headers),
    async reload() {
      files = await loadFiles(folder, headers)
    },
  }
}

async function loadFiles(folder: string, headers: readonly string[]): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const path of await filesBelow(folder)) {
    files.set(`/${path.split(sep).join('/')}`, await loadFile(join(folder, path), path, headers))
  }
  return files
}

async function serve(exchange: Exchange, files: Map<string, StaticFile>, headers: readonly string[]) {
  const file = files.get(exchange.path)
  if (!file || !isReading(exchange.req.method)) return false
  exchange.routeClass = 'static'
  if ('streamed' in file)
    return sendFile(exchange, file.streamed, { cacheControl: file.cacheControl, headers })
  sendPrepared(exchange.req, exchange.res, file.prepared)
  return true
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.')) && !/\.(br|gz)$/.test(path))
}

async function loadFile(file: string, path: string, headers: readonly string[]): Promise<StaticFile> {
  const cacheControl = path.startsWith(`assets${sep}`) ? IMMUTABLE : SHORT
  const contentType = findContentType(path)
  const { size, mtimeMs } = await stat(file)
  // Safari plays video only with range requests.
  if (size > MAX_BYTES_IN_MEMORY || contentType.startsWith('video/')) {
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    return {
      cacheControl,
      streamed: { size, etag, contentType, open: (range) => createReadStream(file, range) },
    }
  }
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    sibling(`${file}.gz`),
    sibling(`${file}.br`),
  ])
  const prepared = prepareAnswer({
    bodies: { identity, gzip, br },
    version: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    cacheControl,
    vary: gzip || br ? 'Accept-Encoding' : undefined,
    headers: ['Content-Type', contentType, ...headers],
  })
  return { prepared }
}

async function sibling(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
