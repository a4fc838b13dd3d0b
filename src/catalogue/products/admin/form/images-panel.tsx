import { useEffect } from 'react'
import { ImageStrip } from '#catalogue/images/admin/image-strip.tsx'
import { takeImagesToSend } from '#catalogue/images/admin/images-to-send.ts'
import { useImageUploads } from '#catalogue/images/admin/use-image-uploads.ts'
import { imageEditor as copy } from '#catalogue/images/admin-copy.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { FormSection } from './form-section.tsx'

interface ImagesPanelProps {
  product: { id: string; name: string }
  images: readonly ImageInfo[]
  onVersion: (version: number) => void
}

/** Image changes of an existing product are saved at once, independent of the form. */
export function ImagesPanel({ product, images, onVersion }: ImagesPanelProps) {
  const uploads = useImageUploads(product, onVersion)
  const { send } = uploads
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen while the product was new is sent once
  useEffect(() => {
    send(takeImagesToSend())
  }, [])
  return (
    <FormSection name="images" hint={<span className="small muted">{copy.coverHint}</span>}>
      <ImageStrip
        className="grid g3 pics"
        sizes="(min-width: 62rem) 7rem, 30vw"
        product={product}
        images={images}
        uploads={uploads}
        onVersion={onVersion}
      />
    </FormSection>
  )
}
