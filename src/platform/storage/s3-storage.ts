import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { OperatorError } from '#platform/database/operator-error.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { type Bucket, findContentType, type ImageFile } from '#platform/images/image-files.ts'
import { assertImageName } from './image-name.ts'
import { type FileDescription, type Storage, StorageUnavailable } from './port.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
}

const START_TIMEOUT_MS = 2_000
const ANSWER_TIMEOUT_MS = 10_000
const ATTEMPTS = 3

export function createS3Storage(settings: S3Settings): Storage {
  const send = connect(settings)
  const at = (file: ImageFile) => {
    assertImageName(file)
    return `/${file.bucket}/${file.name}`
  }

  return {
    async put(file, body) {
      const path = at(file)
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      try {
        await (await send('PUT', path, { 'content-type': findContentType(file) }, bytes)).text()
        return ok()
      } catch (error) {
        const isFull = error instanceof S3Fault && error.status === 507
        return refuse(isFull ? 'storage-full' : 'storage-unavailable', { reason: String(error) })
      }
    },
    describe: (file) =>
      orUndefinedWhenMissing('describe', async () => describeResponse(await send('HEAD', at(file)))),
    read: (file, range) =>
      orUndefinedWhenMissing('read', async () => {
        const { body } = await send('GET', at(file), range && { range: `bytes=${range.start}-${range.end}` })
        return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
      }),
    async delete(file) {
      await orUndefinedWhenMissing('delete', async () => (await send('DELETE', at(file))).text())
    },
    list: (bucket, prefix = '') => listObjects(send, bucket, prefix),
  }
}

/**
 * Checked at start, because otherwise each image would fail separately. A temporary outage does not stop
 * the shop.
 */
export async function refuseMissingBucket(settings: S3Settings): Promise<void> {
  const send = connect({ ...settings, timeoutMs: settings.timeoutMs ?? START_TIMEOUT_MS })
  try {
    await send('HEAD', '')
  } catch (error) {
    if (!(error instanceof S3Fault) || error.status !== 404) return
    throw new OperatorError(
      `S3_BUCKET: there is no bucket '${settings.bucket}' at ${settings.endpoint}. Create it there, or correct S3_BUCKET or S3_ENDPOINT.`,
    )
  }
}

class S3Fault extends Error {
  override readonly name = 'S3Fault'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
  }
}

type Send = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: Uint8Array,
  attempt?: number,
) => Promise<Response>

function connect({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs }: S3Settings): Send {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  return async function send(method, path, headers, body, attempt = 1) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const request = await client.sign(root + path, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      body: body as BodyInit | undefined,
    })
    try {
      return await fetchAnswer(request, timeoutMs ?? ANSWER_TIMEOUT_MS)
    } catch (error) {
      const isLasting = error instanceof S3Fault && error.status < 500 && error.status !== 429
      if (isLasting || attempt === ATTEMPTS) throw error
      return send(method, path, headers, body, attempt + 1)
    }
  }
}

/** The time limit ends with the headers, because a slow visitor may still read the body. */
async function fetchAnswer(request: Request, timeoutMs: number): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    const response = await fetch(request, { signal: limit.signal })
    if (response.ok) return response
    throw new S3Fault(response.status, textIn('Code', await response.text()))
  } finally {
    clearTimeout(timer)
  }
}

async function* listObjects(send: Send, bucket: Bucket, prefix: string) {
  const folder = `${bucket}/`
  let token = ''
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: folder + prefix })
    if (token) query.set('continuation-token', token)
    const page = await orUndefinedWhenMissing('list', async () => (await send('GET', `?${query}`)).text())
    for (const block of (page ?? '').split('<Contents>').slice(1)) {
      yield { name: textIn('Key', block).slice(folder.length), size: Number(textIn('Size', block)) }
    }
    token = textIn('NextContinuationToken', page ?? '')
  } while (token)
}

function describeResponse({ headers }: Response): FileDescription {
  const modifiedAt = new Date(headers.get('last-modified') ?? 0)
  const size = Number(headers.get('content-length'))
  return {
    size,
    modifiedAt,
    etag: headers.get('etag') ?? `"${size.toString(16)}-${modifiedAt.getTime().toString(16)}"`,
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of the first `<tag>` of S3's answer, or an empty string. */
function textIn(tag: string, xml: string): string {
  const text = new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? ''
  return text.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)
}

async function orUndefinedWhenMissing<Value>(
  operation: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RangeError) throw error
    // A wrong S3_BUCKET must not look like missing images. HEAD has no body to distinguish the two.
    if (error instanceof S3Fault && error.status === 404 && error.code !== 'NoSuchBucket') return undefined
    throw new StorageUnavailable(operation, error)
  }
}
