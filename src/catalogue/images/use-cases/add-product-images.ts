import { and, eq, gt, sql } from 'drizzle-orm'
import { imageRecords, products } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { deleteImageFiles } from '#platform/images/delete-image-files.ts'
import { freeMaster } from '#platform/images/free-master.ts'
import { masterOfUrl } from '#platform/images/image-files.ts'
import { MAX_IMAGES_PER_PRODUCT, type UploadRefusalCode } from '#platform/images/image-limits.ts'
import { type StoredImage, storeImage } from '#platform/images/store-image.ts'
import type { Shop } from '#platform/shop.ts'
import type { PutRefusal, Storage } from '#platform/storage/port.ts'

export interface Upload {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Position of a file in its batch. Files arrive one by one in any order, and again after a lost response. */
export interface UploadPlace {
  readonly batch: string
  readonly place: number
}

export interface AddedImages {
  readonly productName: string
  readonly version: number
  readonly added: readonly StoredImage[]
  readonly refused: readonly { fileName: string; code: UploadRefusalCode | PutRefusal['code'] }[]
}

type AddRefusal = Refusal<'product-not-found' | 'too-many-images'>

export async function addProductImages(
  shop: Shop,
  {
    actor,
    productId,
    uploads,
    among,
  }: { actor: Actor; productId: string; uploads: readonly Upload[]; among?: UploadPlace },
): Promise<Ok<AddedImages> | AddRefusal> {
  const earlier = among && (await findEarlier(shop.db, productId, among))
  if (earlier) return ok({ ...earlier, added: [], refused: [] })
  const product = await findRoom(shop.db, productId, uploads.length)
  if (!product.ok) return product
  const { name, slug } = product.value
  const { added, refused } = await storeAll(shop, slug, uploads)
  // If this throws, the row may have been committed. Keep the files and leave them to the nightly sweep.
  const named = await nameInProduct(shop, { actor, productId, added, alt: name, among })
  if (!named.ok) {
    await removeFiles(shop.storage, added)
    return named
  }
  const { version, isRepeated } = named.value
  if (isRepeated) await removeFiles(shop.storage, added)
  return ok({ productName: name, version, added: isRepeated ? [] : added, refused })
}

async function findEarlier(db: DatabaseOrTransaction, productId: string, uploadPlace: UploadPlace) {
  const [product] = await db
    .select({ productName: products.name, version: products.version })
    .from(products)
    .innerJoin(imageRecords, sql`${imageRecords.url} = any(${products.images})`)
    .where(
      and(
        eq(products.id, productId),
        eq(imageRecords.uploadBatch, uploadPlace.batch),
        eq(imageRecords.uploadPlace, uploadPlace.place),
      ),
    )
  return product
}

async function findRoom(db: DatabaseOrTransaction, productId: string, count: number) {
  const [product] = await db
    .select({
      name: products.name,
      slug: products.slug,
      images: products.images,
      version: products.version,
    })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  if (!product) return refuse('product-not-found')
  return product.images.length + count > MAX_IMAGES_PER_PRODUCT ? refuse('too-many-images') : ok(product)
}

/** Stores the images one at a time, because processing needs much CPU and memory. */
async function storeAll(shop: Shop, slug: string, uploads: readonly Upload[]) {
  const addedStoredImages: StoredImage[] = []
  const refused: { fileName: string; code: UploadRefusalCode | PutRefusal['code'] }[] = []
  for (const [index, { fileName, bytes }] of uploads.entries()) {
    const place = uploads.length > 1 ? index + 1 : undefined
    const master = await freeMaster(shop, { bucket: 'product-images', slug, index: place })
    const stored = master.ok ? await storeImage(shop, { master: master.value, upload: bytes }) : master
    if (stored.ok) addedStoredImages.push(stored.value)
    else {
      refused.push({ fileName, code: stored.code })
      shop.log.info({ code: stored.code, details: stored.details }, 'An uploaded image was refused.')
    }
  }
  return { added: addedStoredImages, refused }
}

async function nameInProduct(
  shop: Shop,
  { actor, productId, added, alt, among }: NamedImages,
): Promise<Ok<{ version: number; isRepeated?: boolean }> | AddRefusal> {
  return shop.db.transaction(async (tx) => {
    // Checked again under lock: during processing the product may have been deleted or reached its image
    // limit.
    const product = await findRoom(tx, productId, added.length)
    if (!product.ok) return product
    const { images, version } = product.value
    if (added.length === 0) return ok({ version })
    if (among && (await findEarlier(tx, productId, among))) return ok({ version, isRepeated: true })
    const [at, urls] = [shop.clock.now(), added.map(({ url }) => url)]
    const place = among && { uploadBatch: among.batch, uploadPlace: among.place }
    await tx.insert(imageRecords).values(added.map((image) => ({ ...image, alt, ...place })))
    const index = among ? await placeAmong(tx, images, among) : images.length
    await tx
      .update(products)
      .set({
        images: images.toSpliced(index, 0, ...urls),
        version: sql`${products.version} + 1`,
        updatedAt: at,
      })
      .where(eq(products.id, productId))
    const changes = { images: { from: images.length, to: images.length + urls.length } }
    await recordChange(tx, {
      actor,
      entity: 'product',
      entityId: productId,
      action: 'pictures-added',
      changes,
      at,
    })
    return ok({ version: version + 1 })
  })
}

interface NamedImages {
  actor: Actor
  productId: string
  added: readonly StoredImage[]
  alt: string
  among?: UploadPlace
}

/** Index before the first later image of the batch, wherever the owner moved it; otherwise the end. */
async function placeAmong(tx: Transaction, images: readonly string[], { batch, place }: UploadPlace) {
  const later = await tx
    .select({ url: imageRecords.url })
    .from(imageRecords)
    .where(and(eq(imageRecords.uploadBatch, batch), gt(imageRecords.uploadPlace, place)))
  const after = new Set(later.map(({ url }) => url))
  const index = images.findIndex((url) => after.has(url))
  return index < 0 ? images.length : index
}

async function removeFiles(storage: Storage, addedStoredImages: readonly StoredImage[]): Promise<void> {
  for (const { url } of addedStoredImages) {
    const master = masterOfUrl(url)
    if (master) await deleteImageFiles(storage, master)
  }
}
