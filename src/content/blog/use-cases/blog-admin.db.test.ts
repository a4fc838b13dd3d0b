import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { blogPosts } from '#catalogue/products/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { deletePost } from './delete-post.ts'
import { findAdminPost } from './find-admin-post.ts'
import { listAdminPosts, POSTS_PER_PAGE } from './list-admin-posts.ts'
import { listPosts } from './read-blog.ts'
import { type PostEdit, savePost } from './save-post.ts'

const database = await createTestDatabase()
const { shop, storage } = openImageShop(database)
const actor = { id: randomUUID(), name: 'Clara' }
const upload = new TextEncoder().encode('a photograph')
const drawing = new TextEncoder().encode('<svg>')

const makeDraft = (changes: Partial<PostEdit['draft']> = {}): PostEdit['draft'] => ({
  title: 'Cura',
  slug: `cura-${randomUUID()}`,
  excerpt: '',
  content: 'Uma linha',
  author: 'Clara',
  seoTitle: '',
  seoDescription: '',
  published: false,
  ...changes,
})

const edit = (changes: Partial<PostEdit> = {}): PostEdit => ({
  actor,
  post: null,
  draft: makeDraft(),
  image: 'keep',
  imageAlt: '',
  ...changes,
})

async function write(changes: Partial<PostEdit> = {}) {
  const outcome = await savePost(shop, edit(changes))
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  return outcome.value
}

const findRow = async (id: string) =>
  (await database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]

