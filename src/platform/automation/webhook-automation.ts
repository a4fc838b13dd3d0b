import { createHmac } from 'node:crypto'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Destination, findDestination, type Resolve, systemResolve } from './destination.ts'
import type { Automation, AutomationResult } from './port.ts'

export interface WebhookSettings {
  readonly urls: readonly string[]
  readonly secret?: string | undefined
  readonly timeoutMs?: number
  readonly resolve?: Resolve
}

const TIMEOUT_MS = 5_000
const SIGNATURE_HEADER = 'X-Signature-256'

export function createWebhookAutomation(settings: WebhookSettings): Automation {
  const { secret, timeoutMs = TIMEOUT_MS, resolve = systemResolve } = settings
  const allowed = new Map(settings.urls.map((text) => [new URL(text).href, new URL(text)]))
  const [defaultUrl = null] = allowed.keys()

  async function post(
    href: string,
    notice: object,
    event: Record<string, string>,
  ): Promise<AutomationResult> {
    const body = JSON.stringify(notice)
    const headers = secret ? { ...event, [SIGNATURE_HEADER]: signBody(body, secret) } : event
    const url = allowed.get(href)
    if (!url) return { outcome: 'refused-url', reason: "not on the owner's list" }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const destination = await withinTime(findDestination(url, resolve), signal)
      if (!destination.ok) return { outcome: destination.code, reason: destination.details.reason }
      const status = await postJson(destination.value, { body, headers, signal })
      return status >= 200 && status < 300
        ? { outcome: 'delivered' }
        : { outcome: 'failed', reason: `status ${status}` }
    } catch (error) {
      return { outcome: 'failed', reason: describeOutcome(error, signal) }
    }
  }

  return {
    defaultUrl,
    async postConfirmation(ownUrl, notice) {
      const href = ownUrl?.trim() ? normaliseUrl(ownUrl.trim()) : defaultUrl
      if (href === null) return { outcome: 'not-configured' }
      return post(href, notice, { 'X-Event': 'email-confirmation' })
    },
    async notifyOrderStatus(notice, key) {
      if (defaultUrl === null) return { outcome: 'not-configured' }
      return post(defaultUrl, notice, { 'X-Event': 'order-status-change', 'Idempotency-Key': key })
    },
  }
}

const signBody = (body: string, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

function normaliseUrl(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text
}

/** The system's DNS lookup cannot be cancelled, so the result is ignored after the timeout. */
function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function describeOutcome(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time'
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}

interface PostJsonOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/**
 * Returns only the status. Redirects are not followed and the response body is never read, because neither
 * can be trusted.
 */
export function postJson({ url, addresses }: Destination, options: PostJsonOptions): Promise<number> {
  const { body } = options
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const settings: RequestOptions = {
    method: 'POST',
    headers: {
      ...options.headers,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
    // No keep-alive: leftovers of an earlier response cannot be read as this one.
    agent: false,
    lookup: pinnedTo(addresses),
    maxHeaderSize: 16 * 1024,
    signal: options.signal,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, settings, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const targets = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    const [first] = targets
    if (options.all) callback(null, targets)
    else if (first) callback(null, first.address, first.family)
    else callback(new Error('no address'), '')
  }
}
