import { findDestination, type Resolve, systemResolve } from './destination.ts'
import type { Automation, AutomationResult } from './port.ts'
import { postJson } from './post-json.ts'

export interface WebhookSettings {
  /** The owner's list, `AUTOMATION_WEBHOOK_URLS`; the first is the default. Empty: nothing is ever called. */
  readonly urls: readonly string[]
  readonly timeoutMs?: number
  readonly resolve?: Resolve
}

const TIMEOUT_MS = 5_000

export function createWebhookAutomation(settings: WebhookSettings): Automation {
  const { timeoutMs = TIMEOUT_MS, resolve = systemResolve } = settings
  const allowed = new Map(settings.urls.map((text) => [new URL(text).href, new URL(text)]))
  const [defaultUrl = null] = allowed.keys()

  async function post(
    href: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<AutomationResult> {
    const url = allowed.get(href)
    if (!url) return { outcome: 'refused-url', reason: "not on the owner's list" }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const found = await withinTime(findDestination(url, resolve), signal)
      if (!found.ok) return { outcome: found.code, reason: found.details.reason }
      const status = await postJson(found.value, { body, headers, signal })
      return status >= 200 && status < 300
        ? { outcome: 'delivered' }
        : { outcome: 'failed', reason: `status ${status}` }
    } catch (error) {
      return { outcome: 'failed', reason: reasonOf(error, signal) }
    }
  }

  return {
    defaultUrl,
    async postConfirmation(given, notice) {
      const href = given?.trim() ? hrefOf(given.trim()) : defaultUrl
      if (href === null) return { outcome: 'not-configured' }
      return post(href, notice, { 'X-Event': 'email-confirmation' })
    },
    async notifyOrderStatus(notice, key) {
      if (defaultUrl === null) return { outcome: 'not-configured' }
      return post(defaultUrl, notice, { 'X-Event': 'order-status-change', 'Idempotency-Key': key })
    },
  }
}

/** What is no URL at all is looked up as it stands, and so found on nobody's list. */
function hrefOf(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text
}

/** The system's name lookup cannot be cancelled, only left behind. */
function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time'
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
