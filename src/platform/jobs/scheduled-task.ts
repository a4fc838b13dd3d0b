import type { Shop } from '#platform/shop.ts'

export interface ScheduledTask {
  readonly name: string
  /** Cron syntax in São Paulo's time zone. */
  readonly schedule: string
  run(shop: Shop): Promise<unknown>
}

export const EVERY_MINUTE = '* * * * *'
export const EVERY_FIVE_MINUTES = '*/5 * * * *'
export const EVERY_HOUR = '0 * * * *'
export const EVERY_NIGHT = '30 4 * * *'
export const EVERY_MORNING = '0 10 * * *'
export const BEFORE_WORK = '0 8 * * *'
