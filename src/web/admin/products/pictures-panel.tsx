import { useEffect } from 'react'
import { pictureEditor as copy } from '#copy/image-manager.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { PictureStrip } from '#web/admin/images/picture-strip.tsx'
import { takePicturesToSend } from '#web/admin/images/pictures-to-send.ts'
import { usePictureUploads } from '#web/admin/images/use-picture-uploads.ts'

interface PicturesPanelProps {
  product: { id: string; name: string }
  pictures: readonly PictureInfo[]
  onVersion: (version: number) => void
}

/** Pictures of a product that is there: every change takes effect at once, apart from the form around them. */
export function PicturesPanel({ product, pictures, onVersion }: PicturesPanelProps) {
  const uploads = usePictureUploads(product, onVersion)
  const { send } = uploads
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen while the product was new is sent once
  useEffect(() => {
    send(takePicturesToSend())
  }, [])
  return (
    <section className="panel" aria-labelledby="pictures-title">
      <div className="panel__head">
        <h2 id="pictures-title">{copy.title}</h2>
        <span className="small muted">{copy.coverHint}</span>
      </div>
      <PictureStrip
        className="pics"
        sizes="(min-width: 62rem) 7rem, 30vw"
        product={product}
        pictures={pictures}
        uploads={uploads}
        onVersion={onVersion}
      />
    </section>
  )
}
