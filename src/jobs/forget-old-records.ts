import { forgetOldDeliveries } from '#jobs/handlers/email-deliveries.ts'
import { forgetOldAccesses } from '#shop/accounts/access-records.ts'
import { forgetOldInvitations } from '#shop/accounts/invitation/find-invitation.ts'
import { forgetUnseenDevices } from '#shop/accounts/known-devices.ts'
import { forgetOldSignInCodes } from '#shop/accounts/sign-in-code/redeem-code.ts'
import { forgetUnusedBankEntries } from '#shop/admin/payments/forget-bank-entries.ts'
import { forgetMissedSearches } from '#shop/catalogue/missed-searches.ts'
import { forgetOldCartGifts } from '#shop/gifts/save-cart-gift.ts'
import { forgetOldAutomationEvents } from '#shop/operations/automation-events.ts'
import { forgetOldRequestAnswers } from '#shop/operations/request-answers.ts'
import { forgetOldRestockRequests } from '#shop/restock/leave-waiting-list.ts'
import { forgetOldReturns } from '#shop/returns/forget-returns.ts'
import { forgetOldReviews } from '#shop/reviews/forget-reviews.ts'
import type { Shop } from '#shop/shop.ts'

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
