import { forgetOldAccesses } from '#accounts/session/use-cases/access-records.ts'
import { forgetUnseenDevices } from '#accounts/session/use-cases/known-devices.ts'
import { forgetOldSignInCodes } from '#accounts/sign-in/use-cases/redeem-code.ts'
import { forgetOldInvitations } from '#accounts/team/use-cases/find-invitation.ts'
import { forgetOldRestockRequests } from '#catalogue/restock/use-cases/leave-waiting-list.ts'
import { forgetMissedSearches } from '#catalogue/search/use-cases/missed-searches.ts'
import { forgetOldReturns } from '#fulfilment/returns/use-cases/forget-returns.ts'
import { forgetOldReviews } from '#fulfilment/reviews/use-cases/forget-reviews.ts'
import { forgetOldCartGifts } from '#orders/gifts/use-cases/save-cart-gift.ts'
import { forgetUnusedBankEntries } from '#payments/use-cases/forget-bank-entries.ts'
import { forgetOldAutomationEvents } from '#platform/operations/automation-events.ts'
import { forgetOldRequestAnswers } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { forgetOldDeliveries } from './email-deliveries.ts'

/** Part of the nightly housekeeping: what was written down on the way and nobody will ask for again. */
export async function forgetOldRecords(shop: Shop): Promise<void> {
  await forgetOldDeliveries(shop)
  await forgetOldAutomationEvents(shop)
  await forgetUnusedBankEntries(shop)
  await forgetOldAccesses(shop)
  await forgetOldInvitations(shop)
  await forgetUnseenDevices(shop)
  await forgetOldSignInCodes(shop)
  await forgetOldRestockRequests(shop)
  await forgetOldReviews(shop)
  await forgetOldReturns(shop)
  await forgetOldCartGifts(shop)
  await forgetOldRequestAnswers(shop)
  await forgetMissedSearches(shop)
}
