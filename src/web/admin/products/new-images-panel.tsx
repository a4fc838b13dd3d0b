import { type ChangeEvent, useEffect, useState } from 'react'
import { imageEditor as copy } from '#copy/image-manager.ts'
import { MAX_IMAGES_PER_PRODUCT } from '#domain/images/image-limits.ts'
import { fileDropProps } from '#web/admin/images/image-strip.tsx'
import { imagesAmong } from '#web/admin/images/upload-image.ts'
import { AdminIcon } from '#web/kit/admin-icon.tsx'
import { Badge } from '#web/kit/badge.tsx'

interface NewImagesPanelProps {
  /** With a script the files are sent once the product is there; without one they go with the form. */
  onChoose: (files: File[]) => void
  form: string
}

export function NewImagesPanel({ onChoose, form }: NewImagesPanelProps) {
  const [previews, setPreviews] = useState<string[]>([])
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews])

  function choose(files: Iterable<File>) {
    const chosen = imagesAmong(files).slice(0, MAX_IMAGES_PER_PRODUCT)
    setPreviews(chosen.map((file) => URL.createObjectURL(file)))
    onChoose(chosen)
  }

  return (
    <section className="panel" aria-labelledby="images-title">
      <div className="panel__head">
        <h2 id="images-title">{copy.title}</h2>
        <span className="small muted">{copy.coverHint}</span>
      </div>
      <div className="pics" {...fileDropProps(choose)}>
        {previews.map((url, index) => (
          <figure key={url} className="pic">
            <img src={url} alt="" width={80} height={100} />
            {index === 0 && (
              <figcaption>
                <Badge tone="cocoa" plain>
                  {copy.cover}
                </Badge>
              </figcaption>
            )}
          </figure>
        ))}
        <label className="drop">
          <AdminIcon name="upload" />
          <span>{copy.add}</span>
          <input
            className="sr"
            type="file"
            name="images"
            form={form}
            accept="image/*"
            multiple
            aria-label={copy.choose}
            onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.currentTarget.files ?? [])}
          />
        </label>
      </div>
      {previews.length > 0 && (
        <p className="hint mt2" role="status">
          {copy.chosen(previews.length)}. {copy.chosenHint}
        </p>
      )}
    </section>
  )
}
