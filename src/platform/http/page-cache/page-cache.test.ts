import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSecurityHeaders } from '#platform/http/answers/security-headers.ts'
import { NO_CLIENT } from '#platform/http/request/context.server.ts'
import type { App } from '#platform/http/server/app.ts'
import { cacheablePage, startHttpServer, type TestServer } from '../../../../tests/support/http-server.ts'
import { createCachePlan } from './cache-plan.ts'
import { createPageCache } from './page-cache.ts'

async function startCounting(makePage: (count: number) => Response | Promise<Response>) {
  const requests: Request[] = []
  const app: App = async (request) => {
    requests.push(request)
    return makePage(requests.length)
  }
  const server = await startHttpServer(app)
  server.pageCache.resume()
  return { server, requests }
}

const countedPage = (count: number) => cacheablePage(`<p>${count}</p>`)
const texts = async (server: TestServer, path: string, headers: Record<string, string>[]) => {
  const pageTexts: string[] = []
  for (const requestHeaders of headers)
    pageTexts.push((await server.send(path, { headers: requestHeaders })).text)
  return pageTexts
}

describe('a page for anybody', () => {
  it('is made once and sent often', async () => {
    const { server, requests } = await startCounting(countedPage)
    expect(await texts(server, '/', [{}, {}, {}])).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>'])
    expect(requests).toHaveLength(1)
    const { headers } = await server.send('/')
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('cache-tag')
  })

  it('is rendered again per visitor if the guest’s answer is private', async () => {
    const clients: string[] = []
    const server = await startHttpServer(async (_request, { clientAddress }) => {
      clients.push(clientAddress)
      return new Response('?', { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
    })
    server.pageCache.resume()
    expect(await server.send('/')).toMatchObject({ status: 404 })
    expect(clients).toEqual([NO_CLIENT, '127.0.0.1'])
  })

  it('is made once for a crowd that comes at the same time', async () => {
    const gate = Promise.withResolvers<void>()
    const { server, requests } = await startCounting(async (count) => {
      await gate.promise
      return countedPage(count)
    })
    const crowd = Array.from({ length: 40 }, () => server.send('/'))
    await expect.poll(() => requests.length).toBe(1)
    gate.resolve()
    expect(new Set((await Promise.all(crowd)).map(({ text }) => text))).toEqual(new Set(['<p>1</p>']))
    expect(requests).toHaveLength(1)
  })

  it('is one page however its parameters are ordered, and another for other values', async () => {
    const { server, requests } = await startCounting(countedPage)
    const ask = async (path: string) => (await server.send(path)).text
    expect(await ask('/produtos?category=b&search=a')).toBe('<p>1</p>')
    expect(await ask('/produtos?search=a&category=b')).toBe('<p>1</p>')
    expect(await ask('/produtos?category=b&search=a')).toBe('<p>1</p>')
    expect(await ask('/produtos?search=outra')).toBe('<p>2</p>')
    expect(new URL(requests[0]?.url ?? '').search, 'the app is asked in the normal form').toBe(
      '?search=a&category=b',
    )
  })

  it('is independent of the first visitor', async () => {
    const { server, requests } = await startCounting(countedPage)
    const headers = {
      Cookie: 'theme=dark',
      'User-Agent': 'Ana/1.0',
      'Accept-Language': 'en',
      'X-Forwarded-Host': 'evil.example',
    }
    await server.send('/', { headers: { ...headers, Host: `127.0.0.1:${server.port}` } })
    expect(requests[0]?.url).toBe('http://localhost/')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ accept: 'text/html' })
  })

  it('also serves HEAD, and data beside documents', async () => {
    const { server, requests } = await startCounting(countedPage)
    const head = await server.send('/', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '8'])
    expect((await server.send('/')).text).toBe('<p>1</p>')
    expect((await server.send('/_.data')).text).toBe('<p>2</p>')
    expect((await server.send('/_.data')).text).toBe('<p>2</p>')
    expect(requests).toHaveLength(2)
  })

  it('is rendered again when it is old', async () => {
    let now = 1_000
    const security = createSecurityHeaders({ siteUrl: 'http://localhost' })
    const plan = createCachePlan([{ path: '/', cache: [] }])
    const cache = createPageCache({ plan, security, personalCookies: [], maxAgeMs: 60_000, now: () => now })
    cache.resume()
    const request = { method: 'GET', url: '/', headers: {} } as IncomingMessage
    await cache.fill({ key: '/', kind: 'document' }, async () => ({ response: countedPage(1), nonce: 'n' }))
    now += 59_999
    expect(cache.find(request)?.key).toBe('/')
    now += 1
    expect(cache.find(request)).toBeUndefined()
  })

  it('does not outlive the day on which it was made', async () => {
    let now = 1_000
    const security = createSecurityHeaders({ siteUrl: 'http://localhost' })
    const plan = createCachePlan([{ path: '/', cache: [] }])
    const day = { now: () => now, end: () => 6_000 }
    const cache = createPageCache({ plan, security, personalCookies: [], now: () => 0, day })
    cache.resume()
    const request = { method: 'GET', url: '/', headers: {} } as IncomingMessage
    await cache.fill({ key: '/', kind: 'document' }, async () => ({ response: countedPage(1), nonce: 'n' }))
    now += 4_999
    expect(cache.find(request)?.key).toBe('/')
    now += 1
    expect(cache.find(request)).toBeUndefined()
  })
})

