import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHttpServer, type TestServer } from '../../../../tests/support/http-server.ts'
import type { App } from './app.ts'

/** Much shorter than in production; only the order of the limits matters. */
const LIMIT_MS = 150
const hello: App = async () => new Response('olá')

async function openSocket(server: TestServer): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

async function drip(socket: Socket, head: string): Promise<string> {
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk
  })
  socket.write(head)
  while (!socket.destroyed && !socket.readableEnded) {
    if (socket.writable) socket.write('a')
    await wait(20)
  }
  return answer
}

const openConnections = (server: TestServer) =>
  new Promise<number>((resolve) => server.http.server.getConnections((_error, count) => resolve(count)))

const head = (server: TestServer, headers: string) =>
  `POST /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\n${headers}`

describe('a slow client', () => {
  it('cannot send its headers slowly', async () => {
    const server = await startHttpServer(hello, { timeouts: { headersMs: LIMIT_MS } })
    expect(await drip(await openSocket(server), head(server, 'X-Slow: '))).toMatch(/^HTTP\/1.1 408 /)
  })

  it('cannot connect and send nothing', async () => {
    const server = await startHttpServer(hello, { timeouts: { headersMs: LIMIT_MS } })
    await Promise.all(Array.from({ length: 20 }, () => openSocket(server)))
    await expect.poll(() => openConnections(server), { timeout: 30_000 }).toBe(0)
  })

  it('cannot send a form slowly', async () => {
    const server = await startHttpServer(hello, {
      bodyRules: { usualBytes: 1_024, usualMs: LIMIT_MS, larger: [] },
    })
    expect(await drip(await openSocket(server), head(server, 'Content-Length: 1000\r\n\r\n'))).toMatch(
      /^HTTP\/1.1 408 /,
    )
  })

  it('cannot send an upload slowly', async () => {
    const reads: App = async (request) => new Response(await request.text())
    const server = await startHttpServer(reads, {
      timeouts: { headersMs: LIMIT_MS, requestMs: 2 * LIMIT_MS },
      bodyRules: { usualBytes: 10, usualMs: 60_000, larger: [{ prefix: '/carrinho', maxBytes: 1_000_000 }] },
    })
    await drip(await openSocket(server), head(server, 'Content-Length: 100000\r\n\r\n'))
    await expect.poll(() => openConnections(server), { timeout: 30_000 }).toBe(0)
    expect(server.http.server.listening).toBe(true)
  })

  it('cannot leave the answer unread', async () => {
    const endless: App = async () => new Response(new Uint8Array(32 * 1_024 * 1_024))
    const server = await startHttpServer(endless, { timeouts: { silenceMs: LIMIT_MS } })
    const socket = await openSocket(server)
    socket.pause()
    socket.write(head(server, 'Content-Length: 0\r\n\r\n'))
    await expect.poll(() => openConnections(server), { timeout: 30_000 }).toBe(0)
  })

  it('cannot stay after one request', async () => {
    const server = await startHttpServer(hello, { timeouts: { silenceMs: LIMIT_MS } })
    const socket = await openSocket(server)
    socket.write(`GET / HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
    await expect.poll(() => openConnections(server), { timeout: 30_000 }).toBe(0)
  })

  it('refuses new clients while every connection is used, and serves them later', async () => {
    const server = await startHttpServer(hello, { timeouts: { headersMs: LIMIT_MS }, maxConnections: 5 })
    await Promise.all(Array.from({ length: 5 }, () => openSocket(server)))
    await expect(server.send('/carrinho')).rejects.toThrow()
    const sendLater = async () => (await server.send('/carrinho').catch(() => undefined))?.status
    await expect.poll(sendLater, { timeout: 30_000 }).toBe(200)
  })
})

it('many slow clients do not make the others wait', async () => {
  const server = await startHttpServer(hello)
  const slow = await Promise.all(Array.from({ length: 200 }, () => openSocket(server)))
  for (const socket of slow) socket.write(head(server, 'X-Slow: '))
  for (let time = 0; time < 20; time += 1) expect((await server.send('/carrinho')).status).toBe(200)
})
