import { useEffect } from 'react'
import { imagesAmong } from './upload-image.ts'
import { summarise } from './upload-queue.ts'
import { addToProduct, isOfSeveralProducts, listenToVersions, useUploads } from './uploads.ts'

/** Uploads of one product, including those started on a previous page. */
export function useImageUploads(
  product: { id: string; name: string },
  onVersion?: (version: number) => void,
) {
  const ownUploads = useUploads().filter(
    (item) => item.productId === product.id && !isOfSeveralProducts(item),
  )

  useEffect(
    () =>
      listenToVersions((productId, version) => {
        if (productId === product.id) onVersion?.(version)
      }),
    [product.id, onVersion],
  )

  function send(chosen: Iterable<File>) {
    const files = imagesAmong(chosen)
    if (files.length > 0) addToProduct(product, files)
  }

  return { percent: ownUploads.length === 0 ? null : summarise(ownUploads).percent, send }
}
