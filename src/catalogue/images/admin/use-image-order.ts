import { type DragEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { imageEditor } from '#catalogue/images/admin-copy.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { useAdminAction } from '#ui/admin/use-admin-action.ts'
import type { ImageAnswer } from './image-answer.ts'

const DRAG_TYPE = 'application/x-lume-image'

/** Image order with optimistic moves, by dragging or by button. */
export function useImageOrder(
  productId: string,
  images: readonly ImageInfo[],
  onVersion?: (version: number) => void,
) {
  const order = useAdminAction<ImageAnswer>({
    action: pathTo('adminImages'),
    failed: imageEditor.reorderFailed,
    onAnswer: ({ version }) => version !== undefined && onVersion?.(version),
  })
  const [dragged, setDragged] = useState<string | null>(null)
  const pending = order.sent?.getAll('urls') as string[] | undefined
  const shown = pending ? pending.flatMap((url) => images.find((image) => image.url === url) ?? []) : images

  function moveImage(url: string, to: number) {
    const urls = shown.map((image) => image.url)
    const from = urls.indexOf(url)
    const place = Math.max(0, Math.min(to, urls.length - 1))
    if (from < 0 || from === place) return
    order.send({ intent: 'reorder', productId, urls: urls.toSpliced(from, 1).toSpliced(place, 0, url) })
  }

  function dragProps(url: string, place: number) {
    return {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(DRAG_TYPE, url)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(url)
      },
      onDragEnd: () => setDragged(null),
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        if (dragged === null || !event.dataTransfer.types.includes(DRAG_TYPE)) return
        event.preventDefault()
        event.stopPropagation()
        moveImage(dragged, place)
        setDragged(null)
      },
    }
  }

  return { shown, dragged, move: moveImage, dragProps }
}
