import { type FileHandle, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { OperatorError } from '#platform/database/operator-error.ts'
import { BUCKETS, parseImageName } from '#platform/images/image-files.ts'
import type { Storage } from '#platform/storage/port.ts'
import type { ArchiveEntry } from './archive.ts'

export interface ShopFiles {
  readonly storage: Storage
  readonly dataDir: string
}

const IMAGES = 'pictures/'
export const FILES = 'files/'
export const SESSION_SECRET_FILE = 'session-secret'
/** These files allow signing in as anyone, so they are included only on request. */
const SECRET_FILES = [SESSION_SECRET_FILE, 'demo-accounts.json']
const MAIL_FOLDER = 'mail'
/** Tables and images are backed up separately. */
const OWN_FOLDERS = ['postgres', 'media']

const isSecret = (path: string) => SECRET_FILES.includes(path)

/** Other files in the data folder are not the shop's: never back them up or restore them. */
function isOfTheShop(path: string): boolean {
  const [folder, name, ...deeper] = path.split('/')
  return isSecret(path) || (folder === MAIL_FOLDER && !!name && name !== '..' && deeper.length === 0)
}

export async function* shopFiles({
  storage,
  dataDir,
  withSecrets = false,
}: ShopFiles & { withSecrets?: boolean }): AsyncGenerator<ArchiveEntry> {
  for (const bucket of BUCKETS) {
    for await (const { name, size } of storage.list(bucket)) {
      const body = await storage.read({ bucket, name })
      if (body) yield { path: `${IMAGES}${bucket}/${name}`, size, body }
    }
  }
  for (const name of await otherFiles(dataDir)) {
    if (!isOfTheShop(name) || (isSecret(name) && !withSecrets)) continue
    const file = await openUnlessGone(join(dataDir, name))
    if (!file) continue
    try {
      const { size } = await file.stat()
      const body = size > 0 ? file.createReadStream({ end: size - 1, autoClose: false }) : Readable.from([])
      yield { path: FILES + name, size, body }
    } finally {
      await file.close()
    }
  }
}

/** The shop keeps writing emails under a temporary name, so a listed file may have been renamed since. */
async function openUnlessGone(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export async function refuseUsedFolder({ storage, dataDir }: ShopFiles): Promise<void> {
  for (const bucket of BUCKETS) {
    for await (const _image of storage.list(bucket)) {
      throw new OperatorError('There are images already. A backup is restored into an empty shop only.')
    }
  }
  const [other] = await otherFiles(dataDir)
  if (other) {
    throw new OperatorError(
      `${dataDir} already holds files (${other}). A backup is restored into an empty data folder only; choose another DATA_DIR.`,
    )
  }
}

export async function putBack(
  { storage, dataDir }: ShopFiles,
  { path, body }: ArchiveEntry,
): Promise<(() => Promise<void>) | null> {
  if (path.startsWith(IMAGES)) {
    const [, bucket = '', name = ''] = path.split('/')
    const image = parseImageName(bucket, name)?.file
    if (!image) throw new OperatorError(`${path} is not the name of an image.`)
    const stored = await storage.put(image, body)
    if (!stored.ok) throw new OperatorError(`The images could not be stored: ${stored.details.reason}`)
    return () => storage.delete(image)
  }
  if (path.startsWith(FILES)) {
    const name = path.slice(FILES.length)
    if (!isOfTheShop(name)) throw new OperatorError(`${name} is no file of the shop; nothing was restored.`)
    const target = join(dataDir, name)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, body, { flag: 'wx', mode: 0o600 })
    return () => rm(target, { force: true })
  }
  return null
}

async function otherFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !OWN_FOLDERS.includes(path.split('/')[0] ?? ''))
    .sort()
}
