import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  bytes: Buffer
  contentType: string
  modifiedAt: Date
}

/** Small, so that a few objects already need a second page. */
const PAGE_SIZE = 3

const signature =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/

export class FakeS3 {
  readonly settings = {
    endpoint: '',
    bucket: 'loja',
    region: 'sa-east-1',
    accessKeyId: 'fake-key-id',
    secretAccessKey: 'fake-secret',
    timeoutMs: 10_000,
  }
  readonly objects = new Map<string, StoredObject>()
  readonly requests: string[] = []
  /** Responses to return instead, in order; 'silence' never answers. */
  readonly faults: (number | 'silence')[] = []
  private readonly server = createServer((request, response) => this.answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.settings.endpoint = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.settings.endpoint)
    this.requests.push(`${request.method} ${url.pathname}`)
    const body = await buffer(request)
    const fault = this.faults.shift()
    if (fault === 'silence') return
    if (fault) return fail(response, fault, 'InjectedFault')
    if (!this.isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== this.settings.bucket) return fail(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (request.method === 'HEAD' && key === '') return void response.writeHead(200).end()
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') return this.list(url, response)
    if (request.method === 'PUT') return this.put(key, body, request, response)
    if (request.method === 'DELETE') return this.remove(key, response)
    this.get(key, request, response)
  }

  private isSigned(request: IncomingMessage, body: Buffer): boolean {
    const [, keyId, region, headers] = signature.exec(request.headers.authorization ?? '') ?? []
    const signedHeaders = headers?.split(';') ?? []
    return (
      keyId === this.settings.accessKeyId &&
      region === this.settings.region &&
      request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex') &&
      ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedHeaders.includes(name))
    )
  }

  private put(key: string, bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
    if (Number(request.headers['content-length']) !== bytes.length) {
      fail(response, 400, 'IncompleteBody')
      return
    }
    const contentType = request.headers['content-type'] ?? ''
    this.objects.set(key, { bytes, contentType, modifiedAt: new Date('2026-11-15T12:00:00Z') })
    response.writeHead(200, { ETag: computeEtag(bytes) }).end()
  }

  private remove(key: string, response: ServerResponse): void {
    this.objects.delete(key)
    response.writeHead(204).end()
  }

  private get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const object = this.objects.get(key)
    if (!object) {
      fail(response, 404, 'NoSuchKey')
      return
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from === undefined ? object.bytes : object.bytes.subarray(Number(from), Number(to) + 1)
    response.writeHead(from === undefined ? 200 : 206, {
      'Content-Type': object.contentType,
      'Content-Length': part.length,
      ETag: computeEtag(object.bytes),
      'Last-Modified': object.modifiedAt.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : part)
  }

  private list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token')?.slice(1) ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, PAGE_SIZE)
    const isLast = page.length === keys.length
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.bytes.length}</Size></Contents>`,
    )
    const next = isLast ? '' : `<NextContinuationToken>&amp;${page.at(-1)}</NextContinuationToken>`
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }
}

function computeEtag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}
