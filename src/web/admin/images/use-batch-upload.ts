import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { batchUpload as copy } from '#copy/image-manager.ts'
import { imageManager } from '#copy/images.ts'
import { assignUploads, BATCH_MAX_FILES } from '#domain/catalogue/assign-uploads.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { imagesAmong, uploadImage } from './upload-image.ts'
import { type QueueItem, summarise } from './upload-queue.ts'

interface Waiting {
  id: string
  name: string
  slug: string
}

export type BatchItem = QueueItem<File>

/** One image for each product that has none: chosen, queued, sent one after the other, summed up. */
export function useBatchUpload({ waiting, lacking }: { waiting: readonly Waiting[]; lacking: number }) {
  const [queue, setQueue] = useState<readonly BatchItem[]>([])
  const [sending, setSending] = useState(false)
  const items = useRef(queue)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [sending])

  function replace(next: readonly BatchItem[]) {
    items.current = next
    setQueue(next)
  }

  function update(file: File, change: Partial<BatchItem>) {
    replace(items.current.map((item) => (item.file === file ? { ...item, ...change } : item)))
  }

  function choose(files: Iterable<File>) {
    const images = imagesAmong(files)
    if (images.length === 0) return
    if (images.length > lacking) return warn(imageManager.moreImagesThanProducts(images.length, lacking))
    if (images.length > BATCH_MAX_FILES) return warn(copy.tooMany(BATCH_MAX_FILES))
    replace(
      assignUploads(images, waiting).map(({ file, product }) => ({
        productId: product.id,
        productName: product.name,
        file,
        state: 'pending',
        progress: 0,
        error: null,
      })),
    )
  }

  async function send() {
    setSending(true)
    for (let next = firstPending(items.current); next; next = firstPending(items.current)) await sendOne(next)
    setSending(false)
    const { sent, failed } = summarise(items.current)
    toast({
      title: imageManager.uploadFinished,
      text: imageManager.uploadSummary(sent, failed),
      tone: failed > 0 ? 'destructive' : 'normal',
    })
    await revalidate()
  }

  async function sendOne({ file, productId }: BatchItem) {
    update(file, { state: 'uploading', progress: 0, error: null })
    const answer = await uploadImage({
      productId,
      file,
      onProgress: (progress) => update(file, { progress }),
    })
    if (answer.ok) update(file, { state: 'success', progress: 1 })
    else update(file, { state: 'error', error: answer.error ?? imageManager.unknownError })
  }

  return {
    queue,
    sending,
    choose,
    send,
    remove: (file: File) =>
      replace(items.current.filter((item) => item.file !== file || item.state !== 'pending')),
    retry(file: File) {
      update(file, { state: 'pending', progress: 0, error: null })
      send()
    },
    clear: () => replace([]),
  }
}

function firstPending(queue: readonly BatchItem[]): BatchItem | undefined {
  return queue.find(({ state }) => state === 'pending')
}

function warn(text: string) {
  toast({ title: imageManager.attention, text, tone: 'destructive' })
}
