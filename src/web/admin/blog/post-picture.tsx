import { useEffect, useRef, useState } from 'react'
import { postEditorCopy } from '#copy/admin-blog.ts'
import { MAX_ALT_LENGTH } from '#domain/images/picture-limits.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { Button, TextButton } from '#web/kit/button.tsx'
import { FieldError } from '#web/kit/field.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { TextField } from '#web/kit/text-field.tsx'

const copy = postEditorCopy.picture

interface PostPictureProps {
  picture: PictureInfo | null
  fault: string | undefined
  onEdit: () => void
}

/** The post's picture: the one it has, the one that was chosen and is sent with the form, or none. */
export function PostPicture({ picture, fault, onEdit }: PostPictureProps) {
  const file = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [removed, setRemoved] = useState(false)
  const kept = removed ? null : picture
  const shown = chosen ?? kept
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])

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
    <section className="panel" aria-labelledby="post-picture">
      <div className="panel__head">
        <h2 id="post-picture">{copy.title}</h2>
      </div>
      {shown ? (
        <figure className="cover">
          {chosen ? (
            <img src={chosen} alt={copy.preview} />
          ) : (
            <Picture picture={kept} sizes="(min-width: 62rem) 28rem, 92vw" />
          )}
        </figure>
      ) : (
        <p className="small muted">{copy.none}</p>
      )}
      <input
        ref={file}
        className="sr"
        type="file"
        name="picture"
        accept="image/*"
        aria-label={copy.file}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'post-picture-error' : undefined}
        tabIndex={-1}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <input type="hidden" name="removePicture" value={String(removed && !chosen)} />
      <div className="row mt3">
        <Button variant="ghost" small onClick={() => file.current?.click()}>
          {shown ? copy.change : copy.choose}
        </Button>
        {shown && <TextButton onClick={remove}>{copy.remove}</TextButton>}
      </div>
      {fault && <FieldError id="post-picture-error">{fault}</FieldError>}
      {shown && (
        <div className="mt4">
          <TextField
            label={copy.alt}
            hint={copy.altHint}
            name="pictureAlt"
            maxLength={MAX_ALT_LENGTH}
            defaultValue={kept?.alt ?? ''}
            onInput={onEdit}
          />
        </div>
      )}
    </section>
  )
}
