/** How the offline gateway sends its webhooks: late, more than once and out of order, as real ones arrive. */
export interface WebhookHabits {
  readonly delayMs: number
  /** How often each event is sent; 1 is once. */
  readonly copies: number
  /** How many events are held back, to be sent after a later one. */
  readonly reorder: number
}

const LIMITS = { delay: 60_000, duplicate: 10, reorder: 10 } as const

type HabitName = keyof typeof LIMITS

/** Reads `OFFLINE_PAYMENTS_WEBHOOKS`: 'delay=2000,duplicate=2,reorder=1', each part optional. */
export function parseWebhookHabits(setting: string): WebhookHabits {
  const habits: Record<HabitName, number> = { delay: 0, duplicate: 1, reorder: 0 }
  for (const part of setting.split(',').filter((text) => text.trim())) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim())
    if (!Object.hasOwn(LIMITS, name))
      throw new RangeError(`OFFLINE_PAYMENTS_WEBHOOKS: unknown habit '${name}'`)
    const habit = name as HabitName
    if (!/^\d+$/.test(value) || Number(value) > LIMITS[habit]) {
      throw new RangeError(`OFFLINE_PAYMENTS_WEBHOOKS: ${habit} takes a whole number up to ${LIMITS[habit]}`)
    }
    habits[habit] = Number(value)
  }
  return { delayMs: habits.delay, copies: Math.max(1, habits.duplicate), reorder: habits.reorder }
}
