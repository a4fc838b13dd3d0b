import type { ServerResponse } from 'node:http'

/**
 * The head of an answer that is sent over and over, as Node wrote it the first time, in three pieces: between them stand the
 * request's id and the date, and nothing else ever changes. Node would check and join its headers anew for each request, which
 * takes longer than finding the page.
 */
export interface HeadTemplate {
  readonly upToId: string
  readonly upToDate: string
  readonly rest: string
}

/** Node keeps the finished head here until the body follows. Not part of its documented face, hence all the care. */
interface WithHead {
  _header?: string | null
}

const HEAD =
  /^(HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nX-Request-Id: )[^\r]*(\r\nDate: )[^\r]*(\r\nConnection: keep-alive\r\n(?:[^\r]+\r\n)*\r\n)$/

/** Null where Node's head is not what is expected here; then it goes on writing each by itself. */
export function learnHead(res: ServerResponse): HeadTemplate | null {
  const [, upToId, upToDate, rest] = HEAD.exec((res as WithHead)._header ?? '') ?? []
  return upToId && upToDate && rest ? { upToId, upToDate, rest } : null
}

/** In place of `writeHead`. Only for a connection that stays open: the template says that it does. */
export function writeLearntHead(res: ServerResponse, head: HeadTemplate, requestId: string): void {
  res.statusCode = 200
  ;(res as WithHead)._header = head.upToId + requestId + head.upToDate + httpDate(Date.now()) + head.rest
}

let currentSecond = 0
let currentDate = ''

function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== currentSecond) {
    currentSecond = second
    currentDate = new Date(now).toUTCString()
  }
  return currentDate
}
