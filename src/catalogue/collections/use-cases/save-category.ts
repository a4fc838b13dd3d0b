import { eq } from 'drizzle-orm'
import type { CategoryDraft } from '#catalogue/collections/domain.ts'
import { categories, imageRecords } from '#catalogue/products/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { violatedConstraint } from '#platform/database/violated-constraint.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { freeMaster } from '#platform/images/free-master.ts'
import type { ImageRefusalCode } from '#platform/images/image-limits.ts'
import { type StoredImage, storeImage } from '#platform/images/store-image.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'

export interface CategoryEdit {
  actor: Actor
  categoryId: string | null
  draft: CategoryDraft
  image: Uint8Array | 'keep' | 'remove'
}

export type SaveCategoryRefusal =
  | Refusal<'category-not-found'>
  | Refusal<'name-taken'>
  | Refusal<'image-refused', { code: ImageRefusalCode }>

/**
 * The image is stored before the transaction. If the row is not saved, the nightly sweep deletes the
 * image.
 */
export async function saveCategory(
  shop: Shop,
  edit: CategoryEdit,
  request: RequestName = unnamedRequest,
): Promise<Ok<{ id: string }> | SaveCategoryRefusal> {
  const stored = await storeUpload(shop, edit)
  if (!stored.ok) return stored
  try {
    return await answerOnce<Ok<{ id: string }> | SaveCategoryRefusal>(shop, request, ({ db }) =>
      commitUnlessRefused(db, async (tx) => {
        if (stored.value) await tx.insert(imageRecords).values({ ...stored.value, alt: edit.draft.name })
        const image = stored.value?.url ?? (edit.image === 'remove' ? null : undefined)
        const facts = image === undefined ? edit.draft : { ...edit.draft, image }
        return edit.categoryId === null
          ? ok({ id: await create(tx, shop.clock.now(), edit.actor, facts) })
          : await change(tx, shop.clock.now(), edit.actor, edit.categoryId, facts)
      }),
    )
  } catch (error) {
    if (violatedConstraint(error) === 'categories_slug_key') return refuse('name-taken')
    throw error
  }
}

async function storeUpload(
  shop: Shop,
  { image, draft }: CategoryEdit,
): Promise<Ok<StoredImage | null> | Refusal<'image-refused', { code: ImageRefusalCode }>> {
  if (image === 'keep' || image === 'remove') return ok(null)
  const master = await freeMaster(shop, { bucket: 'category-images', slug: draft.slug })
  const stored = master.ok ? await storeImage(shop, { master: master.value, upload: image }) : master
  return stored.ok ? ok(stored.value) : refuse('image-refused', { code: stored.code })
}

type CategoryFacts = CategoryDraft & { image?: string | null }

async function create(tx: Transaction, at: Date, actor: Actor, facts: CategoryFacts): Promise<string> {
  const [row] = await tx
    .insert(categories)
    .values({ ...facts, createdAt: at, updatedAt: at })
    .returning({ id: categories.id })
  if (!row) throw new Error('the category was not written')
  await recordChange(tx, { actor, entity: 'category', entityId: row.id, action: 'created', at })
  return row.id
}

async function change(
  tx: Transaction,
  at: Date,
  actor: Actor,
  categoryId: string,
  facts: CategoryFacts,
): Promise<Ok<{ id: string }> | Refusal<'category-not-found'>> {
  const [before] = await tx
    .select()
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('no key update')
  if (!before) return refuse('category-not-found')
  const changes = changesBetween(before, facts)
  if (Object.keys(changes).length === 0) return ok({ id: categoryId })
  await tx
    .update(categories)
    .set({ ...facts, updatedAt: at })
    .where(eq(categories.id, categoryId))
  await recordChange(tx, { actor, entity: 'category', entityId: categoryId, action: 'updated', changes, at })
  return ok({ id: categoryId })
}
