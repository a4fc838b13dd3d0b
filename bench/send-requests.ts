import { connect } from 'node:net'

/**
 * Sends requests one after another on several kept-alive connections: `send-requests.ts PORT COUNT CONNECTIONS PATH`. A
 * process of its own, so that the server's processor time is the server's alone.
 */
const [port = '', count = '', connections = '', path = '/'] = process.argv.slice(2)
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n` +
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0\r\nAccept-Language: pt-BR\r\n\r\n',
)
let left = Number(count)

function sendOnOneConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
    let expected = 0
    let received = 0
    const next = () => {
      if (left <= 0) {
        socket.end()
        resolve()
        return
      }
      left -= 1
      expected = 0
      received = 0
      socket.write(request)
    }
    socket.on('connect', next).on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (expected === 0) expected = answerLength(chunk)
      received += chunk.length
      if (received >= expected) next()
    })
  })
}

/** Headers are small enough to arrive in the first piece. */
function answerLength(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, 4_096)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0])
  return head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
}

await Promise.all(Array.from({ length: Number(connections) }, sendOnOneConnection))
