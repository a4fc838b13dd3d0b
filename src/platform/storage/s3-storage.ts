import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { OperatorError } from '#platform/database/operator-error.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { type Bucket, contentTypeOf, type ImageFile } from '#platform/images/image-files.ts'
import { assertImageName } from './image-name.ts'
import { type FileBody, type FileDescription, type Storage, StorageUnavailable } from './port.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How long a server may keep the shop waiting for an answer, and for the next bytes of one. */
  timeoutMs?: number
}

const CONNECT_TIMEOUT_MS = 2_000
const ANSWER_TIMEOUT_MS = 10_000
const ATTEMPTS = 3

/** Keeps images in one bucket of any S3-compatible server, under '<our bucket>/<name>'. */
export function createS3Storage(settings: S3Settings): Storage {
  const client = connect(settings)
  const at = (file: ImageFile) => {
    assertImageName(file)
    return { Bucket: settings.bucket, Key: `${file.bucket}/${file.name}` }
  }

  return {
    async put(file, body) {
      const place = at(file)
      const Body = await bytesOf(body)
      try {
        await client.send(new PutObjectCommand({ ...place, Body, ContentType: contentTypeOf(file) }))
        return ok()
      } catch (error) {
        const reason = String(error)
        return refuse(statusOf(error) === 507 ? 'storage-full' : 'storage-unavailable', { reason })
      }
    },
    describe: (file) =>
      orUndefinedWhenMissing('describe', async () => {
        return descriptionOf(await client.send(new HeadObjectCommand(at(file))))
      }),
    read: (file, range) =>
      orUndefinedWhenMissing('read', async () => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const answer = await client.send(new GetObjectCommand({ ...at(file), Range }))
        return answer.Body as Readable
      }),
    async delete(file) {
      await orUndefinedWhenMissing('delete', () => client.send(new DeleteObjectCommand(at(file))))
    },
    list: (bucket, prefix = '') => listObjects(client, settings.bucket, bucket, prefix),
  }
}

/** Told at the start: otherwise each image fails alone. A server that is away for a moment does not close the shop. */
export async function refuseMissingBucket(settings: S3Settings): Promise<void> {
  const client = connect({ ...settings, timeoutMs: settings.timeoutMs ?? CONNECT_TIMEOUT_MS })
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  } catch (error) {
    if (statusOf(error) !== 404) return
    throw new OperatorError(
      `S3_BUCKET: there is no bucket '${settings.bucket}' at ${settings.endpoint}. Create it there, or correct S3_BUCKET or S3_ENDPOINT.`,
    )
  } finally {
    client.destroy()
  }
}

function connect(settings: S3Settings): S3Client {
  const timeout = settings.timeoutMs ?? ANSWER_TIMEOUT_MS
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Servers other than Amazon's do not all know the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, timeout),
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
      socketTimeout: timeout,
    },
  })
}

async function* listObjects(client: S3Client, s3Bucket: string, bucket: Bucket, prefix: string) {
  const folder = `${bucket}/`
  let ContinuationToken: string | undefined
  do {
    const page = new ListObjectsV2Command({ Bucket: s3Bucket, Prefix: folder + prefix, ContinuationToken })
    const answer = await orUndefinedWhenMissing('list', () => client.send(page))
    for (const { Key = '', Size = 0 } of answer?.Contents ?? []) {
      yield { name: Key.slice(folder.length), size: Size }
    }
    ContinuationToken = answer?.NextContinuationToken
  } while (ContinuationToken)
}

function descriptionOf(answer: {
  ContentLength?: number
  LastModified?: Date
  ETag?: string
}): FileDescription {
  const modifiedAt = answer.LastModified ?? new Date(0)
  const size = answer.ContentLength ?? 0
  return {
    size,
    modifiedAt,
    etag: answer.ETag ?? `"${size.toString(16)}-${modifiedAt.getTime().toString(16)}"`,
  }
}

/** A retry needs the bytes again, and an image is small: it is gathered first. */
async function bytesOf(body: FileBody): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : buffer(body)
}

async function orUndefinedWhenMissing<Value>(
  operation: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RangeError) throw error
    if (statusOf(error) === 404 && !isMissingBucket(error)) return undefined
    throw new StorageUnavailable(operation, error)
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

/** A wrong S3_BUCKET must not look like a shop without images. (HEAD has no body to tell the two apart.) */
function isMissingBucket(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchBucket'
}
