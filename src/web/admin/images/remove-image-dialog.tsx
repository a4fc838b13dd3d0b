import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { imageEditor as copy } from '#copy/admin/image-manager.ts'
import { imageManager } from '#copy/product/images.ts'
import type { ImageAnswer } from '#web/admin/image-answers.ts'
import { useVersionAnswer } from '#web/admin/use-version-answer.ts'
import { withRequestKey } from '#web/kit/failures/request-keys.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

interface RemoveImageDialogProps {
  product: { id: string; name: string }
  /** Null: closed. */
  url: string | null
  onVersion?: (version: number) => void
  onClose: () => void
}

export function RemoveImageDialog({ product, url, onVersion, onClose }: RemoveImageDialogProps) {
  const removal = useFetcher<ImageAnswer>()
  useToastAnswer(removal.data, undefined, imageManager.removeImageFailed)
  useVersionAnswer(removal.data, onVersion)
  const { state, data } = removal
  const isOver = state === 'idle' && data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once for each answer
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, data])

  function remove() {
    const fields = { intent: 'remove', productId: product.id, url: url ?? '' }
    const action = pathTo('adminImages')
    removal.submit(withRequestKey(fields, action), { method: 'post', action })
  }

  return (
    <ConfirmDialog
      open={url !== null}
      onClose={onClose}
      title={copy.removeTitle}
      question={copy.removeQuestion(product.name)}
      confirmLabel={copy.removeConfirm}
      busy={state !== 'idle'}
      busyLabel={copy.removing}
      onConfirm={remove}
    />
  )
}
