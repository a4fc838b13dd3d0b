import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { pictureEditor as copy } from '#copy/image-manager.ts'
import { imageManager } from '#copy/images.ts'
import { useToastAnswer } from '#web/cart/use-toast-answer.ts'
import { pathTo } from '#web/route-table.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { PictureAnswer } from './picture-answers.ts'
import { useVersionAnswer } from './use-version-answer.ts'

interface RemovePictureDialogProps {
  product: { id: string; name: string }
  /** Null: closed. */
  url: string | null
  onVersion?: (version: number) => void
  onClose: () => void
}

export function RemovePictureDialog({ product, url, onVersion, onClose }: RemovePictureDialogProps) {
  const removal = useFetcher<PictureAnswer>()
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
    removal.submit(fields, { method: 'post', action: pathTo('adminPictures') })
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
