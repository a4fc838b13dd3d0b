import { eq, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { pictures, products } from '#database/schema/catalogue.ts'
import { type MediaFile, masterName, masterOfUrl } from '#domain/images/media-files.ts'
import { MAX_PICTURES_PER_PRODUCT, type PictureRefusalCode } from '#domain/images/picture-limits.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { PutRefusal, Storage } from '#integrations/storage/port.ts'
import type { Shop } from '../shop.ts'
import { deletePictureFiles } from './delete-picture-files.ts'
import { type StoredPicture, storePicture } from './store-picture.ts'

export interface Upload {
  readonly fileName: string
  readonly bytes: Uint8Array
}

export interface AddedImages {
  readonly productName: string
  readonly added: readonly StoredPicture[]
  /** What was left out, and why; the others are in. */
  readonly refused: readonly { fileName: string; code: PictureRefusalCode | PutRefusal['code'] }[]
}

type AddRefusal = Refusal<'product-not-found' | 'too-many-pictures'>

/** Appends pictures to a product, in the order in which they were chosen: first the files, then the row that names them. */
export async function addProductImages(
  shop: Shop,
  { productId, uploads }: { productId: string; uploads: readonly Upload[] },
): Promise<Ok<AddedImages> | AddRefusal> {
  const product = await findRoom(shop.db, productId, uploads.length)
  if (!product.ok) return product
  const { name, slug } = product.value
  const { added, refused } = await storeAll(shop, slug, uploads)
  // Should this throw, nobody knows whether the row was written, so the files stay; the nightly sweep finds out.
  const named = await nameInProduct(shop, { productId, added, alt: name })
  if (!named.ok) {
    await removeFiles(shop.storage, added)
    return named
  }
  return ok({ productName: name, added, refused })
}

async function findRoom(db: DatabaseOrTransaction, productId: string, count: number) {
  const [product] = await db
    .select({ name: products.name, slug: products.slug, images: products.images })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  if (!product) return refuse('product-not-found')
  return product.images.length + count > MAX_PICTURES_PER_PRODUCT ? refuse('too-many-pictures') : ok(product)
}

/** One after the other: each picture may take a good part of the machine while it is developed. */
async function storeAll(shop: Shop, slug: string, uploads: readonly Upload[]) {
  const added: StoredPicture[] = []
  const refused: { fileName: string; code: PictureRefusalCode | PutRefusal['code'] }[] = []
  for (const [index, { fileName, bytes }] of uploads.entries()) {
    const master = await freeMaster(shop, slug, uploads.length > 1 ? index + 1 : undefined)
    const stored = await storePicture(shop, { master, upload: bytes })
    if (stored.ok) added.push(stored.value)
    else {
      refused.push({ fileName, code: stored.code })
      shop.log.info({ code: stored.code, details: stored.details }, 'An uploaded picture was refused.')
    }
  }
  return { added, refused }
}

/** Two uploads of one product in the same millisecond must not share a name. */
async function freeMaster({ clock, storage }: Shop, slug: string, index?: number): Promise<MediaFile> {
  const now = clock.now()
  for (let next = index; ; next = (next ?? 0) + 1) {
    const master: MediaFile = { bucket: 'product-images', name: masterName(slug, now, next) }
    if (!(await storage.describe(master))) return master
  }
}

async function nameInProduct(
  shop: Shop,
  { productId, added, alt }: { productId: string; added: readonly StoredPicture[]; alt: string },
): Promise<Ok<undefined> | AddRefusal> {
  if (added.length === 0) return ok()
  return shop.db.transaction(async (tx) => {
    // Asked again under lock: the product may have gone or been filled while the pictures were developed.
    const product = await findRoom(tx, productId, added.length)
    if (!product.ok) return product
    await tx.insert(pictures).values(added.map((picture) => ({ ...picture, alt })))
    await tx
      .update(products)
      .set({
        images: [...product.value.images, ...added.map(({ url }) => url)],
        version: sql`${products.version} + 1`,
        updatedAt: shop.clock.now(),
      })
      .where(eq(products.id, productId))
    return ok()
  })
}

async function removeFiles(storage: Storage, added: readonly StoredPicture[]): Promise<void> {
  for (const { url } of added) {
    const master = masterOfUrl(url)
    if (master) await deletePictureFiles(storage, master)
  }
}
