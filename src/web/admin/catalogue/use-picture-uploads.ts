import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminErrorTitle } from '#copy/admin.ts'
import { imageManager } from '#copy/images.ts'
import { toast } from '#web/ui/toast/toast-store.ts'
import { picturesAmong, uploadPicture } from './upload-picture.ts'

interface Product {
  id: string
  name: string
}

/** Adds files to one product, one after the other, and says at the end what came of it. */
export function usePictureUploads(product: Product, onVersion?: (version: number) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  const busy = useRef(false)

  // Closing the tab would cut the upload off.
  useEffect(() => {
    if (progress === null) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [progress])

  async function send(chosen: Iterable<File> | null | undefined) {
    const files = picturesAmong(chosen)
    if (files.length === 0 || busy.current) return
    busy.current = true
    const refusals: string[] = []
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress((index + share) / files.length)
      onProgress(0)
      const answer = await uploadPicture({ productId: product.id, file, onProgress })
      if (answer.ok) onVersion?.(answer.version)
      else refusals.push(answer.error ?? imageManager.loadImagesFailed)
    }
    busy.current = false
    setProgress(null)
    report(files.length - refusals.length, refusals)
    await revalidate()
  }

  function report(added: number, refusals: readonly string[]) {
    if (added > 0) toast({ title: imageManager.imagesAdded(added, product.name) })
    for (const text of new Set(refusals)) toast({ title: adminErrorTitle, text, tone: 'destructive' })
  }

  return { percent: progress === null ? null : Math.round(progress * 100), send }
}
