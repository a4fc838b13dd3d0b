/** How the offline gateway sends its webhooks: late, more than once and out of order, as real ones arrive. */
export interface WebhookFaults {
  readonly delayMs: number
  /** How often each event is sent; 1 is once. */
  readonly copies: number
  /** How many events are held back, to be sent after a later one. */
  readonly reorder: number
}

const LIMITS = { delay: 60_000, duplicate: 10, reorder: 10 } as const

type FaultName = keyof typeof LIMITS

/** Reads `OFFLINE_PAYMENTS_WEBHOOKS`: 'delay=2000,duplicate=2,reorder=1', each part optional. */
export function parseWebhookFaults(setting: string): WebhookFaults {
  const faults: Record<FaultName, number> = { delay: 0, duplicate: 1, reorder: 0 }
  for (const part of setting.split(',').filter((text) => text.trim())) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim())
    if (!Object.hasOwn(LIMITS, name))
      throw new RangeError(`OFFLINE_PAYMENTS_WEBHOOKS: unknown fault '${name}'`)
    const fault = name as FaultName
    if (!/^\d+$/.test(value) || Number(value) > LIMITS[fault]) {
      throw new RangeError(`OFFLINE_PAYMENTS_WEBHOOKS: ${fault} takes a whole number up to ${LIMITS[fault]}`)
    }
    faults[fault] = Number(value)
  }
  return { delayMs: faults.delay, copies: Math.max(1, faults.duplicate), reorder: faults.reorder }
}
