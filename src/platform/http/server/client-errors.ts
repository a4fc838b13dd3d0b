import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { rawErrorAnswer } from '#platform/http/answers/error-answer.ts'
import type { ErrorTexts } from '#platform/http/http-error.ts'

export function answerBrokenRequests(server: Server, texts: ErrorTexts): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    socket.end(answerTo(texts, error.code))
    // Frees the socket if the client does not read the response.
    socket.setTimeout(1_000, () => socket.destroy())
  })
}

function answerTo(texts: ErrorTexts, code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW')
    return rawErrorAnswer(texts, 'headers-too-large', 'Request Header Fields Too Large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return rawErrorAnswer(texts, 'body-too-slow', 'Request Timeout')
  return rawErrorAnswer(texts, 'malformed-request', 'Bad Request')
}
