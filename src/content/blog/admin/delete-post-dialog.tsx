import { pathTo } from '#addresses.ts'
import { adminBlogCopy, blogToasts } from '#content/blog/admin-copy.ts'
import { AdminConfirm } from '#ui/admin/admin-confirm.tsx'

const copy = adminBlogCopy.deletion

interface DeletePostDialogProps {
  post: { id: string; title: string } | null
  onClose: () => void
}

export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  return (
    <AdminConfirm
      open={post !== null}
      onClose={onClose}
      title={copy.title}
      question={copy.question}
      detail={post && copy.detail(post.title)}
      confirmLabel={copy.confirm}
      busyLabel={copy.busy}
      action={pathTo('adminBlogPost', { id: post?.id ?? '' })}
      fields={{ intent: 'delete' }}
      failed={blogToasts.deleteFailed}
    />
  )
}
