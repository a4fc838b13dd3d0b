import type { IncomingMessage } from 'node:http'

export type BodyFault = 'body-too-large' | 'body-too-slow'

export interface BodyLimits {
  maxBytes: number
  /** Guards against slowloris clients: a form body is short. */
  maxMs: number
}

export function announcesTooMuch(req: IncomingMessage, maxBytes: number): boolean {
  return Number(req.headers['content-length'] ?? 0) > maxBytes
}

export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

/** Reads the whole body before any work starts, so that a rejected request has no effect. */
export function readBody(req: IncomingMessage, limits: BodyLimits): Promise<Buffer | BodyFault> {
  if (announcesTooMuch(req, limits.maxBytes)) return Promise.resolve('body-too-large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const stopReading = () => {
      clearTimeout(timer)
      req.off('data', take).off('end', end).off('error', leave).off('close', leave)
    }
    const refuse = (fault: BodyFault) => {
      stopReading()
      resolve(fault)
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.maxBytes) refuse('body-too-large')
      else chunks.push(chunk)
    }
    const end = () => {
      stopReading()
      resolve(Buffer.concat(chunks, bytes))
    }
    const leave = (cause?: Error) => {
      stopReading()
      reject(new ClientLeft(cause))
    }
    const timer = setTimeout(refuse, limits.maxMs, 'body-too-slow')
    req.on('data', take).on('end', end).on('error', leave).on('close', leave)
  })
}

/** Discards what the client still sends: a connection reset would hide the response. */
export function discardRest(req: IncomingMessage, graceMs = 5_000): void {
  if (req.complete) return
  req.removeAllListeners('data')
  const { socket } = req
  const timer = setTimeout(() => socket.destroy(), graceMs)
  req.on('error', () => undefined).on('close', () => clearTimeout(timer))
  req.resume()
}

export class ClientLeft extends Error {
  constructor(cause: unknown) {
    super('the client left', { cause })
    this.name = 'ClientLeft'
  }
}

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
