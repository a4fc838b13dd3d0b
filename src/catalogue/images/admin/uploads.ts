import { useSyncExternalStore } from 'react'
import { adminErrorTitle } from '#ui/copy/admin-frame.ts'
import { imageManager, refusedFiles } from '#ui/copy/images.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { uploadImage, waitForConnection } from './upload-image.ts'
import { type QueueItem, summarise, UploadQueue } from './upload-queue.ts'

export type Upload = QueueItem<File>

/**
 * Batches started in the image manager, which has one image per product. All other batches belong to one
 * product.
 */
const severalProducts = new Set<string>()
const versionListeners = new Set<(productId: string, version: number) => void>()
const noUploads: readonly Upload[] = []

export const uploads = new UploadQueue<File>({
  send: uploadImage,
  waitForConnection,
  connectionLost: imageManager.connectionFailed,
  onVersion: (productId, version) => {
    for (const listener of versionListeners) listener(productId, version)
  },
  onBatchEnd: (items) => {
    const [first] = items
    if (!first) return
    if (severalProducts.has(first.batch)) reportBatch(items)
    else reportProduct(items, first)
  },
})

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.items, () => noUploads)

export const isOfSeveralProducts = ({ batch }: Upload) => severalProducts.has(batch)

export function startBatch(files: readonly { productId: string; productName: string; file: File }[]): void {
  const batch = crypto.randomUUID()
  severalProducts.add(batch)
  uploads.add(batch, files)
}

/** Files added during an upload join its batch and keep the order of choosing. */
export function addToProduct(product: { id: string; name: string }, files: readonly File[]): void {
  const running = uploads.items().find((item) => item.productId === product.id && !isOfSeveralProducts(item))
  uploads.add(
    running?.batch ?? crypto.randomUUID(),
    files.map((file) => ({ productId: product.id, productName: product.name, file })),
  )
}

export function listenToVersions(listener: (productId: string, version: number) => void): () => void {
  versionListeners.add(listener)
  return () => void versionListeners.delete(listener)
}

function reportBatch(items: readonly Upload[]): void {
  const { sent, failed } = summarise(items)
  toast({
    title: imageManager.uploadFinished,
    text: imageManager.uploadSummary(sent, failed),
    tone: failed > 0 ? 'destructive' : 'normal',
  })
}

function reportProduct(items: readonly Upload[], { batch, productName }: Upload): void {
  uploads.forget(batch)
  const { sent } = summarise(items)
  if (sent > 0) toast({ title: imageManager.imagesAdded(sent, productName) })
  const outcomes = items.map(({ file, state, error }) => ({
    file,
    error: state === 'error' ? (error ?? imageManager.loadImagesFailed) : null,
  }))
  for (const text of refusedFiles(outcomes)) toast({ title: adminErrorTitle, text, tone: 'destructive' })
}
