import type { Shop } from '#platform/shop.ts'

export interface ScheduledTask {
  /** Letters and hyphens; the queue carries it. */
  readonly name: string
  /** As cron writes it, on São Paulo's clock. */
  readonly schedule: string
  run(shop: Shop): Promise<unknown>
}

export const EVERY_MINUTE = '* * * * *'
export const EVERY_FIVE_MINUTES = '*/5 * * * *'
export const EVERY_HOUR = '0 * * * *'
/** At night in São Paulo, when the shop is quiet. */
export const EVERY_NIGHT = '30 4 * * *'
/** When an e-mail to a customer disturbs nobody. */
export const EVERY_MORNING = '0 10 * * *'
/** When the owner's day begins. */
export const BEFORE_WORK = '0 8 * * *'