describe('a page that is not for anybody', () => {
  it.each([
    ['a session', 'session=abc'],
    ['a session among others', 'theme=dark; session=abc'],
    ['a message to show once', 'flash=ola'],
  ])('is rendered for visitors with %s', async (_name, cookie) => {
    const { server } = await startCounting(countedPage)
    const pageTexts = await texts(server, '/', [
      {},
      { Cookie: cookie },
      { Cookie: cookie },
      { Cookie: 'theme=dark' },
      {},
    ])
    expect(pageTexts).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>1</p>', '<p>1</p>'])
    const { headers } = await server.send('/', { headers: { Cookie: cookie } })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('cache-tag')
  })

  it('is the cached one for a made-up cookie, unless a real one is sent too', async () => {
    const { server } = await startCounting(countedPage)
    const pageTexts = await texts(server, '/', [
      {},
      { Cookie: 'session=made-up' },
      { Cookie: 'theme=dark; flash=made-up' },
      { Cookie: 'session=made-up; session=abc' },
      { Cookie: 'other-session=abc' },
    ])
    expect(pageTexts).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>', '<p>2</p>', '<p>1</p>'])
  })

  it.each([
    [
      'sets a cookie',
      (count: number) => cacheablePage(`<p>${count}</p>`, 'product:*', { 'Set-Cookie': 'a=1' }),
    ],
    [
      'is not 200',
      (count: number) => new Response(`<p>${count}</p>`, { status: 404, headers: { 'Cache-Tag': 'x' } }),
    ],
    ['does not say what it shows', (count: number) => new Response(`<p>${count}</p>`)],
  ])('is never cached when it %s', async (_name, makePage) => {
    const { server } = await startCounting(makePage)
    expect(await texts(server, '/', [{}, {}])).toEqual(['<p>1</p>', '<p>2</p>'])
    expect(server.pageCache.size()).toBe(0)
  })

  it('is made for each of a crowd when the first turns out to be personal', async () => {
    const gate = Promise.withResolvers<void>()
    const { server, requests } = await startCounting(async (count) => {
      await gate.promise
      return cacheablePage(`<p>${count}</p>`, 'product:*', { 'Set-Cookie': `visitor=${count}` })
    })
    const crowd = Array.from({ length: 5 }, () => server.send('/'))
    await expect.poll(() => requests.length).toBe(1)
    gate.resolve()
    const cookies = (await Promise.all(crowd)).map(({ headers }) => headers['set-cookie']?.[0])
    expect(new Set(cookies).size).toBe(5)
  })

  it('is never cached when something failed while it was made', async () => {
    let count = 0
    const server = await startHttpServer(async (_request, { reportFailure }) => {
      count += 1
      if (count === 1) reportFailure(new Error('half of the page is missing'))
      return countedPage(count)
    })
    server.pageCache.resume()
    expect(await texts(server, '/', [{}, {}, {}])).toEqual(['<p>1</p>', '<p>2</p>', '<p>2</p>'])
  })

  it.each(['/carrinho', '/produtos?utm_source=x', '/produtos?search=a&search=b'])(
    '%s is made each time',
    async (path) => {
      const { server } = await startCounting(countedPage)
      expect(await texts(server, path, [{}, {}])).toEqual(['<p>1</p>', '<p>2</p>'])
    },
  )
})

