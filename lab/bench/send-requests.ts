import { connect } from 'node:net'

export interface Requests {
  port: number
  path: string
  count: number
  connections?: number
  cookie?: string
}

/**
 * Minimal client on several kept-alive connections, so that the server is the bottleneck. Throws unless
 * every answer is 200.
 */
export async function sendRequests({ port, path, count, connections = 16, cookie }: Requests): Promise<void> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n` +
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0\r\nAccept-Language: pt-BR\r\n' +
      `${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  )
  let left = count
  const take = () => {
    left -= 1
    return left >= 0
  }
  await Promise.all(Array.from({ length: connections }, () => sendOnOneConnection(port, request, take)))
}

function sendOnOneConnection(port: number, request: Buffer, take: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let expected = 0
    let receivedBytes = 0
    const next = () => {
      if (!take()) {
        socket.end()
        resolve()
        return
      }
      expected = 0
      receivedBytes = 0
      socket.write(request)
    }
    socket.on('connect', next).on('error', reject)
    socket.on('close', () => reject(new Error('the server hung up')))
    socket.on('data', (chunk: Buffer) => {
      if (expected === 0) expected = answerLength(chunk)
      receivedBytes += chunk.length
      if (receivedBytes >= expected) next()
    })
  })
}

function answerLength(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, 8_192)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(head.split('\r\n\r\n')[0])
  return head.indexOf('\r\n\r\n') + 4 + Number(length)
}
