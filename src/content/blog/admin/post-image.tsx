import { useEffect, useRef, useState } from 'react'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { ACCEPTED_PHOTOS, MAX_ALT_LENGTH } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { preparingPhoto } from '#ui/copy/images.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSmallPhotos } from '#ui/form/use-small-photos.ts'

const copy = postEditorCopy.image

interface PostImageProps {
  image: ImageInfo | null
  fault: string | undefined
  onEdit: () => void
}

export function PostImage({ image, fault, onEdit }: PostImageProps) {
  const file = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [removed, setRemoved] = useState(false)
  const current = removed ? null : image
  const shown = chosen ?? current
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])

  const photos = useSmallPhotos(([photo]) => choose(photo))
  const error = photos.fault ?? fault

  function choose(picked: File | undefined) {
    setChosen(picked ? URL.createObjectURL(picked) : null)
    onEdit()
  }

  function remove() {
    if (file.current) file.current.value = ''
    if (!chosen) setRemoved(true)
    choose(undefined)
  }

  return (
    <section className="panel" aria-labelledby="post-image">
      <div className="panel__head cluster ends baseline">
        <h2 id="post-image">{copy.title}</h2>
      </div>
      {shown ? (
        <figure className="cover">
          {chosen ? (
            <img src={chosen} alt={copy.preview} />
          ) : (
            <Image image={current} sizes="(min-width: 62rem) 28rem, 92vw" />
          )}
        </figure>
      ) : (
        <p className="small muted">{copy.none}</p>
      )}
      <input
        ref={file}
        className="sr"
        type="file"
        name="image"
        accept={ACCEPTED_PHOTOS}
        aria-label={copy.file}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'post-image-error' : undefined}
        tabIndex={-1}
        onChange={photos.choose}
      />
      <input type="hidden" name="removeImage" value={String(removed && !chosen)} />
      <div className="cluster mt3">
        <Button
          variant="ghost"
          small
          busy={photos.isShrinking}
          busyLabel={preparingPhoto}
          onClick={() => file.current?.click()}
        >
          {shown ? copy.change : copy.choose}
        </Button>
        {shown && <TextButton onClick={remove}>{copy.remove}</TextButton>}
      </div>
      {error && <FieldError id="post-image-error">{error}</FieldError>}
      {shown && (
        <div className="mt4">
          <TextField
            label={copy.alt}
            hint={copy.altHint}
            name="imageAlt"
            maxLength={MAX_ALT_LENGTH}
            defaultValue={current?.alt ?? ''}
            onInput={onEdit}
          />
        </div>
      )}
    </section>
  )
}
