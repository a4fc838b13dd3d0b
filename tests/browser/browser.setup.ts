import { prepareSeededShop } from '../support/seeded-shop.ts'

export default async function prepare(): Promise<() => Promise<void>> {
  const { stop, ...seeded } = await prepareSeededShop()
  process.env.SEEDED_SHOP = JSON.stringify(seeded)
  return stop
}
