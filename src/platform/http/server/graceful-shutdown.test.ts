import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'

it('finishes what runs and refuses what is new', async () => {
  const gate = Promise.withResolvers<void>()
  const requestStart = Promise.withResolvers<void>()
  const server = await startHttpServer(async () => {
    requestStart.resolve()
    await gate.promise
    return new Response('terminado')
  })
  const pendingRequest = server.send('/carrinho')
  await requestStart.promise
  const closing = server.http.shutdown()
  await expect.poll(() => server.http.server.listening).toBe(false)
  await expect(server.send('/carrinho')).rejects.toThrow(/ECONNREFUSED/)
  gate.resolve()
  const answer = await pendingRequest
  expect(answer.text).toBe('terminado')
  await closing
})

it('fails /readyz while the port is still open, and closes each connection after its answer', async () => {
  const server = await startHttpServer(async () => new Response('olá'))
  const closing = server.http.shutdown({ drainMs: 300 })
  expect((await server.send('/readyz')).status).toBe(503)
  expect((await server.send('/healthz')).status).toBe(200)
  const answer = await server.send('/carrinho', { headers: { Connection: 'keep-alive' } })
  expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await closing
})

it('answers requests that arrived before it closed', async () => {
  const server = await startHttpServer(async () => new Response('olá'))
  const request = `POST /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: http://localhost:${server.port}\r\nContent-Length: 3\r\n\r\na=1`
  const sockets = Array.from({ length: 20 }, () => connect(server.port, '127.0.0.1'))
  const answers = sockets.map(async (socket) => text(socket.setEncoding('utf8')))
  for (const socket of sockets) socket.write(request)
  // The kernel has accepted the connections, but this process has not seen them yet.
  await new Promise((resolve) => process.nextTick(resolve))
  await server.http.shutdown()
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*olá$/)
})

it('ends the connection of an answer that was being made when the closing began', async () => {
  const gate = Promise.withResolvers<void>()
  const requestStart = Promise.withResolvers<void>()
  const server = await startHttpServer(async () => {
    requestStart.resolve()
    await gate.promise
    return new Response('olá')
  })
  const pendingRequest = server.send('/carrinho', { headers: { Connection: 'keep-alive' } })
  await requestStart.promise
  const closing = server.http.shutdown({ drainMs: 100 })
  gate.resolve()
  expect((await pendingRequest).headers.connection).toBe('close')
  await closing
})

it('does not wait for idle connections and realtime listeners', async () => {
  const server = await startHttpServer(async () => new Response('olá'))
  const agent = new Agent({ keepAlive: true })
  const headers = { Host: `localhost:${server.port}` }
  await new Promise<void>((resolve) => {
    get({ host: '127.0.0.1', port: server.port, path: '/carrinho', agent, headers }, (res) =>
      res.resume().on('end', resolve),
    )
  })
  const { ended: closing } = await new Promise<{ ended: Promise<void> }>((resolve) => {
    const path = '/api/realtime/product-updates'
    get({ host: '127.0.0.1', port: server.port, path, headers }, (res) =>
      resolve({ ended: new Promise((resolveClose) => res.resume().on('close', () => resolveClose())) }),
    )
  })
  // Longer than a test may take, so that only closed connections end this.
  await Promise.all([server.http.shutdown({ finishMs: 600_000 }), closing])
  agent.destroy()
})

it('cuts off unfinished requests in time, and shuts down once however often it is requested', async () => {
  const requestStart = Promise.withResolvers<void>()
  const server = await startHttpServer(() => {
    requestStart.resolve()
    return new Promise(() => undefined)
  })
  const endless = server.send('/carrinho').catch((error: Error) => error)
  await requestStart.promise
  const closing = server.http.shutdown({ finishMs: 50 })
  expect(server.http.shutdown()).toBe(closing)
  await closing
  expect(await endless).toBeInstanceOf(Error)
})
