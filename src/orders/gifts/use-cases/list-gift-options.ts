import { asc } from 'drizzle-orm'
import { giftOptions } from '#orders/gifts/schema.ts'
import type { Shop } from '#platform/shop.ts'

export function listGiftOptions({ db }: Pick<Shop, 'db'>) {
  const { id, name, price, active, notByPost, position, updatedAt } = giftOptions
  return db
    .select({ id, name, price, active, notByPost, updatedAt })
    .from(giftOptions)
    .orderBy(asc(position), asc(id))
}

export type AdminGiftOption = Awaited<ReturnType<typeof listGiftOptions>>[number]
