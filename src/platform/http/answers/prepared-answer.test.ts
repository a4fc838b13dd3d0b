import { expect, it } from 'vitest'
import { cacheablePage, startHttpServer } from '../../../../tests/support/http-server.ts'

const CLOSE = 'Connection: close\r\n'
const ask = (headers = '', line = 'GET / HTTP/1.1') => `${line}\r\nHost: localhost\r\n${headers}\r\n`

async function startWithCachedPage() {
  const server = await startHttpServer(async () => cacheablePage('<p>vela</p>'))
  server.pageCache.resume()
  await server.send('/')
  return server
}

function answersIn(responseText: string) {
  const answers = responseText.split(/(?=HTTP\/1\.1 )/)
  return answers.map((answer) =>
    answer.replace(/Date: [^\r]+/, 'Date: …').replace(/(Connection: )close/, '$1keep-alive'),
  )
}

it('returns the same in every answer', async () => {
  const server = await startWithCachedPage()
  const responseText = await server.sendRaw(ask() + ask() + ask() + ask(CLOSE))
  const [first, ...laterAnswers] = answersIn(responseText)
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Content-Length: 11\r\n[\s\S]*\r\n\r\n<p>vela<\/p>$/)
  expect(laterAnswers).toEqual(Array(3).fill(first))
  expect(first, 'it is for everybody').not.toContain('X-Request-Id')
})

it('never promises to keep open what will be closed', async () => {
  const server = await startWithCachedPage()
  await server.sendRaw(ask() + ask() + ask(CLOSE))
  expect(await server.sendRaw(ask(CLOSE))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n/)
  const old = await server.sendRaw(ask('', 'GET / HTTP/1.0'))
  expect(old).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\nConnection: close\r\n[\s\S]*<p>vela<\/p>$/)
})

it('answers HEAD with the same head and no body', async () => {
  const server = await startWithCachedPage()
  const responseText = await server.sendRaw(
    ask() + ask() + ask('', 'HEAD / HTTP/1.1') + ask(CLOSE, 'HEAD / HTTP/1.1'),
  )
  expect(responseText.match(/Content-Length: 11/g)).toHaveLength(4)
  expect(responseText.match(/<p>vela<\/p>/g)).toHaveLength(2)
})
