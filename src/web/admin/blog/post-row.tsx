import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminBlogCopy as copy } from '#copy/admin/blog.ts'
import { formatDate } from '#domain/sao-paulo-time.ts'
import type { listManagedPosts } from '#shop/admin/blog/list-managed-posts.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Badge } from '#web/kit/elements/badge.tsx'
import { IconButton, IconLink } from '#web/kit/elements/icon-button.tsx'

interface PostRowProps {
  post: Awaited<ReturnType<typeof listManagedPosts>>['posts'][number]
  now: Date
  onDelete: () => void
}

export function PostRow({ post, now, onDelete }: PostRowProps) {
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
