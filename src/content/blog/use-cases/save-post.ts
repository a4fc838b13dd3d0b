import { eq, sql } from 'drizzle-orm'
import { blogPosts, imageRecords } from '#catalogue/products/schema.ts'
import type { PostDraft } from '#content/blog/domain/post-draft.ts'
import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import { listChanges, type RecordedChange } from '#platform/audit/list-changes.ts'
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

export interface PostEdit {
  readonly actor: Actor
  readonly post: { readonly id: string; readonly seenVersion: number } | null
  readonly draft: PostDraft
  readonly image: Uint8Array | 'keep' | 'remove'
  readonly imageAlt: string
}

export type SavePostRefusal =
  | Refusal<'post-not-found'>
  | Refusal<'newer-version', { version: number; changes: RecordedChange[] }>
  | Refusal<'slug-taken'>
  | Refusal<'image-refused', { code: ImageRefusalCode }>

const MAX_CHANGES_TOLD = 10

type Saved = Ok<{ id: string; version: number }>

/**
 * Optimistic lock on the version. The image is stored first; if the row is not saved, the nightly sweep
 * deletes it.
 */
export async function savePost(
  shop: Shop,
  edit: PostEdit,
  request: RequestName = unnamedRequest,
): Promise<Saved | SavePostRefusal> {
  const stored = await storeUpload(shop, edit)
  if (!stored.ok) return stored
  try {
    return await answerOnce<Saved | SavePostRefusal>(shop, request, ({ db }) =>
      commitUnlessRefused(db, async (tx) => {
        const image = await nameImage(tx, edit, stored.value)
        const facts = image === undefined ? edit.draft : { ...edit.draft, image }
        const writing = { tx, actor: edit.actor, at: shop.clock.now(), facts }
        return edit.post ? change(writing, edit.post, edit.imageAlt) : create(writing)
      }),
    )
  } catch (error) {
    if (violatedConstraint(error) === 'blog_posts_slug_key') return refuse('slug-taken')
    throw error
  }
}

async function storeUpload(
  shop: Shop,
  { image, draft }: PostEdit,
): Promise<Ok<StoredImage | null> | Refusal<'image-refused', { code: ImageRefusalCode }>> {
  if (image === 'keep' || image === 'remove') return ok(null)
  const master = await freeMaster(shop, { bucket: 'blog-images', slug: draft.slug })
  const stored = master.ok ? await storeImage(shop, { master: master.value, upload: image }) : master
  return stored.ok ? ok(stored.value) : refuse('image-refused', { code: stored.code })
}

async function nameImage(
  tx: Transaction,
  { image, imageAlt, draft }: PostEdit,
  stored: StoredImage | null,
): Promise<string | null | undefined> {
  if (image === 'remove') return null
  if (!stored) return undefined
  await tx.insert(imageRecords).values({ ...stored, alt: imageAlt || draft.title })
  return stored.url
}

interface Writing {
  tx: Transaction
  actor: Actor
  at: Date
  facts: PostDraft & { image?: string | null }
}

async function create({ tx, actor, at, facts }: Writing): Promise<Saved> {
  const publishedAt = facts.published ? at : null
  const [row] = await tx
    .insert(blogPosts)
    .values({ ...facts, publishedAt, createdAt: at, updatedAt: at })
    .returning({ id: blogPosts.id, version: blogPosts.version })
  if (!row) throw new Error('the post was not written')
  await recordChange(tx, { actor, entity: 'blog-post', entityId: row.id, action: 'created', at })
  return ok(row)
}

async function change(
  { tx, actor, at, facts }: Writing,
  { id, seenVersion }: { id: string; seenVersion: number },
  alt: string,
): Promise<Saved | SavePostRefusal> {
  const [before] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('no key update')
  if (!before) return refuse('post-not-found')
  if (before.version !== seenVersion) {
    const limit = Math.min(Math.max(before.version - seenVersion, 1), MAX_CHANGES_TOLD)
    const changes = await listChanges({ db: tx }, { entity: 'blog-post', entityId: id, limit })
    return refuse('newer-version', { version: before.version, changes })
  }
  const imageFacts =
    facts.image === undefined ? await describeImage(tx, before.image, alt || facts.title) : {}
  const changes = { ...changesBetween(before, facts), ...imageFacts }
  if (Object.keys(changes).length === 0) return ok({ id, version: seenVersion })
  const isFirstTime = facts.published && before.publishedAt === null
  await tx
    .update(blogPosts)
    .set({
      ...facts,
      // Readers see the day of publication, not the day the draft was created.
      ...(isFirstTime && { publishedAt: at, createdAt: at }),
      version: sql`${blogPosts.version} + 1`,
      updatedAt: at,
    })
    .where(eq(blogPosts.id, id))
  await recordChange(tx, {
    actor,
    entity: 'blog-post',
    entityId: id,
    action: chooseAction(changes),
    changes,
    at,
  })
  return ok({ id, version: seenVersion + 1 })
}

async function describeImage(tx: Transaction, image: string | null, alt: string): Promise<Changes> {
  if (image === null) return {}
  const [record] = await tx
    .select({ alt: imageRecords.alt })
    .from(imageRecords)
    .where(eq(imageRecords.url, image))
  if (!record || record.alt === alt) return {}
  await tx.update(imageRecords).set({ alt }).where(eq(imageRecords.url, image))
  return { imageAlt: { from: record.alt, to: alt } }
}

function chooseAction({ published }: Changes): string {
  if (published === undefined) return 'updated'
  return published.to ? 'published' : 'unpublished'
}
