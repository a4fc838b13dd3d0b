import { get, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startHttpServer } from '../../../../tests/support/http-server.ts'

const path = '/api/realtime/product-updates'
const noApp = async () => expect.unreachable()

afterEach(() => void vi.useRealTimers())

function listenAt(port: number): Promise<{ res: IncomingMessage; text(): string; ended: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const req = get(
      { host: '127.0.0.1', port, path, agent: false, headers: { Host: `localhost:${port}` } },
      (res) => {
        let streamText = ''
        res.setEncoding('utf8').on('data', (chunk) => {
          streamText += chunk
        })
        const closing = new Promise<void>((resolve) => res.on('close', resolve).on('error', () => undefined))
        resolve({ res, text: () => streamText, ended: closing })
      },
    )
    req.on('error', reject)
  })
}

describe('the channel of product updates', () => {
  it('greets and then sends everybody the same, with ids that reveal missed messages', async () => {
    const server = await startHttpServer(noApp)
    const [first, second] = [await listenAt(server.port), await listenAt(server.port)]
    expect(first.res.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    server.productUpdates.send('product-updates', { ids: ['a'] })
    await expect.poll(() => second.text()).toContain('product-updates')
    const name = /id: (\w+)-0\nevent: hello/.exec(first.text())?.[1]
    for (const { text } of [first, second]) {
      expect(text()).toBe(
        `id: ${name}-0\nevent: hello\ndata: null\n\nid: ${name}-1\nevent: product-updates\ndata: {"ids":["a"]}\n\n`,
      )
    }
    const late = await listenAt(server.port)
    await expect.poll(() => late.text()).toBe(`id: ${name}-1\nevent: hello\ndata: null\n\n`)
  })

  it('sends a heartbeat every 25 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await startHttpServer(noApp)
    const { text } = await listenAt(server.port)
    await expect.poll(() => text()).toContain('hello')
    vi.advanceTimersByTime(24_999)
    expect(text()).not.toContain('heartbeat')
    vi.advanceTimersByTime(1)
    await expect.poll(() => text()).toContain('event: heartbeat\ndata: null\n\n')
    vi.advanceTimersByTime(25_000)
    await expect.poll(() => text().match(/heartbeat/g)).toHaveLength(2)
  })

  it('has a limited number of connections per client, and frees closed ones', async () => {
    const server = await startHttpServer(noApp, { maxPerClient: 2 })
    const first = await listenAt(server.port)
    await listenAt(server.port)
    const refusal = await server.send(path)
    expect(refusal.status).toBe(429)
    expect(refusal.headers['retry-after']).toBe('30')
    first.res.destroy()
    await expect.poll(() => server.productUpdates.listeners()).toBe(1)
    await listenAt(server.port)
    expect(server.productUpdates.listeners()).toBe(2)
    expect(await server.metrics.registry.metrics()).toContain('shop_realtime_listeners 2')
  })

  it('has a bounded number of places for all together', async () => {
    const server = await startHttpServer(noApp, { maxListeners: 1 })
    await listenAt(server.port)
    expect((await server.send(path)).status).toBe(429)
  })

  it('cuts off a listener that does not read', async () => {
    const server = await startHttpServer(noApp)
    const { res } = await listenAt(server.port)
    res.pause()
    const update = { ids: 'x'.repeat(50_000) }
    for (let count = 0; server.productUpdates.listeners() > 0 && count < 2_000; count += 1) {
      server.productUpdates.send('product-updates', update)
      if (count % 50 === 0) await new Promise(setImmediate)
    }
    expect(server.productUpdates.listeners()).toBe(0)
  })

  it('ends when the shop shuts down, and accepts no new listeners', async () => {
    const server = await startHttpServer(noApp)
    const { ended: closing } = await listenAt(server.port)
    server.productUpdates.close()
    await closing
    expect((await server.send(path)).status).toBe(429)
  })

  it('takes only requests that read', async () => {
    const server = await startHttpServer(async () => new Response('the app', { status: 405 }))
    const answer = await server.send(path, { method: 'POST', headers: { Origin: server.origin } })
    expect(answer.status).toBe(405)
    expect((await server.send(path, { method: 'HEAD' })).status).toBe(200)
    await expect.poll(() => server.productUpdates.listeners()).toBe(0)
  })
})
