/** How much a request may bring, by where it goes. */
export interface BodyRules {
  /** Forms and JSON. */
  usualBytes: number
  /** Addresses below these prefixes take more, and stream it to the app. */
  larger: readonly { prefix: string; maxBytes: number }[]
  usualMs: number
}

const KILOBYTE = 1_024
const MEGABYTE = 1_024 * KILOBYTE

export const defaultBodyRules: BodyRules = {
  usualBytes: 64 * KILOBYTE,
  larger: [
    { prefix: '/admin/', maxBytes: 25 * MEGABYTE },
    { prefix: '/api/webhooks/', maxBytes: MEGABYTE },
  ],
  usualMs: 15_000,
}

/** Undefined when the usual limit holds. */
export function largerLimit(rules: BodyRules, path: string): number | undefined {
  return rules.larger.find(({ prefix }) => path.startsWith(prefix))?.maxBytes
}
