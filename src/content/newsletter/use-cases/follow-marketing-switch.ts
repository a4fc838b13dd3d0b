import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { addToList } from './subscribe.ts'
import { removeFromList } from './unsubscribe.ts'

interface Choice {
  email: string
  isWanted: boolean
  consentText: string
}

/** Keeps the profile's switch and the subscription equal, so that there is one list and one consent. */
export async function followMarketingSwitch(
  shop: Shop,
  tx: Transaction,
  { email, isWanted, consentText }: Choice,
): Promise<void> {
  if (isWanted) await addToList(shop, tx, { email, consentText, source: 'profile' })
  else await removeFromList(shop, tx, { email })
}
