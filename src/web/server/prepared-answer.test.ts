import { ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheablePage, startHttpServer } from '../../../tests/support/http-server.ts'

const CLOSE = 'Connection: close\r\n'
const ask = (more = '', line = 'GET / HTTP/1.1') => `${line}\r\nHost: localhost\r\n${more}\r\n`

afterEach(() => {
  vi.useRealTimers()
})

async function startWithKeptPage() {
  const server = await startHttpServer(async () => cacheablePage('<p>vela</p>'))
  server.pageCache.resume()
  await server.send('/')
  return server
}

/** The answers on one connection, each as the head without what differs every time, and its body. */
function answersIn(received: string) {
  const answers = received.split(/(?=HTTP\/1\.1 )/)
  return answers.map((answer) =>
    answer.replace(/Date: [^\r]+/, 'Date: …').replace(/(Connection: )close/, '$1keep-alive'),
  )
}

it('says in every answer what Node said in the first', async () => {
  const server = await startWithKeptPage()
  const written = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const received = await server.sendRaw(ask() + ask() + ask() + ask(CLOSE))
  // The first, from which the others are learnt, and the last, on a connection that closes.
  expect(written).toHaveBeenCalledTimes(2)
  written.mockRestore()
  const [first, ...later] = answersIn(received)
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Content-Length: 11\r\n[\s\S]*\r\n\r\n<p>vela<\/p>$/)
  expect(later).toEqual(Array(3).fill(first))
  expect(first, 'it is for everybody').not.toContain('X-Request-Id')
})

it('says the date of its own second', async () => {
  const server = await startWithKeptPage()
  await server.sendRaw(ask() + ask(CLOSE))
  for (const time of ['09:00:00.000', '09:00:00.999', '09:00:01.000', '10:30:00.000']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-15T${time}Z`) })
    const received = await server.sendRaw(ask() + ask() + ask(CLOSE))
    const second = `${time.slice(0, 8)} GMT`
    // The last one is Node's own, on a connection that closes.
    const [first, next] = [...received.matchAll(/Date: Sun, 15 Nov 2026 ([^\r]+)/g)].map(([, at]) => at)
    expect([first, next]).toEqual([second, second])
  }
})

it('never promises to keep open what will be closed', async () => {
  const server = await startWithKeptPage()
  await server.sendRaw(ask() + ask() + ask(CLOSE))
  expect(await server.sendRaw(ask(CLOSE))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/)
  const old = await server.sendRaw(ask('', 'GET / HTTP/1.0'))
  expect(old).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n[\s\S]*<p>vela<\/p>$/)
})

it('answers HEAD with the same head and no body', async () => {
  const server = await startWithKeptPage()
  const received = await server.sendRaw(
    ask() + ask() + ask('', 'HEAD / HTTP/1.1') + ask(CLOSE, 'HEAD / HTTP/1.1'),
  )
  expect(received.match(/Content-Length: 11/g)).toHaveLength(4)
  expect(received.match(/<p>vela<\/p>/g)).toHaveLength(2)
})
