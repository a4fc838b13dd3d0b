import { eq } from 'drizzle-orm'
import { blogPosts } from '#catalogue/products/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

/** The nightly sweep deletes the image if nothing else shows it. */
export async function deletePost(shop: Shop, { postId, actor }: { postId: string; actor: Actor }) {
  if (!isUuid(postId)) return refuse('post-not-found')
  return shop.db.transaction(async (tx) => {
    const [deletedPost] = await tx
      .delete(blogPosts)
      .where(eq(blogPosts.id, postId))
      .returning({ title: blogPosts.title })
    if (!deletedPost) return refuse('post-not-found')
    const changes = { title: { from: deletedPost.title, to: null } }
    const at = shop.clock.now()
    await recordChange(tx, { actor, entity: 'blog-post', entityId: postId, action: 'deleted', changes, at })
    return ok()
  })
}
