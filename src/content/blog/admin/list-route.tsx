import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminBlogCopy as copy } from '#content/blog/admin-copy.ts'
import { listAdminPosts, POSTS_PER_PAGE } from '#content/blog/use-cases/list-admin-posts.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { IconButton, IconLink } from '#ui/elements/icon-button.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/list-route'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { NEW_POST } from './new-post.ts'

interface PostRowProps {
  post: Awaited<ReturnType<typeof listAdminPosts>>['posts'][number]
  now: Date
  onDelete: () => void
}

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.crumb }] }

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const typedPage = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isSafeInteger(typedPage) && typedPage > 0 && typedPage < 10_000 ? typedPage : 1
  const { posts, total } = await listAdminPosts(shop, { page })
  return { posts, total, page, pageCount: Math.ceil(total / POSTS_PER_PAGE), now: shop.clock.now() }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, total, page, pageCount, now } = loaderData
  const [deleting, setDeleting] = useState<{ id: string; title: string } | null>(null)
  return (
    <AdminPage
      title={copy.title}
      lead={<p className="muted num">{copy.count(total)}</p>}
      actions={
        <LinkButton to={pathTo('adminBlogPost', { id: NEW_POST })} icon="plus">
          {copy.new}
        </LinkButton>
      }
    >
      {posts.length === 0 ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      ) : (
        <section className="card" aria-label={copy.list}>
          <ul>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} now={now} onDelete={() => setDeleting(post)} />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(wanted) => pathTo('adminBlog', {}, { page: wanted === 1 ? undefined : wanted })}
      />
      <DeletePostDialog post={deleting} onClose={() => setDeleting(null)} />
    </AdminPage>
  )
}

function PostRow({ post, now, onDelete }: PostRowProps) {
  const editor = pathTo('adminBlogPost', { id: post.id })
  return (
    <li className="crow">
      <div className="crow__n">
        <b>
          <Link className="quiet-link" to={editor}>
            {post.title}
          </Link>
        </b>
        <small>
          {post.author && `${copy.by(post.author)}, `}
          {copy.edited(post.updatedAt, now)}
        </small>
      </div>
      <span className="small muted num">{formatDate(post.createdAt)}</span>
      <span className="crow__b">
        <Badge tone={post.published ? 'sage' : 'amber'}>{post.published ? copy.published : copy.draft}</Badge>
      </span>
      <div className="prow__act">
        {post.published && (
          <IconLink
            label={copy.view(post.title)}
            icon="eye"
            iconSize="s"
            to={pathTo('blogPost', { slug: post.slug })}
          />
        )}
        <IconLink label={copy.edit(post.title)} icon={<AdminIcon name="pencil" size="s" />} to={editor} />
        <IconButton
          className="icon-btn--del"
          label={copy.delete(post.title)}
          icon="trash"
          iconSize="s"
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
