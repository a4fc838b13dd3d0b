import { useState } from 'react'
import { batchUpload as copy } from '#catalogue/images/admin-copy.ts'
import { assignUploads, BATCH_MAX_FILES } from '#catalogue/products/domain/assign-uploads.ts'
import { imageManager } from '#ui/copy/images.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { imagesAmong } from './upload-image.ts'
import { isOfSeveralProducts, startBatch, uploads, useUploads } from './uploads.ts'

export interface WaitingProduct {
  id: string
  name: string
  slug: string
}

export interface ChosenImage {
  /** Phones give every photo the same name, so the name cannot be the key. */
  id: string
  file: File
  product: WaitingProduct
}

export function useBatchUpload({
  waiting,
  lacking,
}: {
  waiting: readonly WaitingProduct[]
  lacking: number
}) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const queue = useUploads().filter(isOfSeveralProducts)
  const sending = queue.some(({ state }) => state === 'pending' || state === 'uploading')

  function choose(files: Iterable<File>) {
    const images = imagesAmong(files)
    if (images.length === 0) return
    if (images.length > lacking) return warn(imageManager.moreImagesThanProducts(images.length, lacking))
    if (images.length > BATCH_MAX_FILES) return warn(copy.tooMany(BATCH_MAX_FILES))
    clear()
    setChosen(assignUploads(images, waiting).map((image) => ({ ...image, id: crypto.randomUUID() })))
  }

  /** Each product takes one image, so two images swap products when one is reassigned. */
  function give({ file, product }: ChosenImage, productId: string) {
    const nextItem = waiting.find(({ id }) => id === productId)
    if (!nextItem) return
    setChosen((before) =>
      before.map((entry) => {
        if (entry.file === file) return { ...entry, product: nextItem }
        return entry.product.id === productId ? { ...entry, product } : entry
      }),
    )
  }

  function send() {
    startBatch(
      chosen.map(({ file, product }) => ({ file, productId: product.id, productName: product.name })),
    )
    setChosen([])
  }

  function clear() {
    setChosen([])
    for (const { batch } of queue) uploads.forget(batch)
  }

  return {
    chosen,
    queue,
    sending,
    choose,
    give,
    send,
    clear,
    leaveOut: (file: File) => setChosen((before) => before.filter((entry) => entry.file !== file)),
  }
}

function warn(text: string) {
  toast({ title: imageManager.attention, text, tone: 'destructive' })
}