describe('savePost', () => {
  it('keeps a draft to the back office until it is published', async () => {
    const draft = makeDraft()
    const { id, version } = await write({ draft })
    expect((await listPosts(shop)).map((post) => post.id)).not.toContain(id)
    await write({ post: { id, seenVersion: version }, draft: { ...draft, published: true } })
    expect((await listPosts(shop)).map((post) => post.id)).toContain(id)
    const post = await findAdminPost(shop, id)
    expect(post).toMatchObject({ version: version + 1, published: true })
    expect(post?.changes.map(({ action, actorName }) => [action, actorName])).toEqual(
      expect.arrayContaining([
        ['created', 'Clara'],
        ['published', 'Clara'],
      ]),
    )
  })

  it('dates a story by the day on which it first appeared, and keeps that date', async () => {
    const draft = makeDraft()
    const { id, version } = await write({ draft })
    await database.pool.query("update blog_posts set created_at = '2026-01-01' where id = $1", [id])
    await write({ post: { id, seenVersion: version }, draft: { ...draft, published: true } })
    expect(await findRow(id)).toMatchObject({ createdAt: shop.clock.now(), publishedAt: shop.clock.now() })
    await database.pool.query(
      "update blog_posts set created_at = '2026-02-02', published_at = '2026-02-02' where id = $1",
      [id],
    )
    await write({ post: { id, seenVersion: version + 1 }, draft })
    await write({ post: { id, seenVersion: version + 2 }, draft: { ...draft, published: true } })
    expect((await findRow(id))?.createdAt).toEqual(new Date('2026-02-02T00:00:00Z'))
  })

  it('never overwrites a version that the owner has not seen', async () => {
    const { id, version } = await write()
    await write({ post: { id, seenVersion: version }, draft: makeDraft({ title: 'Da outra janela' }) })
    expect(await savePost(shop, edit({ post: { id, seenVersion: version } }))).toMatchObject({
      code: 'newer-version',
      details: { version: version + 1, changes: [{ actorName: 'Clara' }] },
    })
    expect((await findRow(id))?.title).toBe('Da outra janela')
  })

  it('writes nothing, and no history, when nothing changed', async () => {
    const draft = makeDraft()
    const { id, version } = await write({ draft })
    expect(await write({ post: { id, seenVersion: version }, draft })).toEqual({ id, version })
    expect((await findAdminPost(shop, id))?.changes).toHaveLength(1)
  })

  it('refuses an address that another post has', async () => {
    const takenDraft = makeDraft()
    await write({ draft: takenDraft })
    expect(await savePost(shop, edit({ draft: makeDraft({ slug: takenDraft.slug }) }))).toMatchObject({
      code: 'slug-taken',
    })
    expect(await savePost(shop, edit({ post: { id: randomUUID(), seenVersion: 1 } }))).toMatchObject({
      code: 'post-not-found',
    })
  })

  it('stores an image in the blog’s bucket with its words, changes the words, and lets it go', async () => {
    const draft = makeDraft()
    const { id, version } = await write({ draft, image: upload, imageAlt: 'Cera vertida' })
    const { image } = (await findAdminPost(shop, id)) ?? {}
    expect(image).toMatchObject({ alt: 'Cera vertida' })
    expect(image?.url).toMatch(/^\/media\/blog-images\/cura-/)
    const outcome = await write({ post: { id, seenVersion: version }, draft, imageAlt: 'Cera morna' })
    expect((await findAdminPost(shop, id))?.image).toMatchObject({ alt: 'Cera morna' })
    expect(outcome.version).toBe(version + 1)
    await write({ post: { id, seenVersion: outcome.version }, draft, image: 'remove' })
    expect((await findAdminPost(shop, id))?.image).toBeNull()
  })

  it('works on its image before the transaction of its answer, and is written once under one key', async () => {
    const steps: string[] = []
    const develop: typeof shop.images.develop = (bytes) => {
      steps.push('image')
      return shop.images.develop(bytes)
    }
    const transaction: typeof shop.db.transaction = (...work) => {
      steps.push('transaction')
      return shop.db.transaction(...work)
    }
    const db = Object.assign(Object.create(shop.db), { transaction })
    const images = Object.assign(Object.create(shop.images), { develop })
    const watched = { ...shop, db, images }
    const request = { requestKey: randomUUID(), userId: null }
    const post = edit({ image: upload })
    const first = await savePost(watched, post, request)
    expect(first.ok).toBe(true)
    expect(steps).toEqual(['image', 'transaction'])
    expect(await savePost(shop, post, request)).toEqual(first)
  })

  it('shows why an image is refused, and stores nothing', async () => {
    const before = storage.files.size
    const draft = makeDraft()
    expect(await savePost(shop, edit({ draft, image: drawing }))).toMatchObject({
      code: 'image-refused',
      details: { code: 'not-an-image' },
    })
    expect(storage.files.size).toBe(before)
    expect(await database.db.select().from(blogPosts).where(eq(blogPosts.slug, draft.slug))).toEqual([])
  })
})

describe('the list and the end of a post', () => {
  it('shows drafts too, what was touched last first, by pages', async () => {
    await database.pool.query('delete from blog_posts')
    for (let index = 0; index < POSTS_PER_PAGE + 1; index++) await write()
    const first = await listAdminPosts(shop, { page: 1 })
    const second = await listAdminPosts(shop, { page: 2 })
    expect([first.posts.length, second.posts.length, first.total]).toEqual([
      POSTS_PER_PAGE,
      1,
      POSTS_PER_PAGE + 1,
    ])
  })

  it('deletes once and records the author', async () => {
    const { id } = await write()
    expect(await deletePost(shop, { postId: id, actor })).toMatchObject({ ok: true })
    expect(await findAdminPost(shop, id)).toBeNull()
    expect(await deletePost(shop, { postId: id, actor })).toMatchObject({ code: 'post-not-found' })
    expect(await deletePost(shop, { postId: 'novo', actor })).toMatchObject({ code: 'post-not-found' })
    const { rows } = await database.pool.query(
      "select actor_name, changes from audit_entries where entity_id = $1 and action = 'deleted'",
      [id],
    )
    expect(rows).toEqual([{ actor_name: 'Clara', changes: { title: { from: 'Cura', to: null } } }])
  })
})
