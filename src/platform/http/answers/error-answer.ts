import type { IncomingMessage, ServerResponse } from 'node:http'
import { isReading } from '#platform/http/exchange.ts'
import { type ErrorTexts, type HttpErrorCode, httpErrorStatus } from '#platform/http/http-error.ts'
import { allowedMethods } from '#platform/http/limits/check-request-line.ts'
import { discardRest } from './read-body.ts'

const retryAfterSeconds: Partial<Record<HttpErrorCode, number>> = {
  'too-many-listeners': 30,
  'too-many-requests': 2,
  overloaded: 5,
  'database-unavailable': 5,
}

export interface ErrorAnswer {
  code: HttpErrorCode
  requestId: string
  headers: readonly string[]
  texts: ErrorTexts
}

export function sendErrorAnswer(req: IncomingMessage, res: ServerResponse, answer: ErrorAnswer): void {
  const { code, requestId, texts } = answer
  const retry = retryAfterSeconds[code]
  const asDocument = wantsDocument(req)
  const body = Buffer.from(
    asDocument
      ? texts.document({
          code,
          requestId,
          isSubmission: !isReading(req.method) && httpErrorStatus[code] >= 500,
          retryAfterSeconds: isReading(req.method) ? retry : undefined,
        })
      : JSON.stringify({ error: texts.sentence(code), reference: requestId }),
  )
  const headers = [...answer.headers, 'X-Request-Id', requestId, 'Cache-Control', 'no-store']
  headers.push('Content-Type', asDocument ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  headers.push('Content-Security-Policy', texts.documentPolicy, 'Content-Length', String(body.length))
  if (retry) headers.push('Retry-After', String(retry))
  if (code === 'method-not-allowed') headers.push('Allow', allowedMethods)
  if (code === 'body-too-slow') headers.push('Connection', 'close')
  res.writeHead(httpErrorStatus[code], headers)
  res.end(req.method === 'HEAD' ? undefined : body)
  discardRest(req)
}

/** For requests that Node could not parse: only a socket exists. */
export function rawErrorAnswer(texts: ErrorTexts, code: HttpErrorCode, statusText: string): string {
  const body = texts.sentence(code)
  return [
    `HTTP/1.1 ${httpErrorStatus[code]} ${statusText}`,
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
