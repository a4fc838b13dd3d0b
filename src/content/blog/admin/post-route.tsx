import { useState } from 'react'
import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminBlogCopy, blogRefusals, postEditorCopy as copy } from '#content/blog/admin-copy.ts'
import { findAdminPost } from '#content/blog/use-cases/find-admin-post.ts'
import { findPostText } from '#content/blog/use-cases/find-post-text.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/post-route'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { NEW_POST } from './new-post.ts'
import { changePost } from './post-action.server.ts'
import { PostEditor } from './post-editor.tsx'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

type Loaded = Route.ComponentProps['loaderData']

const chooseTitle = (loaded: Loaded | undefined) => (loaded?.post ? copy.editTitle : copy.newTitle)

export const handle: AdminHandle = {
  breadcrumbs: (loaded: Loaded | undefined) => [
    { label: adminBlogCopy.crumb, to: pathTo('adminBlog') },
    { label: chooseTitle(loaded) },
  ],
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? chooseTitle(loaderData) : blogRefusals['post-not-found']
  return privateMeta(matches, title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [author, now] = [customerOf(context).name, shop.clock.now()]
  if (params.id === NEW_POST) return { post: null, text: null, author, now }
  const post = await findAdminPost(shop, params.id)
  if (!post) throw data(null, { status: 404 })
  const { text } = await findPostText(shop, post.content)
  return { post, text, author, now }
}

export const action = changePost

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, text, author, now } = loaderData
  const [isDeleting, setDeleting] = useState(false)
  const isPublished = post?.published ?? false
  return (
    <AdminPage
      title={chooseTitle(loaderData)}
      lead={post ? copy.saved(post.updatedAt, now, isPublished) : copy.unsaved}
      actions={
        <Badge tone={isPublished ? 'sage' : 'amber'}>
          {isPublished ? adminBlogCopy.published : adminBlogCopy.draft}
        </Badge>
      }
    >
      <PostEditor
        key={post?.id ?? NEW_POST}
        post={post}
        text={text}
        author={author}
        onDelete={() => setDeleting(true)}
      />
      <DeletePostDialog post={isDeleting ? post : null} onClose={() => setDeleting(false)} />
    </AdminPage>
  )
}
