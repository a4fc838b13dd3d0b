import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminBlogCopy as copy } from '#content/blog/admin-copy.ts'
import { listAdminPosts, POSTS_PER_PAGE } from '#content/blog/use-cases/list-admin-posts.ts'
import { listQuery } from '#platform/domain/list-query.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { listCopy } from '#ui/copy/admin-list.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Menu, MenuAction, MenuLink } from '#ui/overlays/menu.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/list-route'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { NEW_POST } from './new-post.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

interface PostRowProps {
  post: Awaited<ReturnType<typeof listAdminPosts>>['posts'][number]
  now: Date
  onDelete: () => void
}

const postsQuery = listQuery('adminBlog', {})

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.crumb }] }

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = postsQuery.read(new URL(request.url).searchParams)
  const { posts, total } = await listAdminPosts(shop, query)
  return { posts, total, query, pageCount: Math.ceil(total / POSTS_PER_PAGE), now: shop.clock.now() }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, total, query, pageCount, now } = loaderData
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
      <AdminList
        of={postsQuery}
        query={query}
        label={copy.list}
        rows={posts}
        empty={<EmptyState title={copy.empty.title} text={copy.empty.text} />}
        pages={{ count: pageCount }}
      >
        <ul>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} now={now} onDelete={() => setDeleting(post)} />
          ))}
        </ul>
      </AdminList>
      <DeletePostDialog post={deleting} onClose={() => setDeleting(null)} />
    </AdminPage>
  )
}

function PostRow({ post, now, onDelete }: PostRowProps) {
  const editor = pathTo('adminBlogPost', { id: post.id })
  return (
    <li className="row crow">
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
      <Menu className="prow__act" label={listCopy.more(post.title)}>
        {post.published && (
          <MenuLink icon="eye" to={pathTo('blogPost', { slug: post.slug })}>
            {listCopy.row.read}
          </MenuLink>
        )}
        <MenuLink to={editor}>
          <AdminIcon name="pencil" />
          {listCopy.row.edit}
        </MenuLink>
        <MenuAction icon="trash" onClick={onDelete}>
          {listCopy.row.delete}
        </MenuAction>
      </Menu>
    </li>
  )
}
