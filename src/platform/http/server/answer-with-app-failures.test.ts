import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import {
  cacheablePage,
  formHeaders,
  htmlResponse,
  startHttpServer,
} from '../../../../tests/support/http-server.ts'
import type { App } from './app.ts'

describe('a client that stalls', () => {
  it('in the middle of a long answer is disconnected', async () => {
    const endless = () => Readable.toWeb(Readable.from(endlessly())) as BodyInit
    const server = await startHttpServer(async () => new Response(endless()), {
      timeouts: { silenceMs: 100 },
    })
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /admin/pedidos.csv HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`)
    socket.on('error', () => undefined).pause()
    await expect.poll(() => server.logLines, { timeout: 3_000 }).toMatchObject([{ wasCut: true }])
    socket.destroy()
  })

  it('before it asks anything is cut off', async () => {
    const server = await startHttpServer(async () => expect.unreachable(), { timeouts: { headersMs: 100 } })
    expect(await server.sendRaw('')).toMatch(/^(HTTP\/1.1 408|$)/)
  })
})

function* endlessly() {
  for (;;) yield Buffer.alloc(64 * 1024)
}

describe('failures', () => {
  const failing: App = async () => {
    throw new Error('the reason, for ana@exemplo.com.br')
  }

  it('become a Portuguese page with a reference; the reason is in the log', async () => {
    const server = await startHttpServer(failing)
    const answer = await server.send('/carrinho', { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(500)
    expect(answer.text).toContain(`Código de referência: <code>${answer.headers['x-request-id']}</code>`)
    expect(answer.text).not.toContain('the reason')
    const failure = server.logLines.find(({ level }) => level === 50)
    expect(failure).toMatchObject({
      requestId: answer.headers['x-request-id'],
      err: { message: 'the reason, for [e-mail]' },
    })
  })

  it('are JSON for calls and for data', async () => {
    const server = await startHttpServer(failing)
    for (const path of ['/api/functions/cep-lookup', '/carrinho.data']) {
      const answer = await server.send(path, { headers: { Accept: 'text/html' } })
      expect(JSON.parse(answer.text)).toEqual({
        error: expect.any(String),
        reference: answer.headers['x-request-id'],
      })
    }
  })

  it('replace the router’s last resort, but not a page of the app’s own', async () => {
    const server = await startHttpServer(async (request) =>
      request.url.endsWith('/own')
        ? htmlResponse('<h1>Ops</h1>', { status: 500 })
        : new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } }),
    )
    expect((await server.send('/own')).text).toBe('<h1>Ops</h1>')
    expect((await server.send('/last', { headers: { Accept: 'text/html' } })).text).toContain(
      'Código de referência',
    )
  })

  it('return Retry-After while the database is unavailable', async () => {
    let isUnavailable = true
    const server = await startHttpServer(
      async (_request, { reportFailure }) => {
        if (!isUnavailable) return htmlResponse('<p>olá</p>')
        reportFailure(new Error('Connection terminated'))
        return htmlResponse('<h1>Ops</h1>', { status: 500 })
      },
      {
        isDatabaseUnavailable: (error) => error instanceof Error && error.message === 'Connection terminated',
      },
    )
    server.pageCache.resume()
    for (const path of ['/carrinho', '/']) {
      const answer = await server.send(path, { headers: { Accept: 'text/html' } })
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.text).toContain('banco de dados')
      expect(answer.text).toContain('<meta http-equiv="refresh" content="5">')
    }
    isUnavailable = false
    expect((await server.send('/')).text).toBe('<p>olá</p>')
  })

  it('to answer in time end the connection and abort the app’s work', async () => {
    let wasAborted = false
    const server = await startHttpServer(
      (request) => {
        request.signal.addEventListener('abort', () => {
          wasAborted = true
        })
        return new Promise(() => undefined)
      },
      { timeouts: { appMs: 50 } },
    )
    expect((await server.send('/carrinho')).status).toBe(503)
    expect(wasAborted).toBe(true)
  })

  it('while a large upload is on its way have longer', async () => {
    const gate = Promise.withResolvers<void>()
    const server = await startHttpServer(
      async (request) => {
        await gate.promise
        return new Response(await request.text())
      },
      {
        timeouts: { appMs: 20 },
        bodyRules: {
          usualBytes: 1_000,
          usualMs: 5_000,
          larger: [{ prefix: '/admin/', maxBytes: 1_000, maxMs: 5_000 }],
        },
      },
    )
    const sending = { method: 'POST', body: 'foto', headers: formHeaders(server.origin) }
    const withFiles = { ...sending.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
    const upload = server.send('/admin/manager', { ...sending, headers: withFiles })
    expect((await server.send('/carrinho', sending)).status).toBe(503)
    gate.resolve()
    expect((await upload).text).toBe('foto')
  })
})

describe('under load', () => {
  it('new work is refused before it starts, while cached pages and files still go out', async () => {
    const gate = Promise.withResolvers<void>()
    let requestCount = 0
    const server = await startHttpServer(
      async (request) => {
        if (new URL(request.url).pathname === '/') return cacheablePage('<p>em cache</p>')
        requestCount += 1
        await gate.promise
        return new Response('pronto')
      },
      { load: { maxInFlight: 2, maxDelayMs: 60_000 } },
    )
    server.pageCache.resume()
    await server.send('/')
    const requests = [server.send('/carrinho'), server.send('/carrinho')]
    await expect.poll(() => requestCount).toBe(2)
    const shed = await server.send('/carrinho', { headers: { Accept: 'text/html' } })
    expect(shed.status).toBe(503)
    expect(shed.headers['retry-after']).toBe('5')
    expect((await server.send('/')).text).toBe('<p>em cache</p>')
    expect((await server.send('/healthz')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(requests)).map(({ text }) => text)).toEqual(['pronto', 'pronto'])
    expect((await server.send('/carrinho')).status).toBe(200)
    expect(await server.metrics.registry.metrics()).toContain('shop_http_requests_shed_total 1')
  })
})
