import type {
  AutomationResult,
  ConfirmationNotice,
  OrderStatusNotice,
} from '#integrations/automation/port.ts'
import { type AutomationName, recordAutomationEvent } from '#shop/operations/automation-events.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type JobOutcome } from '../job-outcome.ts'

export async function notifyOrderStatusChange(
  shop: Shop,
  { key, notice }: { key: string; notice: OrderStatusNotice },
): Promise<JobOutcome> {
  return report(shop, 'order-status-notification', await shop.automation.notifyOrderStatus(notice, key))
}

export async function sendConfirmationWebhook(
  shop: Shop,
  { url, notice }: { url: string | null; notice: ConfirmationNotice },
): Promise<JobOutcome> {
  return report(shop, 'confirmation-webhook', await shop.automation.postConfirmation(url, notice))
}

async function report(shop: Shop, name: AutomationName, result: AutomationResult): Promise<JobOutcome> {
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
