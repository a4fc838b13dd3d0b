import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import { preparingPhoto } from '#ui/copy/images.ts'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSmallPhotos } from '#ui/form/use-small-photos.ts'
import { StepForm } from './step-form.tsx'

const words = openingCopy.candle

export function CandleStep({ candle }: { candle: { id: string; name: string } | null }) {
  const [picture, setPicture] = useState<string | null>(null)
  const photos = useSmallPhotos(([photo]) => {
    if (picture) URL.revokeObjectURL(picture)
    setPicture(photo ? URL.createObjectURL(photo) : null)
  })
  return (
    <StepForm step="candle" values={{}} hasFile>
      {(field) => {
        const { name, error } = field('photo')
        return (
          <>
            {candle && (
              <Note tone="success">
                {words.known(candle.name)} <Link to={pathTo('adminProduct', candle)}>{words.openCandle}</Link>
              </Note>
            )}
            <TextField
              name={name}
              error={photos.fault ?? error}
              type="file"
              accept={ACCEPTED_PHOTOS}
              label={words.photo}
              hint={<span role="status">{photos.isShrinking ? preparingPhoto : words.photoHint}</span>}
              onChange={photos.choose}
            />
            {picture && <img className="step__picture" src={picture} alt="" />}
            <TextField {...field('name')} label={words.name} maxLength={120} autoComplete="off" />
            <div className="fields">
              <TextField
                {...field('price')}
                label={words.price}
                affix="R$"
                inputMode="decimal"
                span={3}
                numeric
              />
              <TextField {...field('stock')} label={words.stock} inputMode="numeric" span={3} numeric />
            </div>
            <TextField
              {...field('weight')}
              label={words.size}
              hint={words.sizeHint}
              inputMode="numeric"
              numeric
            />
          </>
        )
      }}
    </StepForm>
  )
}
