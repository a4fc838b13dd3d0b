import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Message {
  readonly port: number
  readonly cookie: string
  readonly path: string
  readonly type: string
  readonly body: string
}

export function post(message: Message): Promise<{ status: number | undefined; text: string }> {
  const { port, cookie, path, type, body } = message
  const origin = `http://localhost:${port}`
  const headers = {
    Host: new URL(origin).host,
    Origin: origin,
    Cookie: cookie,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      resolve({ status: answer.statusCode, text })
    })
      .on('error', reject)
      .end(body)
  })
}
