import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConfirmationNotice, OrderStatusNotice } from './port.ts'
import { createWebhookAutomation, postJson } from './webhook-automation.ts'

const notice: ConfirmationNotice = {
  email: 'helena@exemplo.com.br',
  name: 'Helena',
  confirmationUrl: 'https://loja.exemplo.com.br/email-confirmation?token=t',
  timestamp: '2026-11-12T17:32:00.000Z',
}
const statusNotice: OrderStatusNotice = {
  orderId: 'o1',
  orderNumber: 'LC-1',
  customerName: 'Helena',
  customerEmail: 'helena@exemplo.com.br',
  oldStatus: 'processing',
  newStatus: 'shipped',
  trackingNumber: 'BR1',
  environment: 'test',
}

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

async function listen(
  answer: RequestListener,
): Promise<{ url: string; port: number; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/webhook`, port, requests }
}

describe('the automation webhook', () => {
  it('posts the notice as JSON to the first URL of the list', async () => {
    let requestBody: unknown
    const { url, requests } = await listen(async (request, response) => {
      requestBody = await json(request)
      response.end('{}')
    })
    const automation = createWebhookAutomation({ urls: [url] })
    expect(automation.defaultUrl).toBe(url)
    expect(await automation.postConfirmation(null, notice)).toEqual({ outcome: 'delivered' })
    expect(requestBody).toEqual(notice)
    expect(requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  })

  it('sends an order status with its key, so that a repeated delivery can be recognised', async () => {
    let requestBody: unknown
    const { url, requests } = await listen(async (request, response) => {
      requestBody = await json(request)
      response.statusCode = 202
      response.end()
    })
    const automation = createWebhookAutomation({ urls: [url] })
    expect(await automation.notifyOrderStatus(statusNotice, 'k1')).toEqual({ outcome: 'delivered' })
    expect(requestBody).toEqual(statusNotice)
    expect(requests[0]?.headers['idempotency-key']).toBe('k1')
  })

  it('signs the body as it is sent', async () => {
    let requestBody = ''
    const { url, requests } = await listen(async (request, response) => {
      requestBody = await text(request)
      response.end()
    })
    const automation = createWebhookAutomation({ urls: [url], secret: 'um-segredo-da-dona' })
    await automation.notifyOrderStatus({ ...statusNotice, customerName: 'Conceição' }, 'k1')
    const expected = createHmac('sha256', 'um-segredo-da-dona').update(requestBody).digest('hex')
    expect(requests[0]?.headers['x-signature-256']).toBe(`sha256=${expected}`)
    await createWebhookAutomation({ urls: [url] }).notifyOrderStatus(statusNotice, 'k2')
    expect(requests[1]?.headers).not.toHaveProperty('x-signature-256')
  })

  it('takes the URL of a form only when it equals one on the list', async () => {
    const { url, requests } = await listen((_request, response) => response.end())
    const automation = createWebhookAutomation({ urls: ['https://first.exemplo.com.br/a', url] })
    expect(await automation.postConfirmation(` ${url} `, notice)).toEqual({ outcome: 'delivered' })
    for (const other of [
      `${url}/`,
      `${url}?x=1`,
      url.replace('webhook', 'other'),
      'webhook',
      'file:///etc/passwd',
    ]) {
      expect(await automation.postConfirmation(other, notice)).toMatchObject({ outcome: 'refused-url' })
    }
    expect(requests).toHaveLength(1)
  })

  it('does nothing and logs it if the owner has no list', async () => {
    const automation = createWebhookAutomation({ urls: [] })
    expect(await automation.postConfirmation('', notice)).toEqual({ outcome: 'not-configured' })
    expect(await automation.notifyOrderStatus(statusNotice, 'k')).toEqual({ outcome: 'not-configured' })
    expect(await automation.postConfirmation('https://a.exemplo.com.br', notice)).toMatchObject({
      outcome: 'refused-url',
    })
  })

  it('never calls a name that leads inside', async () => {
    const { port, requests } = await listen((_request, response) => response.end())
    const url = `https://hook.exemplo.com.br:${port}/webhook`
    const automation = createWebhookAutomation({ urls: [url], resolve: async () => ['127.0.0.1'] })
    expect(await automation.postConfirmation(url, notice)).toMatchObject({ outcome: 'refused-url' })
    expect(requests).toHaveLength(0)
  })

  it.each<[string, RequestListener, string]>([
    ['fails', (_request, response) => response.writeHead(500).end(), 'status 500'],
    [
      'redirects',
      (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
      'status 302',
    ],
    ['hangs up', (request) => request.socket.destroy(), 'ECONNRESET'],
    ['is silent', () => undefined, 'no answer in time'],
    [
      'greets without end',
      (_request, response) => drip(() => response.writeProcessing()),
      'no answer in time',
    ],
  ])('reports a receiver that %s', async (_name, answer, reason) => {
    const { url, requests } = await listen(answer)
    const automation = createWebhookAutomation({ urls: [url], timeoutMs: 150 })
    expect(await automation.postConfirmation(null, notice)).toEqual({ outcome: 'failed', reason })
    expect(requests).toHaveLength(1)
  })

  it('does not read an answer that never ends', async () => {
    const { url } = await listen((_request, response) => {
      response.writeHead(200)
      drip(() => response.write(Buffer.alloc(64 * 1024)))
    })
    const automation = createWebhookAutomation({ urls: [url] })
    expect(await automation.postConfirmation(null, notice)).toEqual({ outcome: 'delivered' })
  })

  it('gives up on a name service that is silent', async () => {
    const resolve = () => new Promise<string[]>(() => undefined)
    const automation = createWebhookAutomation({
      urls: ['https://a.exemplo.com.br/'],
      timeoutMs: 30,
      resolve,
    })
    expect(await automation.postConfirmation(null, notice)).toEqual({
      outcome: 'failed',
      reason: 'no answer in time',
    })
  })

  it('connects to the addresses that were checked and shows the server the name', async () => {
    const { port, requests } = await listen((_request, response) => response.end())
    const url = new URL(`http://hook.exemplo.com.br:${port}/webhook`)
    const signal = AbortSignal.timeout(1000)
    expect(await postJson({ url, addresses: ['127.0.0.1'] }, { body: '{}', headers: {}, signal })).toBe(200)
    expect(requests[0]?.headers.host).toBe(`hook.exemplo.com.br:${port}`)
  })
})

function drip(write: () => void): void {
  const timer = setInterval(write, 5)
  cleanups.push(() => clearInterval(timer))
}
