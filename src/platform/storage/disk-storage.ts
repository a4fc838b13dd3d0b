import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Bucket, ImageFile } from '#platform/images/image-files.ts'
import { assertImageName } from './image-name.ts'
import type { ByteRange, FileBody, FileDescription, PutRefusal, Storage } from './port.ts'

const ABANDONED_AFTER_MS = 60 * 60 * 1000

export function createDiskStorage(
  folder: string,
  openForWriting = (path: string) => open(path, 'wx'),
): Storage {
  const incoming = join(folder, '.incoming')
  const buildPath = (file: ImageFile) => {
    assertImageName(file)
    return join(folder, file.bucket, file.name)
  }

  return {
    async put(file, body) {
      const path = buildPath(file)
      const draft = join(incoming, randomUUID())
      try {
        await mkdir(incoming, { recursive: true })
        await mkdir(join(folder, file.bucket), { recursive: true })
        await writeDurably(await openForWriting(draft), body)
        await rename(draft, path)
        await syncFolder(join(folder, file.bucket))
        return ok()
      } catch (error) {
        await rm(draft, { force: true })
        return classifyPutError(error)
      } finally {
        await removeAbandoned(incoming)
      }
    },
    describe: (file) => orUndefinedWhenMissing(() => describeFile(buildPath(file))),
    read: (file, range) => orUndefinedWhenMissing(() => readFile(buildPath(file), range)),
    async delete(file) {
      await rm(buildPath(file), { force: true })
    },
    list: (bucket, prefix = '') => listFolder(folder, bucket, prefix),
  }
}

async function writeDurably(handle: Awaited<ReturnType<typeof open>>, body: FileBody): Promise<void> {
  try {
    if (body instanceof Uint8Array) await handle.writeFile(body)
    else for await (const chunk of body) await handle.writeFile(chunk)
    // Without the sync, a power cut after the rename can leave an empty file.
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its rename is durable enough.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A killed process leaves drafts behind. Recent ones may belong to another process. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const draft = join(incoming, name)
    const age = Date.now() - ((await stat(draft).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > ABANDONED_AFTER_MS) await rm(draft, { force: true })
  }
}

async function describeFile(path: string): Promise<FileDescription> {
  const { size, mtime, mtimeMs } = await stat(path)
  return { size, modifiedAt: mtime, etag: `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"` }
}

async function readFile(path: string, range?: ByteRange): Promise<Readable> {
  const stream = createReadStream(path, range)
  // Waits for the open, so that a missing file is detected before the response starts.
  await once(stream, 'open')
  return stream
}

async function* listFolder(folder: string, bucket: Bucket, prefix: string) {
  const entries = await readdir(join(folder, bucket)).catch((error) => {
    if (readErrorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of entries.filter((entry) => entry.startsWith(prefix)).sort()) {
    const stats = await orUndefinedWhenMissing(() => stat(join(folder, bucket, name)))
    if (stats?.isFile()) yield { name, size: stats.size }
  }
}

async function orUndefinedWhenMissing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function classifyPutError(error: unknown): PutRefusal {
  const code = readErrorCode(error) ?? ''
  const reason = String(error)
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return refuse('storage-full', { reason })
  if (['EACCES', 'EPERM', 'EROFS', 'EIO'].includes(code)) return refuse('storage-unavailable', { reason })
  throw error
}

function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
