import { useState } from 'react'
import { adminBlogCopy as copy } from '#copy/admin-blog.ts'
import { listManagedPosts, POSTS_PER_PAGE } from '#shop/blog-admin/list-managed-posts.ts'
import { DeletePostDialog } from '#web/admin/blog/delete-post-dialog.tsx'
import { NEW_POST } from '#web/admin/blog/new-post.ts'
import { PostRow } from '#web/admin/blog/post-row.tsx'
import { brand } from '#web/brand/brand.ts'
import { shopOf } from '#web/context.server.ts'
import type { AdminHandle } from '#web/frames/admin-frame.tsx'
import { pathTo } from '#web/route-table.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/blog.ts'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.crumb }] }

export function meta() {
  return [{ title: `${copy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const { posts, total } = await listManagedPosts(shop, { page })
  return { posts, total, page, pageCount: Math.ceil(total / POSTS_PER_PAGE), now: shop.clock.now() }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, total, page, pageCount, now } = loaderData
  const [doomed, setDoomed] = useState<{ id: string; title: string } | null>(null)
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{copy.title}</h1>
          <p className="muted num">{copy.count(total)}</p>
        </div>
        <LinkButton to={pathTo('adminBlogPost', { id: NEW_POST })} icon="plus">
          {copy.new}
        </LinkButton>
      </div>
      {posts.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <section className="card" aria-label={copy.list}>
          <ul>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} now={now} onDelete={() => setDoomed(post)} />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(wanted) => pathTo('adminBlog', {}, { page: wanted === 1 ? undefined : wanted })}
      />
      <DeletePostDialog post={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}
