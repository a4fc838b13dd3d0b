import type { ServerResponse } from 'node:http'

/**
 * An answer that is sent over and over, in one piece: the head as Node wrote it the first time, and the body. Nothing in it
 * changes but the date. Node would check and join its headers anew for each request, which takes longer than finding the page,
 * and would put head and body together each time.
 */
export interface WholeAnswer {
  readonly upToDate: string
  readonly afterDate: string
  /** With the date of this second. */
  second: number
  text: string
}

/** Node keeps the finished head here until it is sent. Not part of its documented face, hence all the care. */
interface WithHead {
  _header?: string | null
}

const HEAD =
  /^(HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nDate: )[^\r]*(\r\nConnection: keep-alive\r\n(?:[^\r]+\r\n)*\r\n)$/

/** Null where Node's head is not what is expected here; then it goes on writing each by itself. */
export function learnAnswer(res: ServerResponse, body: string): WholeAnswer | null {
  const [, upToDate, rest] = HEAD.exec((res as WithHead)._header ?? '') ?? []
  return upToDate && rest ? { upToDate, afterDate: rest + body, second: 0, text: '' } : null
}

/** In place of `writeHead` and the body. Only for a connection that stays open: the answer says that it does. */
export function sendLearnt(res: ServerResponse, answer: WholeAnswer): void {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (second !== answer.second) {
    answer.second = second
    answer.text = answer.upToDate + new Date(now).toUTCString() + answer.afterDate
  }
  res.statusCode = 200
  ;(res as WithHead)._header = answer.text
  res.end()
}
