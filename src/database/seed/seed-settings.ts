import type { Transaction } from '#database/connect.ts'
import { shopSettings } from '#database/schema/settings.ts'
import type { ShopIdentity } from '#domain/settings/shop-identity.ts'
import { demoRooms } from './demo/pages/collection-rooms.ts'
import { demoSettings } from './demo/shop-settings.ts'

/** What the environment says of the seller goes before the demo's words. */
export async function seedSettings(tx: Transaction, identity: ShopIdentity): Promise<void> {
  const given = Object.fromEntries(Object.entries(identity).filter(([, text]) => text !== ''))
  const sections = { ...demoSettings, contact: { ...demoSettings.contact, ...given } }
  const rows = Object.entries({ ...sections, rooms: demoRooms }).map(([section, values]) => ({
    section,
    values,
  }))
  await tx.insert(shopSettings).values(rows)
}
