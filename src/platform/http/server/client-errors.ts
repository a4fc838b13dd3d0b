import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { rawErrorAnswer } from '#platform/http/answers/error-answer.ts'
import type { ErrorTexts } from '#platform/http/http-error.ts'

/** Requests that Node gives up on before there is anything to route: broken, endless or too slow. */
export function answerBrokenRequests(server: Server, texts: ErrorTexts): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    // After the first byte of an answer a second one would only confuse.
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    socket.end(answerTo(texts, error.code))
    // Whoever does not read the answer does not keep the place either.
    socket.setTimeout(1_000, () => socket.destroy())
  })
}

function answerTo(texts: ErrorTexts, code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW')
    return rawErrorAnswer(texts, 'headers-too-large', 'Request Header Fields Too Large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return rawErrorAnswer(texts, 'body-too-slow', 'Request Timeout')
  return rawErrorAnswer(texts, 'malformed-request', 'Bad Request')
}
