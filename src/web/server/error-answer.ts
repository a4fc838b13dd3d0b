import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpErrorCode, httpErrors } from '#copy/errors.ts'
import { errorDocument, errorDocumentPolicy } from '#web/app/error-document.ts'
import { allowedMethods } from './check-request-line.ts'
import { isReading } from './exchange.ts'
import { discardRest } from './read-body.ts'

const statusOf: Record<HttpErrorCode, number> = {
  'malformed-url': 400,
  'malformed-request': 400,
  'unknown-host': 421,
  'not-found': 404,
  'method-not-allowed': 405,
  'url-too-long': 414,
  'headers-too-large': 431,
  'foreign-origin': 403,
  'body-too-large': 413,
  'body-too-slow': 408,
  'too-many-listeners': 429,
  overloaded: 503,
  'database-away': 503,
  unexpected: 500,
}

const retryAfterSeconds: Partial<Record<HttpErrorCode, number>> = {
  'too-many-listeners': 30,
  overloaded: 5,
  'database-away': 5,
}

export interface ErrorAnswer {
  code: HttpErrorCode
  requestId: string
  /** The security headers that every answer has. */
  headers: readonly string[]
}

export function sendErrorAnswer(req: IncomingMessage, res: ServerResponse, answer: ErrorAnswer): void {
  const { code, requestId } = answer
  const retry = retryAfterSeconds[code]
  const asDocument = wantsDocument(req)
  const body = Buffer.from(
    asDocument
      ? errorDocument({
          code,
          requestId,
          isSubmission: !isReading(req.method) && statusOf[code] >= 500,
          retryAfterSeconds: isReading(req.method) ? retry : undefined,
        })
      : JSON.stringify({ error: httpErrors[code].text, reference: requestId }),
  )
  const headers = [...answer.headers, 'X-Request-Id', requestId, 'Cache-Control', 'no-store']
  headers.push('Content-Type', asDocument ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  headers.push('Content-Security-Policy', errorDocumentPolicy, 'Content-Length', String(body.length))
  if (retry) headers.push('Retry-After', String(retry))
  if (code === 'method-not-allowed') headers.push('Allow', allowedMethods)
  if (code === 'body-too-slow') headers.push('Connection', 'close')
  res.writeHead(statusOf[code], headers)
  res.end(req.method === 'HEAD' ? undefined : body)
  discardRest(req)
}

/** For requests that Node could not even read: there is a socket, but no answer object. */
export function rawErrorAnswer(code: HttpErrorCode, statusText: string): string {
  const body = httpErrors[code].text
  return [
    `HTTP/1.1 ${statusOf[code]} ${statusText}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function wantsDocument(req: IncomingMessage): boolean {
  const path = req.url ?? ''
  if (path.startsWith('/api/') || /\.data(\?|$)/.test(path)) return false
  return (req.headers.accept ?? '').includes('text/html')
}
