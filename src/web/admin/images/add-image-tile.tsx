import type { ChangeEvent } from 'react'
import { imageEditor as copy } from '#copy/admin/image-manager.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

interface AddImageTileProps {
  /** The product's. */
  name: string
  /** While files are on their way. */
  percent: number | null
  onChoose: (files: File[]) => void
}

/** The empty frame after the last image: choose files, or see how far they got. */
export function AddImageTile({ name, percent, onChoose }: AddImageTileProps) {
  if (percent !== null) {
    return (
      <div
        className="drop drop--busy"
        role="progressbar"
        aria-label={copy.sendingLabel(name)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <b className="num">{copy.sending(percent)}</b>
      </div>
    )
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    // The same files may be chosen again after a failure.
    event.currentTarget.value = ''
    // The form around it has nothing to do with these files.
    event.stopPropagation()
    onChoose(files)
  }

  return (
    <label className="drop">
      <Icon name="plus" />
      <span>{copy.add}</span>
      <input
        className="sr"
        type="file"
        accept="image/*"
        multiple
        aria-label={copy.addTo(name)}
        onChange={choose}
      />
    </label>
  )
}
