import { describe, expect, it } from 'vitest'
import { formHeaders, startHttpServer } from '../../../../tests/support/http-server.ts'
import type { App } from './app.ts'

const readAll: App = async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength })

describe('requests that change something', () => {
  it('reach the app from our own page only', async () => {
    const server = await startHttpServer(async () => new Response('feito'))
    const post = (headers: Record<string, string>) =>
      server.send('/carrinho', { method: 'POST', headers, body: 'a=1' })
    expect((await post({ Origin: server.origin })).text).toBe('feito')
    expect((await post({ Origin: `http://127.0.0.1:${server.port}` })).text).toBe('feito')
    expect((await post({ 'Sec-Fetch-Site': 'same-origin' })).text).toBe('feito')
    const foreign: Record<string, string>[] = [
      {},
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const refusal = await post(headers)
      expect(refusal.status).toBe(403)
      expect(JSON.parse(refusal.text).error).toContain(
        'só aceitamos envios feitos nas páginas da própria loja',
      )
    }
  })

  it('accepts a signed webhook from any origin', async () => {
    const server = await startHttpServer(readAll, { signedWebhooks: ['/api/webhooks/payments'] })
    const answer = await server.send('/api/webhooks/payments', { method: 'POST', body: '{"id":1}' })
    expect(JSON.parse(answer.text)).toEqual({ bytes: 8 })
  })
})

describe('bodies', () => {
  const bodyRules = { usualBytes: 1_000, usualMs: 5_000, larger: [{ prefix: '/admin/', maxBytes: 100_000 }] }
  const withFiles = (origin: string) => ({
    ...formHeaders(origin),
    'Content-Type': 'multipart/form-data; boundary=x',
  })

  it('arrive whole up to the limit', async () => {
    const server = await startHttpServer(readAll, { bodyRules })
    const send = (path: string, bytes: number) =>
      server.send(path, { method: 'POST', headers: withFiles(server.origin), body: 'x'.repeat(bytes) })
    expect(JSON.parse((await send('/carrinho', 1_000)).text)).toEqual({ bytes: 1_000 })
    expect(JSON.parse((await send('/admin/manager', 100_000)).text)).toEqual({ bytes: 100_000 })
  })

  it.each([
    ['/carrinho', 'announced', 1_001],
    ['/carrinho', 'in chunks', 200_000],
    ['/admin/manager', 'announced', 100_001],
    ['/admin/manager', 'in chunks', 300_000],
  ])('are refused at %s when %s with %i bytes', async (path, manner, bytes) => {
    const server = await startHttpServer(readAll, { bodyRules })
    const whole = 'x'.repeat(bytes)
    const headers = {
      ...withFiles(server.origin),
      ...(manner === 'announced' ? { 'Content-Length': String(bytes) } : {}),
    }
    const body = manner === 'announced' ? whole : [whole.slice(0, bytes / 2), whole.slice(bytes / 2)]
    const answer = await server.send(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text).error).toContain('passa do tamanho permitido')
  })

  it('have the usual limit everywhere when they are URL-encoded', async () => {
    const server = await startHttpServer(readAll, { bodyRules })
    const body = 'a&'.repeat(600)
    const headers = formHeaders(server.origin)
    expect((await server.send('/admin/manager', { method: 'POST', headers, body })).status).toBe(413)
  })

  it('never reach the app when they are too large for a form', async () => {
    const server = await startHttpServer(async () => expect.unreachable(), { bodyRules })
    const body = ['x'.repeat(900), 'x'.repeat(900)]
    expect(
      (await server.send('/carrinho', { method: 'POST', headers: formHeaders(server.origin), body })).status,
    ).toBe(413)
  })

  it('that stop halfway are abandoned without work or log entries', async () => {
    const server = await startHttpServer(async () => expect.unreachable(), {
      bodyRules: { ...bodyRules, usualMs: 50 },
    })
    const partialRequest = `POST /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\nContent-Length: 10\r\n\r\nabc`
    expect(await server.sendRaw(partialRequest)).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/)
    expect(server.logLines.filter(({ level }) => level === 50)).toEqual([])
  })

  it('left unread do not block the next request on the same connection', async () => {
    const server = await startHttpServer(async () => new Response('não', { status: 401 }))
    const head = (method: string, path: string, headers: string) =>
      `${method} ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\n${headers}\r\n`
    const upload = 'x'.repeat(1_000_000)
    const responseText = await server.sendRaw(
      head(
        'POST',
        '/admin/manager',
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${upload.length}\r\n`,
      ) +
        upload +
        head('GET', '/healthz', 'Connection: close\r\n'),
    )
    expect(responseText.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })

  it('keep every byte, in order, when they stream', async () => {
    const server = await startHttpServer(async (request) => new Response(await request.text()), { bodyRules })
    const body = Array.from({ length: 50 }, (_, index) => `parte ${index};`.repeat(50))
    const answer = await server.send('/admin/manager', {
      method: 'POST',
      headers: withFiles(server.origin),
      body,
    })
    expect(answer.text).toBe(body.join(''))
  })
})
