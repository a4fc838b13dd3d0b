/** Simulates real webhooks: late, duplicated and out of order. */
export interface WebhookFaults {
  readonly delayMs: number
  readonly copies: number
  readonly reorder: number
}

const LIMITS = { delay: 60_000, duplicate: 10, reorder: 10 } as const

type FaultName = keyof typeof LIMITS

/** Reads `OFFLINE_PAYMENTS_WEBHOOKS`: 'delay=2000,duplicate=2,reorder=1'; each part is optional. */
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
