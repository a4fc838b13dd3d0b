import { pino } from 'pino'

interface FinishedRequest {
  id: string
  method: string | undefined
  path: string
  status: number
  wasCut?: boolean
}

const INFO = pino.levels.values.info
const needsNoEscape = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/

/**
 * The line that pino would write for a finished request, put together by hand: 0.6 µs instead of 3, a twentieth of a cached
 * page.
 *
 * Fall-back: without the fast path pino writes it. A test holds both against each other.
 */
export function accessLogLine({ id, method, path, status, wasCut }: FinishedRequest, ms: number): string {
  return (
    `{"level":${INFO},"time":${Date.now()},"requestId":"${id}","method":"${method}","path":${quoted(path)},` +
    `"status":${status},"ms":${ms},${wasCut ? '"wasCut":true,' : ''}"msg":"request"}\n`
  )
}

function quoted(path: string): string {
  return needsNoEscape.test(path) ? `"${path}"` : JSON.stringify(path)
}
