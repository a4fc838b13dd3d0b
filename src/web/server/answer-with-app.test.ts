import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheablePage, startHttpServer } from '../../../tests/support/http-server.ts'
import type { App } from './app.ts'

const own = (origin: string) => ({ Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' })
const readAll: App = async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength })
const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })

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
      const refused = await post(headers)
      expect(refused.status).toBe(403)
      expect(JSON.parse(refused.text).error).toContain(
        'só aceitamos envios feitos nas páginas da própria loja',
      )
    }
  })

  it('reach a signed webhook from anywhere', async () => {
    const server = await startHttpServer(readAll, { signedWebhooks: ['/api/webhooks/payments'] })
    const answer = await server.send('/api/webhooks/payments', { method: 'POST', body: '{"id":1}' })
    expect(JSON.parse(answer.text)).toEqual({ bytes: 8 })
  })
})

describe('bodies', () => {
  const bodyRules = { usualBytes: 1_000, usualMs: 5_000, larger: [{ prefix: '/admin/', maxBytes: 100_000 }] }

  it('arrive whole up to the limit', async () => {
    const server = await startHttpServer(readAll, { bodyRules })
    const send = (path: string, bytes: number) =>
      server.send(path, { method: 'POST', headers: own(server.origin), body: 'x'.repeat(bytes) })
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
      ...own(server.origin),
      ...(manner === 'announced' ? { 'Content-Length': String(bytes) } : {}),
    }
    const body = manner === 'announced' ? whole : [whole.slice(0, bytes / 2), whole.slice(bytes / 2)]
    const answer = await server.send(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text).error).toContain('passa do tamanho permitido')
  })

  it('never reach the app when they are too large for a form', async () => {
    const server = await startHttpServer(async () => expect.unreachable(), { bodyRules })
    const body = ['x'.repeat(900), 'x'.repeat(900)]
    expect(
      (await server.send('/carrinho', { method: 'POST', headers: own(server.origin), body })).status,
    ).toBe(413)
  })

  it('that stop halfway are given up, without work and without a word in the log', async () => {
    const server = await startHttpServer(async () => expect.unreachable(), {
      bodyRules: { ...bodyRules, usualMs: 50 },
    })
    const started = `POST /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\nContent-Length: 10\r\n\r\nabc`
    expect(await server.sendRaw(started)).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/)
    expect(server.logLines.filter(({ level }) => level === 50)).toEqual([])
  })

  it('that nobody reads do not hold up the next request on the same connection', async () => {
    const server = await startHttpServer(async () => new Response('não', { status: 401 }))
    const head = (method: string, path: string, more: string) =>
      `${method} ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\n${more}\r\n`
    const upload = 'x'.repeat(1_000_000)
    const received = await server.sendRaw(
      head('POST', '/admin/manager', `Content-Length: ${upload.length}\r\n`) +
        upload +
        head('GET', '/healthz', 'Connection: close\r\n'),
    )
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })

  it('keep every byte, in order, when they stream', async () => {
    const server = await startHttpServer(async (request) => new Response(await request.text()), { bodyRules })
    const body = Array.from({ length: 50 }, (_, index) => `parte ${index};`.repeat(50))
    const answer = await server.send('/admin/manager', { method: 'POST', headers: own(server.origin), body })
    expect(answer.text).toBe(body.join(''))
  })
})

