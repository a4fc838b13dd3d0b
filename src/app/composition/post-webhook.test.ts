import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'

test('the webhook of a test payment reaches the local port under the public URL', async () => {
  const server = createServer((request, response) => {
    const isOwn = request.headers.host === 'loja.exemplo.com.br' && request.url === '/api/webhooks/payments'
    response.writeHead(isOwn ? 200 : 421).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (siteUrl: string) => postWebhook({ at, siteUrl }, new TextEncoder().encode('{}'), {})
  expect(await post('https://loja.exemplo.com.br')).toBe(true)
  expect(await post('https://outra.exemplo.com.br')).toBe(false)
  expect(await postWebhook({ at: 'http://127.0.0.1:1', siteUrl: at }, new Uint8Array(), {})).toBe(false)
})
