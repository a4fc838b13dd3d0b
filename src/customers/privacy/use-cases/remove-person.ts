import { arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { deleteImageFiles } from '#platform/images/delete-image-files.ts'
import { masterOfUrl } from '#platform/images/image-files.ts'
import type { PersonInQueue } from '#platform/outbox.ts'
import type { ErasedPerson } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'

export interface LeftFiles {
  photos: string[]
  mail: PersonInQueue
}

/**
 * Features remove or lock their data first. The account follows, because they query by it; the queue is
 * last, because they may enqueue.
 */
export async function removePerson(shop: Shop, tx: Transaction, person: ErasedPerson): Promise<LeftFiles> {
  const { userId, email } = person
  const photos = await collectPhotos(shop, tx, userId)
  const ownOrders = await tx
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.userId, userId))
  for (const { erase } of shop.personalData) await erase?.(shop, tx, person)
  await tx.delete(users).where(eq(users.id, userId))
  const mail = { email, orders: ownOrders.flatMap(({ id, orderNumber }) => [id, orderNumber]) }
  await shop.outbox.forgetPerson(tx, mail)
  return { photos: await dropUnshown(shop, tx, photos), mail }
}

/** Runs after the commit. Failures are logged; the nightly sweep deletes unreferenced images. */
export async function removePersonFiles(shop: Shop, { photos, mail }: LeftFiles): Promise<void> {
  try {
    for (const url of photos) {
      const master = masterOfUrl(url)
      if (master) await deleteImageFiles(shop.storage, master)
    }
    await shop.mailer.folder?.forgetMail([...(mail.email ? [mail.email] : []), ...mail.orders])
  } catch (error) {
    shop.log.error({ err: error }, 'files of a deleted account could not be removed')
  }
}

const photosIn = ({ personalData }: Shop) => personalData.flatMap(({ photos }) => photos ?? [])

async function collectPhotos(shop: Shop, tx: Transaction, userId: string): Promise<string[]> {
  const photoKeys: string[] = []
  for (const photos of photosIn(shop)) photoKeys.push(...(await photos.of(tx, userId)).flat())
  return photoKeys
}

/** Names are content hashes, so the same photo of another person must stay. */
async function dropUnshown(shop: Shop, tx: Transaction, photos: string[]): Promise<string[]> {
  if (photos.length === 0) return []
  const shownNames = new Set<string>()
  for (const { column } of photosIn(shop)) {
    const rows = await tx
      .select({ photos: sql<string[]>`${column}` })
      .from(column.table)
      .where(arrayOverlaps(column, photos))
    for (const row of rows) for (const url of row.photos) shownNames.add(url)
  }
  const unshown = photos.filter((url) => !shownNames.has(url))
  if (unshown.length > 0) await tx.delete(imageRecords).where(inArray(imageRecords.url, unshown))
  return unshown
}
