import { useEffect, useState } from 'react'
import { batchUpload as copy } from '#copy/admin/image-manager.ts'
import { sizeInMegabytes } from '#copy/product/images.ts'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import type { ChosenImage, WaitingProduct } from './use-batch-upload.ts'

interface ChosenRowProps {
  image: ChosenImage
  waiting: readonly WaitingProduct[]
  onGive: (productId: string) => void
  onLeaveOut: () => void
}

/** A chosen file as it looks, and the product it will go to. */
export function ChosenRow({ image: { file, product }, waiting, onGive, onLeaveOut }: ChosenRowProps) {
  const preview = usePreview(file)
  return (
    <li className="q q--chosen">
      {preview ? <img className="q__img" src={preview} alt="" width={48} height={60} /> : <span />}
      <div className="q__n">
        <select
          className="select"
          aria-label={copy.productOf(file.name)}
          value={product.id}
          onChange={(event) => onGive(event.currentTarget.value)}
        >
          {waiting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <small>
          {file.name} · <span className="num">{sizeInMegabytes(file.size)}</span>
        </small>
      </div>
      <IconButton label={copy.removePending(file.name)} icon="close" iconSize="s" onClick={onLeaveOut} />
    </li>
  )
}

function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview
}