describe('changes', () => {
  it('make the pages that show them new, and no others', async () => {
    const { server } = await startCounting((count) => cacheablePage(`<p>${count}</p>`, `product:${count}`))
    await texts(server, '/', [{}])
    await texts(server, '/produto/a', [{}])
    server.pageCache.drop({ kind: 'product', ids: ['1'] })
    expect(await texts(server, '/', [{}, {}])).toEqual(['<p>3</p>', '<p>3</p>'])
    expect(await texts(server, '/produto/a', [{}])).toEqual(['<p>2</p>'])
  })

  it('during rendering prevent storing the page, and new visitors get a new one', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { server, requests } = await startCounting(async (count) => {
      await gates[count - 1]?.promise
      return countedPage(count)
    })
    const early = server.send('/')
    await expect.poll(() => requests.length).toBe(1)
    server.pageCache.drop({ kind: 'product', ids: ['elsewhere'] })
    const late = server.send('/')
    await expect.poll(() => requests.length).toBe(2)
    gates[1]?.resolve()
    expect((await late).text).toBe('<p>2</p>')
    gates[0]?.resolve()
    expect((await early).text).toBe('<p>1</p>')
    expect((await server.send('/')).text, 'the older render did not replace the newer').toBe('<p>2</p>')
    expect(requests).toHaveLength(2)
  })

  it('that cannot be received disable the cache, and it starts empty afterwards', async () => {
    const { server } = await startCounting(countedPage)
    await server.send('/')
    server.pageCache.suspend()
    expect(await texts(server, '/', [{}, {}])).toEqual(['<p>2</p>', '<p>3</p>'])
    server.pageCache.resume()
    expect(await texts(server, '/', [{}, {}])).toEqual(['<p>4</p>', '<p>4</p>'])
  })

  it('are unknown at first, so nothing is cached before the connection is up', async () => {
    const server = await startHttpServer(async () => countedPage(1))
    await server.send('/')
    expect(server.pageCache.size()).toBe(0)
  })
})

describe('the sent headers', () => {
  const long = `<p>${'vela de cera de coco '.repeat(200)}</p>`

  it('is packed as the client likes, each form with a tag of its own', async () => {
    const { server } = await startCounting(() => cacheablePage(long))
    const ask = (encoding: string) => server.send('/', { headers: { 'Accept-Encoding': encoding } })
    const [plain, gzip, br] = [
      await ask('identity'),
      await ask('gzip, deflate'),
      await ask('gzip, deflate, br'),
    ]
    expect([plain.text, gunzipSync(gzip.body).toString(), brotliDecompressSync(br.body).toString()]).toEqual([
      long,
      long,
      long,
    ])
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers } of [plain, gzip, br]) expect(headers.etag).toMatch(/^"[\w-]+"$/)
  })

  it('is not sent again to clients that have it', async () => {
    const { server } = await startCounting(() => cacheablePage(long))
    const br = { 'Accept-Encoding': 'br' }
    const { headers } = await server.send('/', { headers: br })
    const secondAnswer = await server.send('/', { headers: { ...br, 'If-None-Match': headers.etag ?? '' } })
    expect([secondAnswer.status, secondAnswer.text]).toEqual([304, ''])
    expect(secondAnswer.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'public, no-cache',
      vary: 'Cookie, Accept-Encoding',
    })
    server.pageCache.drop({ kind: 'product', ids: 'all' })
    const unchanged = await server.send('/', { headers: { ...br, 'If-None-Match': headers.etag ?? '' } })
    expect(unchanged.status, 'the same content has the same tag on every process').toBe(304)
  })

  it('allows the inline scripts that the app wrote, by hash, and no other', async () => {
    const script = 'window.__data = {"name":"Lavanda & Camomila"}'
    const server = await startHttpServer(async (_request, { nonce }) =>
      cacheablePage(`<script nonce="${nonce}">${script}</script><script>smuggled()</script>`),
    )
    server.pageCache.resume()
    const { headers, text } = await server.send('/')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(text).toBe(`<script>${script}</script><script>smuggled()</script>`)
  })
})
