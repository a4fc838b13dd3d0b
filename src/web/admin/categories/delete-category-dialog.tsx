import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { categoryAdmin as copy } from '#copy/admin/categories.ts'
import { adminCatalogueFailures } from '#copy/admin/products/catalogue.ts'
import type { ManagedCategory } from '#shop/admin/categories/list-managed-categories.ts'
import { withRequestKey } from '#web/kit/failures/request-keys.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import type { CategoryAnswer } from './category-action.server.ts'

interface DeleteCategoryDialogProps {
  /** Null: closed. */
  category: ManagedCategory | null
  onClose: () => void
}

export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const removal = useFetcher<CategoryAnswer>()
  useToastAnswer(removal.data, undefined, adminCatalogueFailures.deleteCategory)
  const { state, data } = removal
  const isOver = state === 'idle' && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once for each answer
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, data])
  return (
    <ConfirmDialog
      open={category !== null}
      onClose={onClose}
      title={copy.deleteQuestion}
      question={<b>{category?.name}</b>}
      detail={copy.deleteDetail}
      confirmLabel={copy.deleteConfirm}
      busy={state !== 'idle'}
      busyLabel={copy.deleting}
      onConfirm={() =>
        removal.submit(withRequestKey({ intent: 'delete', id: category?.id ?? '' }), { method: 'post' })
      }
    />
  )
}
