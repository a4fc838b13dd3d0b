/** How much a request may bring, by where it goes. */
export interface BodyRules {
  /** Forms and JSON. */
  usualBytes: number
  /** Addresses below these prefixes take more, and stream it to the app. */
  larger: readonly LargerBody[]
  usualMs: number
}

interface LargerBody {
  prefix: string
  maxBytes: number
  /** False: only for forms with files. A long URL-encoded form costs far more to parse than to send. */
  isAnyType?: boolean
  /** How long the app may take with one, the sending over a slow connection included; as long as with any other when absent. */
  maxMs?: number
}

const KILOBYTE = 1_024
const MEGABYTE = 1_024 * KILOBYTE

export const defaultBodyRules: BodyRules = {
  usualBytes: 64 * KILOBYTE,
  larger: [
    { prefix: '/admin/', maxBytes: 25 * MEGABYTE, maxMs: 120_000 },
    // Three photographs of a telephone, where no script made them smaller.
    { prefix: '/avaliar/', maxBytes: 46 * MEGABYTE, maxMs: 120_000 },
    // Four of them.
    { prefix: '/problema/', maxBytes: 61 * MEGABYTE, maxMs: 120_000 },
    { prefix: '/api/webhooks/', maxBytes: MEGABYTE, isAnyType: true },
  ],
  usualMs: 15_000,
}

/** Undefined when the usual limits hold. */
export function largerLimit(rules: BodyRules, path: string, contentType = ''): LargerBody | undefined {
  const hasFiles = /^multipart\/form-data\b/i.test(contentType)
  return rules.larger.find(({ prefix, isAnyType }) => path.startsWith(prefix) && (hasFiles || isAnyType))
}
