import type { ConfirmationNotice } from '#platform/automation/port.ts'
import { recordAutomationEvent } from '#platform/operations/automation-events.ts'
import type { Shop } from '#platform/shop.ts'

/** Called synchronously, so that the page can show the outcome. */
export async function postConfirmationWebhook(
  shop: Shop,
  { url, notice }: { url: string | null; notice: ConfirmationNotice },
): Promise<boolean> {
  const result = await shop.automation.postConfirmation(url, notice)
  if (result.outcome === 'not-configured') return true
  const name = 'confirmation-webhook'
  if (result.outcome === 'delivered') {
    await recordAutomationEvent(shop, { name, succeeded: true })
    return true
  }
  const { outcome, reason } = result
  shop.log.warn({ automation: name, outcome, reason }, 'the confirmation webhook was not delivered')
  // A URL that the owner never listed proves nothing about the owner's automation.
  if (outcome === 'failed') await recordAutomationEvent(shop, { name, succeeded: false, reason })
  return false
}
