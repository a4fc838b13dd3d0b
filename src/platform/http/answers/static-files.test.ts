import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'
import { loadStaticFiles } from './static-files.ts'

const script = 'console.log("olá")\n'.repeat(100)
const film = Buffer.alloc(600 * 1024, 'filme')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'))
  const client = join(folder, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await mkdir(join(client, '.vite'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(client, '.vite', 'manifest.json'), '{}')
  await writeFile(join(client, 'assets', 'app-abc.js'), script)
  await writeFile(join(client, 'assets', 'app-abc.js.br'), 'packed by brotli')
  await writeFile(join(client, 'assets', 'app-abc.js.gz'), gzipSync(script))
  await writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(client, 'film.mp4'), film)
  await writeFile(join(client, 'short-film.mp4'), film.subarray(0, 1000))
})
afterAll(() => rm(folder, { recursive: true }))

async function start() {
  const { handler, reload } = await loadStaticFiles(join(folder, 'client'), [
    'X-Content-Type-Options',
    'nosniff',
  ])
  const server = await startHttpServer(async () => new Response('the app', { status: 404 }), {
    handlers: [handler],
  })
  return { ...server, reload }
}

describe('static files', () => {
  it('below assets are kept by browsers for a year, and others for an hour', async () => {
    const server = await start()
    const asset = await server.send('/assets/app-abc.js')
    expect([asset.status, asset.text]).toEqual([200, script])
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    const icon = await server.send('/favicon.svg?v=2')
    expect(icon.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    })
  })

  it('that are compressed while the shop is open are sent compressed from then on', async () => {
    const late = join(folder, 'client', 'assets', 'late-abc.js')
    await writeFile(late, script)
    const server = await start()
    const ask = () => server.send('/assets/late-abc.js', { headers: { 'Accept-Encoding': 'gzip' } })
    const before = await ask()
    expect([before.text, before.headers['content-encoding']]).toEqual([script, undefined])
    await writeFile(`${late}.gz`, gzipSync(script))
    await server.reload()
    const after = await ask()
    expect([after.headers['content-encoding'], after.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
    await rm(late)
    await rm(`${late}.gz`)
  })

  it('are sent as they were compressed at build time', async () => {
    const server = await start()
    const ask = (encoding: string) =>
      server.send('/assets/app-abc.js', { headers: { 'Accept-Encoding': encoding } })
    const [br, gzip] = [await ask('gzip, br'), await ask('gzip')]
    expect([br.headers['content-encoding'], br.text]).toEqual(['br', 'packed by brotli'])
    expect([gzip.headers['content-encoding'], gzip.body.equals(gzipSync(script))]).toEqual(['gzip', true])
    expect(
      (await server.send('/favicon.svg', { headers: { 'Accept-Encoding': 'br' } })).headers,
    ).not.toHaveProperty('content-encoding')
  })

  it('are not sent again to clients that have them', async () => {
    const server = await start()
    for (const path of ['/favicon.svg', '/film.mp4']) {
      const { headers } = await server.send(path)
      const secondAnswer = await server.send(path, { headers: { 'If-None-Match': headers.etag ?? '' } })
      expect([secondAnswer.status, secondAnswer.body.length, secondAnswer.headers.etag]).toEqual([
        304,
        0,
        headers.etag,
      ])
    }
  })

  it('that are large are streamed, whole or in part', async () => {
    const server = await start()
    const whole = await server.send('/film.mp4')
    expect(whole.body.equals(film)).toBe(true)
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
    const part = await server.send('/film.mp4', { headers: { Range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${film.length}`,
      'content-length': '100',
    })
    expect(part.body.equals(film.subarray(100, 200))).toBe(true)
    const outOfRange = await server.send('/film.mp4', { headers: { Range: `bytes=${film.length}-` } })
    expect([outOfRange.status, outOfRange.headers['content-range']]).toEqual([416, `bytes */${film.length}`])
    const staleRange = await server.send('/film.mp4', {
      headers: { Range: 'bytes=0-1', 'If-Range': '"older"' },
    })
    expect([staleRange.status, staleRange.body.length]).toEqual([200, film.length])
  })

  it('that are films support ranges at any size, because Safari needs them', async () => {
    const server = await start()
    const part = await server.send('/short-film.mp4', { headers: { Range: 'bytes=0-1' } })
    expect([part.status, part.headers['content-range'], part.text]).toEqual([206, 'bytes 0-1/1000', 'fi'])
  })

  it('answer HEAD with everything but the content', async () => {
    const server = await start()
    for (const [path, length] of [
      ['/favicon.svg', 41],
      ['/film.mp4', film.length],
    ] as const) {
      const answer = await server.send(path, { method: 'HEAD' })
      expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([
        200,
        0,
        String(length),
      ])
    }
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/assets/app-abc.js.br',
    '/assets',
    '/assets/',
    '/constructor',
  ])('never include %s', async (path) => {
    const server = await start()
    const { status, text } = await server.send(path)
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(/secret|packed/)
  })

  it('cannot be written', async () => {
    const server = await start()
    const answer = await server.send('/favicon.svg', { method: 'POST', headers: { Origin: server.origin } })
    expect(answer).toMatchObject({ status: 404, text: 'the app' })
  })
})
