export interface BodyRules {
  usualBytes: number
  larger: readonly LargerBody[]
  usualMs: number
}

interface LargerBody {
  prefix: string
  maxBytes: number
  /**
   * False accepts only multipart bodies, because a long URL-encoded form is much more expensive to parse
   * than to send.
   */
  isAnyType?: boolean
  maxMs?: number
}

const KILOBYTE = 1_024
const MEGABYTE = 1_024 * KILOBYTE

export const defaultBodyRules: BodyRules = {
  usualBytes: 64 * KILOBYTE,
  larger: [
    { prefix: '/admin/', maxBytes: 25 * MEGABYTE, maxMs: 120_000 },
    // Three phone photos, for browsers that could not shrink them.
    { prefix: '/avaliar/', maxBytes: 46 * MEGABYTE, maxMs: 120_000 },
    { prefix: '/problema/', maxBytes: 61 * MEGABYTE, maxMs: 120_000 },
    { prefix: '/api/webhooks/', maxBytes: MEGABYTE, isAnyType: true },
  ],
  usualMs: 15_000,
}

export function largerLimit(rules: BodyRules, path: string, contentType = ''): LargerBody | undefined {
  const hasFiles = /^multipart\/form-data\b/i.test(contentType)
  return rules.larger.find(({ prefix, isAnyType }) => path.startsWith(prefix) && (hasFiles || isAnyType))
}
