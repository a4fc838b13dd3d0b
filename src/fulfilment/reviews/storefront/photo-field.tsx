import { useState } from 'react'
import { reviewFormCopy } from '#fulfilment/reviews/copy/review-form.ts'
import { MAX_REVIEW_PHOTOS } from '#fulfilment/reviews/domain/review.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { preparingPhoto } from '#ui/copy/images.ts'
import { Image } from '#ui/elements/image.tsx'
import { Field } from '#ui/form/field.tsx'
import { useSmallPhotos } from '#ui/form/use-small-photos.ts'

const words = reviewFormCopy.photos

export function PhotoField({ keptPhotos }: { keptPhotos: readonly ImageInfo[] }) {
  const [count, setCount] = useState(0)
  return (
    <>
      {keptPhotos.length > 0 && (
        <ul className="photos cluster g4">
          {keptPhotos.map((photo, place) => (
            <li key={photo.url}>
              <label className="check">
                <input type="checkbox" name="keptPhotos" value={photo.url} defaultChecked />
                <span>
                  <Image image={photo} sizes="6rem" alt="" />
                  <small>{words.keep(place + 1)}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <PhotosInput
        words={words}
        count={count}
        fault={count > MAX_REVIEW_PHOTOS ? reviewFormCopy.refusals['too-many-photos'] : null}
        onChange={setCount}
      />
    </>
  )
}

interface PhotosInputProps {
  words: { readonly label: string; readonly hint: string; readonly chosen: (count: number) => string }
  count: number
  fault: string | null
  onChange(count: number): void
}

export function PhotosInput({ words, count, fault, onChange }: PhotosInputProps) {
  const photos = useSmallPhotos(({ length }) => onChange(length))
  const hint = count > 0 ? words.chosen(count) : words.hint
  return (
    <Field
      label={words.label}
      optional
      hint={<span role="status">{photos.isShrinking ? preparingPhoto : hint}</span>}
      error={photos.fault ?? fault}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name="photos"
          className="input"
          accept={ACCEPTED_PHOTOS}
          multiple
          onChange={photos.choose}
        />
      )}
    </Field>
  )
}
