import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Exchange } from '#platform/http/exchange.ts'
import { holdsCurrent, rangeStillApplies } from './conditional.ts'

export interface ServableFile {
  size: number
  etag: string
  contentType: string
  open(range?: ByteRange): Readable | Promise<Readable | undefined>
}

export interface FileHeaders {
  cacheControl: string
  headers: readonly string[]
}

export async function sendFile(
  exchange: Exchange,
  file: ServableFile,
  options: FileHeaders,
): Promise<boolean> {
  const { req, res, id } = exchange
  const base = [
    'ETag',
    file.etag,
    'Cache-Control',
    options.cacheControl,
    'X-Request-Id',
    id,
    ...options.headers,
  ]
  if (holdsCurrent(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304, base).end()
    return true
  }
  const rangeHeader = rangeStillApplies(req.headers['if-range']?.toString(), file.etag)
    ? req.headers.range
    : undefined
  const range = parseByteRange(rangeHeader, file.size)
  if (range === 'unsatisfiable') {
    res.writeHead(416, [...base, 'Content-Range', `bytes */${file.size}`]).end()
    return true
  }
  const part = range === 'whole' ? undefined : range
  const content = req.method === 'HEAD' ? undefined : await file.open(part)
  if (req.method !== 'HEAD' && !content) return false

  const length = part ? part.end - part.start + 1 : file.size
  const headers = [...base, 'Content-Type', file.contentType, 'Content-Length', String(length)]
  headers.push('Accept-Ranges', 'bytes')
  if (part) headers.push('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
  res.writeHead(part ? 206 : 200, headers)
  if (!content) res.end()
  // After the headers, a failure can only abort the connection. `pipeline` leaves the file open if the
  // client left early.
  else await pipeline(content, res).catch(() => content.destroy())
  return true
}

interface ByteRange {
  start: number
  end: number
}

/**
 * Returns 'whole' without a usable range (several parts, other units, invalid), and 'unsatisfiable' if the
 * range is outside the file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!match) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