describe('answers of the app', () => {
  it('keep status, cookies and their own headers', async () => {
    const server = await startHttpServer(async () => {
      const headers = new Headers({ Location: '/auth', 'X-Own': '1' })
      headers.append('Set-Cookie', 'a=1; HttpOnly')
      headers.append('Set-Cookie', 'b=2; HttpOnly')
      return new Response(null, { status: 303, headers })
    })
    const answer = await server.send('/perfil')
    expect(answer).toMatchObject({ status: 303, text: '' })
    expect(answer.headers).toMatchObject({ location: '/auth', 'x-own': '1', 'content-length': '0' })
    expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
  })

  it('are private and carry this answer’s nonce when they are pages', async () => {
    const server = await startHttpServer(async (_request, { nonce }) =>
      html(`<script nonce="${nonce}">1</script>`, { headers: { ETag: '"x"', 'Cache-Control': 'public' } }),
    )
    const [one, two] = [await server.send('/carrinho'), await server.send('/carrinho')]
    const nonce = /nonce="([^"]+)"/.exec(one.text)?.[1]
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(two.headers['content-security-policy']).not.toContain(`'nonce-${nonce}'`)
    expect(one.headers['cache-control']).toBe('private, no-store')
    expect(one.headers).not.toHaveProperty('etag')
  })

  it('may be cached elsewhere when they are no pages and say so', async () => {
    const server = await startHttpServer(
      async () => new Response('<urlset/>', { headers: { 'Cache-Control': 'public, max-age=60' } }),
    )
    expect((await server.send('/sitemap.xml')).headers['cache-control']).toBe('public, max-age=60')
  })

  it('are packed as the client likes', async () => {
    const page = `<p>${'vela de cera de coco '.repeat(500)}</p>`
    const server = await startHttpServer(async () => html(page))
    const ask = (encoding: string) => server.send('/carrinho', { headers: { 'Accept-Encoding': encoding } })
    const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')]
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', page])
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', page])
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, page])
    expect(plain.headers.vary).toBe('Accept-Encoding')
  })

  it('arrive whole when they come in many pieces, packed or not', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `linha ${index};R$ 10,00\n`)
    const server = await startHttpServer(
      async () =>
        new Response(Readable.toWeb(Readable.from(lines.map((line) => Buffer.from(line)))) as BodyInit, {
          headers: { 'Content-Type': 'text/csv' },
        }),
    )
    expect((await server.send('/admin/pedidos.csv')).text).toBe(lines.join(''))
    const packed = await server.send('/admin/pedidos.csv', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gunzipSync(packed.body).toString()).toBe(lines.join(''))
  })

  it('to HEAD have no body', async () => {
    const server = await startHttpServer(async () => html('<p>olá</p>'))
    const answer = await server.send('/carrinho', { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['content-length']).toBe('11')
  })

  it('tell the app when the visitor has left', async () => {
    const left = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const server = await startHttpServer((request) => {
      request.signal.addEventListener('abort', () => left.resolve())
      started.resolve()
      return left.promise.then(() => new Response('too late'))
    })
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`)
    await started.promise
    socket.destroy()
    await left.promise
    await expect.poll(() => server.logLines).toMatchObject([{ path: '/carrinho', wasCut: true }])
  })
})

describe('a client that stalls', () => {
  it('in the middle of a long answer is cut off', async () => {
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
    const logged = server.logLines.find(({ level }) => level === 50)
    expect(logged).toMatchObject({
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
        ? html('<h1>Ops</h1>', { status: 500 })
        : new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } }),
    )
    expect((await server.send('/own')).text).toBe('<h1>Ops</h1>')
    expect((await server.send('/last', { headers: { Accept: 'text/html' } })).text).toContain(
      'Código de referência',
    )
  })

  it('of a database that is unavailable say so, ask to come back, and pass when it is there again', async () => {
    let isUnavailable = true
    const server = await startHttpServer(
      async (_request, { reportFailure }) => {
        if (!isUnavailable) return html('<p>olá</p>')
        reportFailure(new Error('Connection terminated'))
        return html('<h1>Ops</h1>', { status: 500 })
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

  it('to answer in time are cut off, and the app is told', async () => {
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
    const sending = { method: 'POST', body: 'foto', headers: own(server.origin) }
    const upload = server.send('/admin/manager', sending)
    expect((await server.send('/carrinho', sending)).status).toBe(503)
    gate.resolve()
    expect((await upload).text).toBe('foto')
  })
})

describe('under load', () => {
  it('new work is refused before it starts, while cached pages and files still go out', async () => {
    const gate = Promise.withResolvers<void>()
    let started = 0
    const server = await startHttpServer(
      async (request) => {
        if (new URL(request.url).pathname === '/') return cacheablePage('<p>em cache</p>')
        started += 1
        await gate.promise
        return new Response('pronto')
      },
      { load: { maxInFlight: 2, maxDelayMs: 60_000 } },
    )
    server.pageCache.resume()
    await server.send('/')
    const running = [server.send('/carrinho'), server.send('/carrinho')]
    await expect.poll(() => started).toBe(2)
    const shed = await server.send('/carrinho', { headers: { Accept: 'text/html' } })
    expect(shed.status).toBe(503)
    expect(shed.headers['retry-after']).toBe('5')
    expect((await server.send('/')).text).toBe('<p>em cache</p>')
    expect((await server.send('/healthz')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(running)).map(({ text }) => text)).toEqual(['pronto', 'pronto'])
    expect((await server.send('/carrinho')).status).toBe(200)
    expect(await server.metrics.registry.metrics()).toContain('shop_http_requests_shed_total 1')
  })
})
