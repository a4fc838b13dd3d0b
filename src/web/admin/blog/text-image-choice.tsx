import { useState } from 'react'
import { postEditorCopy } from '#copy/admin/blog.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { Button, TextButton } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useTextImages } from './use-text-images.ts'

const copy = postEditorCopy.textImage

/** The images that the shop has, newest first. */
export function TextImageChoice({ onChoose }: { onChoose: (image: ImageInfo) => void }) {
  const [search, setSearch] = useState('')
  const { images, hasMore, state, more, retry } = useTextImages(search.trim())
  return (
    <>
      <TextField
        label={copy.search}
        type="search"
        leadingIcon="search"
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="text-images">
        {images.map((image) => (
          <li key={image.url}>
            <button type="button" title={image.alt} onClick={() => onChoose(image)}>
              <Image image={image} sizes="9rem" alt={copy.choose(image.alt)} />
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted" role="status">
        {state === 'loading' && copy.loading}
        {state === 'shown' && images.length === 0 && copy.nothing}
        {state === 'failed' && (
          <>
            {copy.failed} <TextButton onClick={retry}>{copy.retry}</TextButton>
          </>
        )}
      </p>
      {hasMore && state === 'shown' && (
        <Button variant="ghost" small onClick={more}>
          {copy.more}
        </Button>
      )}
    </>
  )
}
