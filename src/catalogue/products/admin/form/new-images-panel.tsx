import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { fileDropProps } from '#catalogue/images/admin/image-strip.tsx'
import { imagesAmong } from '#catalogue/images/admin/upload-image.ts'
import { imageEditor as copy } from '#catalogue/images/admin-copy.ts'
import { ACCEPTED_PHOTOS, MAX_IMAGES_PER_PRODUCT } from '#platform/images/image-limits.ts'
import { imageManager, imageRefusals } from '#ui/copy/images.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { FormSection } from './form-section.tsx'

interface NewImagesPanelProps {
  onChoose: (files: File[]) => void
  form: string
}

interface ChosenImage {
  readonly file: File
  readonly url: string
}

export function NewImagesPanel({ onChoose, form }: NewImagesPanelProps) {
  const { chosen, add, move, remove } = useChosenImages(onChoose)

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    add(input.files ?? [])
    // Allows choosing a removed photo again.
    input.value = ''
  }

  const file = {
    className: 'sr',
    type: 'file',
    accept: ACCEPTED_PHOTOS,
    onChange: choose,
  }
  return (
    <FormSection name="images" hint={<span className="small muted">{copy.coverHint}</span>}>
      <div className="grid g3 pics" {...fileDropProps(add)}>
        {chosen.map((image, place) => (
          <ChosenFigure
            key={image.url}
            url={image.url}
            place={place}
            count={chosen.length}
            onMove={(to) => move(image, to)}
            onRemove={() => remove(image)}
          />
        ))}
        <label className="drop">
          <AdminIcon name="upload" />
          <span>{copy.add}</span>
          <input {...file} multiple aria-label={copy.choose} />
        </label>
        <label className="drop drop--camera">
          <AdminIcon name="image" />
          <span>{copy.camera}</span>
          <input {...file} capture="environment" />
        </label>
      </div>
      {chosen.map(({ url }) => (
        <input key={url} type="hidden" name="chosenImage" value={url} form={form} />
      ))}
      {chosen.length > 0 && (
        <p className="hint mt2" role="status">
          {copy.chosen(chosen.length)}. {copy.chosenHint}
        </p>
      )}
    </FormSection>
  )
}

/** Each choice appends, because a phone's camera returns one photo at a time. */
function useChosenImages(onChoose: NewImagesPanelProps['onChoose']) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const shown = useRef(chosen)
  useEffect(() => () => shown.current.forEach(({ url }) => void URL.revokeObjectURL(url)), [])

  function change(images: readonly ChosenImage[]) {
    shown.current = images
    setChosen(images)
    onChoose(images.map(({ file }) => file))
  }

  return {
    chosen,
    add(files: Iterable<File>) {
      const images = imagesAmong(files)
      const room = MAX_IMAGES_PER_PRODUCT - chosen.length
      if (images.length > room)
        toast({
          title: imageManager.attention,
          text: imageRefusals['too-many-images'],
          tone: 'destructive',
        })
      const addedImages = images.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }))
      change([...chosen, ...addedImages])
    },
    move(image: ChosenImage, to: number) {
      change(chosen.filter((other) => other !== image).toSpliced(to, 0, image))
    },
    remove(image: ChosenImage) {
      URL.revokeObjectURL(image.url)
      change(chosen.filter((other) => other !== image))
    },
  }
}

interface ChosenFigureProps {
  url: string
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function ChosenFigure({ url, place, count, onMove, onRemove }: ChosenFigureProps) {
  const number = place + 1
  return (
    <figure className="pic pic--chosen">
      <img src={url} alt="" width={80} height={100} />
      {place === 0 && (
        <figcaption>
          <Badge tone="cocoa" plain>
            {copy.cover}
          </Badge>
        </figcaption>
      )}
      <IconButton
        className="pic__remove"
        label={copy.removeChosen(number)}
        icon="close"
        iconSize="s"
        onClick={onRemove}
      />
      <div className="pic__order">
        <IconButton
          label={copy.chosenEarlier(number)}
          icon="chevron-left"
          iconSize="s"
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={copy.chosenLater(number)}
          icon="chevron-right"
          iconSize="s"
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
      </div>
    </figure>
  )
}
