import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminBlogCopy, blogToasts } from '#content/blog/admin-copy.ts'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { PostAnswer } from './post-action.server.ts'

const copy = adminBlogCopy.deletion

interface DeletePostDialogProps {
  post: { id: string; title: string } | null
  onClose: () => void
}

export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const removal = useFetcher<PostAnswer>()
  useToastAnswer(removal.data, onClose, blogToasts.deleteFailed)
  return (
    <ConfirmDialog
      open={post !== null}
      onClose={onClose}
      title={copy.title}
      question={copy.question}
      detail={post && copy.detail(post.title)}
      confirmLabel={copy.confirm}
      busy={removal.state !== 'idle'}
      busyLabel={copy.busy}
      onConfirm={() => {
        const action = pathTo('adminBlogPost', { id: post?.id ?? '' })
        removal.submit(withRequestKey({ intent: 'delete' }, action), { method: 'post', action })
      }}
    />
  )
}
