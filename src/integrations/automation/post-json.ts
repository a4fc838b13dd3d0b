import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Destination } from './destination.ts'

export interface PostJsonOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  readonly signal: AbortSignal
}

/**
 * Posts and answers with the status alone: redirects are not followed and the answer's body is never read, so neither
 * can be made to hurt.
 */
export function postJson({ url, addresses }: Destination, options: PostJsonOptions): Promise<number> {
  const body = JSON.stringify(options.body)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const settings: RequestOptions = {
    method: 'POST',
    headers: {
      ...options.headers,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
    // A connection of its own: nothing that a former answer left behind is read as this one.
    agent: false,
    lookup: pinnedTo(addresses),
    maxHeaderSize: 16 * 1024,
    signal: options.signal,
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, settings, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, done) => {
    const [first] = found
    if (options.all) done(null, found)
    else if (first) done(null, first.address, first.family)
    else done(new Error('no address'), '')
  }
}
