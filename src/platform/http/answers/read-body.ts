import type { IncomingMessage } from 'node:http'

export type BodyFault = 'body-too-large' | 'body-too-slow'

export interface BodyLimits {
  maxBytes: number
  /** A form is short; whoever needs longer to send it is holding a place on purpose or has lost the connection. */
  maxMs: number
}

export function announcesTooMuch(req: IncomingMessage, maxBytes: number): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes
}

export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

/** The whole body, before any work starts, so that one which is refused never had an effect. */
export function readBody(req: IncomingMessage, limits: BodyLimits): Promise<Buffer | BodyFault> {
  if (announcesTooMuch(req, limits.maxBytes)) return Promise.resolve('body-too-large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = () => {
      clearTimeout(timer)
      req.off('data', take).off('end', end).off('error', leave).off('close', leave)
    }
    const refuse = (fault: BodyFault) => {
      settle()
      resolve(fault)
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.maxBytes) refuse('body-too-large')
      else chunks.push(chunk)
    }
    const end = () => {
      settle()
      resolve(Buffer.concat(chunks, bytes))
    }
    const leave = (cause?: Error) => {
      settle()
      reject(new ClientLeft(cause))
    }
    const timer = setTimeout(refuse, limits.maxMs, 'body-too-slow')
    req.on('data', take).on('end', end).on('error', leave).on('close', leave)
  })
}

/** What a client still sends after its answer is thrown away for a moment: a reset connection would hide the answer from it. */
export function discardRest(req: IncomingMessage, graceMs = 5_000): void {
  if (req.complete) return
  req.removeAllListeners('data')
  const { socket } = req
  const timer = setTimeout(() => socket.destroy(), graceMs)
  req.on('error', () => undefined).on('close', () => clearTimeout(timer))
  req.resume()
}

/** The client went away in the middle: nobody is left to answer, and nothing of ours failed. */
export class ClientLeft extends Error {
  constructor(cause: unknown) {
    super('the client left', { cause })
    this.name = 'ClientLeft'
  }
}

/** A large upload flows through as it arrives; it ends in an error when it passes the limit. */
export function streamBody(
  req: IncomingMessage,
  maxBytes: number,
  onTooLarge: () => void,
): ReadableStream<Uint8Array> {
  let bytes = 0
  return new ReadableStream<Uint8Array>({
    start(controller) {
      req.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > maxBytes) {
          req.removeAllListeners('data')
          onTooLarge()
          controller.error(new RangeError('the body passes its limit'))
          return
        }
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length))
        if ((controller.desiredSize ?? 0) <= 0) req.pause()
      })
      req.on('end', () => bytes <= maxBytes && controller.close())
      req.on('error', (error) => controller.error(new ClientLeft(error)))
      req.pause()
    },
    pull() {
      req.resume()
    },
    cancel() {
      req.resume()
    },
  })
}
