import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pathTo } from '#addresses.ts'

interface Door {
  readonly at: string
  readonly siteUrl: string
}

const TIMEOUT_MS = 5_000

/** Calls the shop as a real provider would. A public shop checks the Host header, which `fetch` cannot set. */
export function postWebhook(
  { at, siteUrl }: Door,
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<boolean> {
  const url = new URL(pathTo('paymentWebhook'), at)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const own = {
    Host: new URL(siteUrl).host,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  }
  const options = { method: 'POST', headers: { ...headers, ...own }, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return new Promise((resolve) => {
    const outgoing = request(url, options, (response) => {
      const { statusCode = 0 } = response.resume()
      resolve(statusCode >= 200 && statusCode < 300)
    })
    outgoing.on('error', () => resolve(false))
    outgoing.end(body)
  })
}
