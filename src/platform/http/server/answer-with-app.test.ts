import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { htmlResponse, startHttpServer } from '../../../../tests/support/http-server.ts'

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
      htmlResponse(`<script nonce="${nonce}">1</script>`, {
        headers: { ETag: '"x"', 'Cache-Control': 'public' },
      }),
    )
    const [first, second] = [await server.send('/carrinho'), await server.send('/carrinho')]
    const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1]
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(second.headers['content-security-policy']).not.toContain(`'nonce-${nonce}'`)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers).not.toHaveProperty('etag')
  })

  it('may be cached elsewhere when they are no pages and say so', async () => {
    const server = await startHttpServer(
      async () => new Response('<urlset/>', { headers: { 'Cache-Control': 'public, max-age=60' } }),
    )
    expect((await server.send('/sitemap.xml')).headers['cache-control']).toBe('public, max-age=60')
  })

  it('are packed as the client likes', async () => {
    const page = `<p>${'vela de cera de coco '.repeat(500)}</p>`
    const server = await startHttpServer(async () => htmlResponse(page))
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
    const compressed = await server.send('/admin/pedidos.csv', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gunzipSync(compressed.body).toString()).toBe(lines.join(''))
  })

  it('to HEAD have no body', async () => {
    const server = await startHttpServer(async () => htmlResponse('<p>olá</p>'))
    const answer = await server.send('/carrinho', { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['content-length']).toBe('11')
  })

  it('abort the app’s work when the visitor disconnects', async () => {
    const aborted = Promise.withResolvers<void>()
    const firstRequest = Promise.withResolvers<void>()
    const server = await startHttpServer((request) => {
      request.signal.addEventListener('abort', () => aborted.resolve())
      firstRequest.resolve()
      return aborted.promise.then(() => new Response('too late'))
    })
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /carrinho HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`)
    await firstRequest.promise
    socket.destroy()
    await aborted.promise
    await expect.poll(() => server.logLines).toMatchObject([{ path: '/carrinho', wasCut: true }])
  })
})
