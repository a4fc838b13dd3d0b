import { useEffect } from 'react'
import { imageEditor as copy } from '#copy/admin/image-manager.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { ImageStrip } from '#web/admin/images/image-strip.tsx'
import { takeImagesToSend } from '#web/admin/images/images-to-send.ts'
import { useImageUploads } from '#web/admin/images/use-image-uploads.ts'
import { FormSection } from './form-section.tsx'

interface ImagesPanelProps {
  product: { id: string; name: string }
  images: readonly ImageInfo[]
  onVersion: (version: number) => void
}

/** Images of a product that is there: every change takes effect at once, apart from the form around them. */
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
        className="pics"
        sizes="(min-width: 62rem) 7rem, 30vw"
        product={product}
        images={images}
        uploads={uploads}
        onVersion={onVersion}
      />
    </FormSection>
  )
}
