import { prepareSeededShop } from './seeded-shop.ts'

/** Fills one database for the whole run; every worker starts a shop on a copy of it. */
export default async function prepare(): Promise<() => Promise<void>> {
  const { stop, ...seeded } = await prepareSeededShop()
  process.env.SEEDED_SHOP = JSON.stringify(seeded)
  return stop
}
