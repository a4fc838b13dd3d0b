import { describe, expect, it } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'
import type { App } from './app.ts'

const hello: App = async () =>
  new Response('olá', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
const echo: App = async (request, { reportFailure: _, ...facts }) =>
  Response.json({ url: request.url, headers: Object.fromEntries(request.headers), facts })

describe('hosts', () => {
  it('answers to localhost and 127.0.0.1 on its own port in test', async () => {
    const server = await startHttpServer(echo)
    for (const host of [`localhost:${server.port}`, `127.0.0.1:${server.port}`]) {
      const { status, text } = await server.send('/carrinho?x=1', { headers: { Host: host } })
      expect(status).toBe(200)
      expect(JSON.parse(text).url).toBe(`http://${host}/carrinho?x=1`)
    }
  })

  it.each(['evil.example', 'localhost:1', 'localhost.evil.example'])('sends %s away', async (host) => {
    const server = await startHttpServer(hello)
    const { status, text } = await server.send('/', { headers: { Host: host, Accept: 'text/html' } })
    expect(status).toBe(421)
    expect(text).toContain('Esta loja não atende por este endereço.')
  })

  it('refuses local names in production, and requests without a host', async () => {
    const server = await startHttpServer(hello, {
      siteUrl: 'https://loja.exemplo.com.br',
      environment: 'production',
    })
    expect((await server.send('/')).status).toBe(421)
    expect((await server.send('/', { headers: { Host: 'loja.exemplo.com.br' } })).status).toBe(200)
    expect(await server.sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await server.sendRaw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
  })
})

describe('behind a TLS proxy', () => {
  const proxied = {
    siteUrl: 'https://loja.exemplo.com.br',
    environment: 'production',
    trustedProxies: 1,
  } as const
  const host = { Host: 'loja.exemplo.com.br' }
  const fromProxy = { ...host, 'X-Forwarded-For': '6.6.6.6, 198.51.100.4', 'X-Forwarded-Proto': 'https' }

  it('gives the app the address that the visitor sees, and the visitor that the proxy saw', async () => {
    const server = await startHttpServer(echo, proxied)
    const facts = JSON.parse((await server.send('/carrinho', { headers: fromProxy })).text)
    expect(facts.url).toBe('https://loja.exemplo.com.br/carrinho')
    expect(facts.facts).toMatchObject({ clientAddress: '198.51.100.4', isLoopback: false })
    expect(facts.headers['x-forwarded-for']).toBe('198.51.100.4')
  })

  it('believes none of it from a stranger', async () => {
    const server = await startHttpServer(echo, { ...proxied, trustedProxies: 0 })
    const forged = {
      ...fromProxy,
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
      'X-Request-Id': 'chosen-by-me',
    }
    const answer = await server.send('/carrinho', { headers: forged })
    const facts = JSON.parse(answer.text)
    expect(facts.facts).toMatchObject({ clientAddress: '127.0.0.1', isLoopback: false })
    expect(facts.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(facts.headers).not.toHaveProperty('x-real-ip')
    expect(facts.headers).not.toHaveProperty('forwarded')
    expect(facts.headers).not.toHaveProperty('x-forwarded-proto')
    expect(answer.headers['x-request-id']).not.toBe('chosen-by-me')
  })

  it('accepts a form of its own https page', async () => {
    const server = await startHttpServer(echo, proxied)
    const headers = { ...fromProxy, Origin: 'https://loja.exemplo.com.br' }
    const answer = await server.send('/carrinho', { method: 'POST', headers, body: 'a=1' })
    expect(answer.status).toBe(200)
    expect(new URL(JSON.parse(answer.text).url).origin).toBe(headers.Origin)
  })

  it('sends a visitor without encryption to the encrypted page, also when the page is cached', async () => {
    const server = await startHttpServer(hello, proxied)
    server.pageCache.resume()
    const answer = await server.send('/?a=1', { headers: { ...fromProxy, 'X-Forwarded-Proto': 'http' } })
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe('https://loja.exemplo.com.br/?a=1')
  })

  it('promises encryption on https only', async () => {
    const secure = await startHttpServer(hello, proxied)
    const plain = await startHttpServer(hello)
    const answer = await secure.send('/carrinho', { headers: fromProxy })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await plain.send('/carrinho')).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('request ids', () => {
  it('differ, appear in the answer, and reach the app', async () => {
    const server = await startHttpServer(echo)
    const [first, second] = [await server.send('/carrinho'), await server.send('/carrinho')]
    expect(first.headers['x-request-id']).toMatch(/^[2-9A-Z]{6}-[0-9A-Z]+$/)
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    expect(JSON.parse(first.text).facts.requestId).toBe(first.headers['x-request-id'])
  })

  it('come from a trusted proxy when they look like one', async () => {
    const server = await startHttpServer(echo, { trustedProxies: 1 })
    const response = await server.send('/carrinho', { headers: { 'X-Request-Id': 'abc-123.DEF_456' } })
    expect(response.headers['x-request-id']).toBe('abc-123.DEF_456')
    const nonsense = await server.send('/carrinho', {
      headers: { 'X-Request-Id': '<script>alert(1)</script>' },
    })
    expect(nonsense.headers['x-request-id']).toMatch(/^[2-9A-Z]{6}-/)
  })
})

describe('malformed requests', () => {
  it.each([
    ['a lone percent sign', 400, '/%'],
    ['broken UTF-8', 400, '/produto/%C3%28'],
    ['a character zero', 400, '/produto/%00'],
    ['a doubled slash', 400, '//evil.example'],
    ['an endless address', 414, `/${'a'.repeat(9_000)}`],
  ])('%s is refused with %i before the app sees it', async (_name, status, path) => {
    const server = await startHttpServer(async () => expect.unreachable())
    expect((await server.send(path)).status).toBe(status)
  })

  it('names the methods that exist', async () => {
    const server = await startHttpServer(async () => expect.unreachable())
    const { status, headers } = await server.send('/', { method: 'PROPFIND' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  })

  it('refuses two Host headers, of which a proxy may believe the other', async () => {
    const server = await startHttpServer(hello)
    const ownHost = `Host: localhost:${server.port}`
    const ask = (...headers: string[]) =>
      server.sendRaw(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
    expect(await ask(ownHost)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask(ownHost, 'host: evil.example')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await ask(ownHost, ownHost)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('answers broken bytes and endless headers in Portuguese, and closes', async () => {
    const server = await startHttpServer(hello)
    expect(await server.sendRaw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*Connection: close/)
    const endless = `GET / HTTP/1.1\r\nHost: localhost:${server.port}\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`
    expect(await server.sendRaw(endless)).toMatch(/^HTTP\/1.1 431 /)
  })

  it('gives up on a client that sends its headers drop by drop', async () => {
    const server = await startHttpServer(hello, { timeouts: { headersMs: 100 } })
    const answer = await server.sendRaw(`GET / HTTP/1.1\r\nHost: localhost:${server.port}\r\nX-Slow: `)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })
})

describe('probes', () => {
  it('say that the process lives and whether it may be sent visitors, whatever the Host', async () => {
    let isReady = true
    const server = await startHttpServer(hello, { isReady: async () => isReady })
    const probe = { headers: { Host: '10.1.2.3:8080' } }
    expect((await server.send('/healthz', probe)).text).toBe('ok')
    expect((await server.send('/readyz', probe)).status).toBe(200)
    isReady = false
    expect((await server.send('/readyz', probe)).status).toBe(503)
    expect((await server.send('/healthz', probe)).status).toBe(200)
  })

  it('take a database that throws for one that is not ready', async () => {
    const server = await startHttpServer(hello, { isReady: () => Promise.reject(new Error('unavailable')) })
    expect((await server.send('/readyz')).status).toBe(503)
  })
})

describe('metrics', () => {
  it('are for this machine itself', async () => {
    const server = await startHttpServer(hello)
    await server.send('/carrinho')
    const { status, text } = await server.send('/metrics')
    expect(status).toBe(200)
    expect(text).toContain('shop_http_request_duration_seconds_count{route="page",status="200"} 1')
    for (const name of [
      'shop_realtime_listeners',
      'shop_page_cache_requests_total',
      'nodejs_eventloop_lag_seconds',
    ]) {
      expect(text).toContain(name)
    }
  })

  it.each([
    ['a request that was passed on', { 'X-Forwarded-For': '198.51.100.4' }],
    ['a foreign name that points here', { Host: 'rebound.example' }],
    ['a wrong token', { Authorization: 'Bearer wrong' }],
  ])('do not exist for %s', async (_name, headers: Record<string, string>) => {
    const server = await startHttpServer(hello, { metricsToken: 'a-token-of-the-owner' })
    const { status, text } = await server.send('/metrics', { headers })
    expect([404, 421]).toContain(status)
    expect(text).not.toContain('shop_')
  })

  it('need the token on this machine too, where the owner has not opened them', async () => {
    const server = await startHttpServer(hello, {
      metricsOnLoopback: false,
      metricsToken: 'a-token-of-the-owner',
    })
    expect((await server.send('/metrics')).status).toBe(404)
    const headers = { Authorization: 'Bearer a-token-of-the-owner' }
    expect((await server.send('/metrics', { headers })).status).toBe(200)
  })

  it('open with the token, from anywhere', async () => {
    const server = await startHttpServer(hello, { metricsToken: 'a-token-of-the-owner' })
    const headers = { Authorization: 'Bearer a-token-of-the-owner', 'X-Forwarded-For': '198.51.100.4' }
    expect((await server.send('/metrics', { headers })).status).toBe(200)
    const withoutToken = await startHttpServer(hello)
    expect((await withoutToken.send('/metrics', { headers })).status).toBe(404)
  })
})

describe('the access log', () => {
  it('has method, path, status, time and id, and nothing about the person', async () => {
    const server = await startHttpServer(hello)
    const headers = { Cookie: 'session=very-secret', 'User-Agent': 'Ana/1.0', Authorization: 'Bearer secret' }
    const { headers: answerHeaders } = await server.send('/carrinho?token=secret', { headers })
    await expect.poll(() => server.logLines).toHaveLength(1)
    const [line] = server.logLines
    expect(line).toMatchObject({
      method: 'GET',
      path: '/carrinho',
      status: 200,
      requestId: answerHeaders['x-request-id'],
    })
    expect(line?.ms).toBeTypeOf('number')
    expect(JSON.stringify(line)).not.toMatch(/secret|Ana|127\.0\.0\.1/)
  })

  it('logs one line, whatever the path contains', async () => {
    const server = await startHttpServer(hello)
    const paths = ['/a"b', "/a'b", '/%22%0A', '/vela"}{"level":60']
    for (const path of paths) await server.send(path)
    await expect.poll(() => server.logLines).toHaveLength(paths.length)
    expect(server.logLines.map(({ path, level }) => [path, level])).toEqual(paths.map((path) => [path, 30]))
  })
})
