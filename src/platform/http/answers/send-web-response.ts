import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'
import { compressQuickly, createPacker, isCompressible, WORTH_COMPRESSING_BYTES } from './compress.ts'

const ownHeaders = new Set([
  'cache-tag',
  'connection',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
])

export async function sendWebResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  extraHeaders: readonly string[],
): Promise<void> {
  const headers = [...extraHeaders, ...responseHeaders(response)]
  const encoding = chosenEncoding(req, response)
  if (isCompressible(response.headers.get('Content-Type'))) headers.push('Vary', 'Accept-Encoding')
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
  const first = await reader?.read()
  const second = first?.done === false ? await reader?.read() : undefined

  if (!reader || !first || first.done || second?.done) {
    const body = first?.value
      ? Buffer.from(first.value.buffer, first.value.byteOffset, first.value.length)
      : undefined
    await sendBuffered(req, res, response.status, headers, body, encoding)
    return
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  res.writeHead(response.status, headers)
  if (req.method === 'HEAD') {
    res.end()
    await reader.cancel()
    return
  }
  const chunks = Readable.from(readRemaining(reader, [first.value, second?.value]))
  await (encoding === 'identity' ? pipeline(chunks, res) : pipeline(chunks, createPacker(encoding), res))
}

function responseHeaders(response: Response): string[] {
  const headers: string[] = []
  response.headers.forEach((value, name) => {
    if (!ownHeaders.has(name)) headers.push(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) headers.push('Set-Cookie', cookie)
  return headers
}

function chosenEncoding(req: IncomingMessage, response: Response): Encoding {
  if (response.headers.has('Content-Encoding') || !isCompressible(response.headers.get('Content-Type')))
    return 'identity'
  return acceptedEncodings(req.headers['accept-encoding'])[0] ?? 'identity'
}

async function sendBuffered(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: string[],
  body: Buffer | undefined,
  encoding: Encoding,
): Promise<void> {
  const isPacked = body !== undefined && encoding !== 'identity' && body.length >= WORTH_COMPRESSING_BYTES
  const payload = isPacked ? await compressQuickly(body, encoding) : body
  if (isPacked) headers.push('Content-Encoding', encoding)
  const mayHaveBody = status !== 204 && status !== 304
  // A HEAD response without a body has an unknown length, not zero.
  if (mayHaveBody && (payload || req.method !== 'HEAD'))
    headers.push('Content-Length', String(payload?.length ?? 0))
  res.writeHead(status, headers)
  res.end(req.method === 'HEAD' || !mayHaveBody ? undefined : payload)
}

async function* readRemaining(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  head: (Uint8Array | undefined)[],
) {
  try {
    for (const chunk of head) if (chunk) yield chunk
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
