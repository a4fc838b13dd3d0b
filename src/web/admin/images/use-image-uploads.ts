import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminErrorTitle } from '#copy/admin.ts'
import { imageManager, refusedFiles } from '#copy/images.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { imagesAmong, uploadImage } from './upload-image.ts'

interface Product {
  id: string
  name: string
}

interface Outcome {
  file: File
  /** Null when the image is in. */
  error: string | null
}

/** Adds files to one product, one after the other, and says at the end what came of it. */
export function useImageUploads(product: Product, onVersion?: (version: number) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  /** Files that are dropped while others are on their way join them. */
  const queue = useRef<File[] | null>(null)

  // Closing the tab would cut the upload off.
  useEffect(() => {
    if (progress === null) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [progress])

  async function send(chosen: Iterable<File>) {
    const files = imagesAmong(chosen)
    if (files.length === 0) return
    if (queue.current) {
      queue.current.push(...files)
      return
    }
    queue.current = [...files]
    const outcomes = await sendAll(queue.current)
    queue.current = null
    setProgress(null)
    report(outcomes)
    await revalidate()
  }

  async function sendAll(files: readonly File[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress((index + share) / files.length)
      onProgress(0)
      const answer = await uploadImage({ productId: product.id, file, onProgress })
      if (answer.ok) onVersion?.(answer.version)
      outcomes.push({ file, error: answer.ok ? null : (answer.error ?? imageManager.loadImagesFailed) })
    }
    return outcomes
  }

  function report(outcomes: readonly Outcome[]) {
    const added = outcomes.filter(({ error }) => error === null).length
    if (added > 0) toast({ title: imageManager.imagesAdded(added, product.name) })
    for (const text of refusedFiles(outcomes)) toast({ title: adminErrorTitle, text, tone: 'destructive' })
  }

  return { percent: progress === null ? null : Math.round(progress * 100), send }
}
