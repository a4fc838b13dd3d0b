import type { OrderStatusNotice } from '#integrations/automation/port.ts'
import { recordAutomationEvent } from '#shop/operations/automation-events.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type JobOutcome } from './job-outcome.ts'

const name = 'order-status-notification'

export async function notifyOrderStatusChange(
  shop: Shop,
  { key, notice }: { key: string; notice: OrderStatusNotice },
): Promise<JobOutcome> {
  const result = await shop.automation.notifyOrderStatus(notice, key)
  if (result.outcome === 'not-configured') {
    shop.log.debug({ automation: name }, 'No automation webhook is configured.')
    return done
  }
  if (result.outcome === 'delivered') {
    await recordAutomationEvent(shop, { name, succeeded: true })
    return done
  }
  const { outcome, reason } = result
  await recordAutomationEvent(shop, { name, succeeded: false, reason })
  shop.log.warn({ automation: name, outcome, reason }, 'The automation webhook was not delivered.')
  return { kind: outcome === 'failed' ? 'retry' : 'give-up', reason }
}
