import { useState } from 'react'
import { brandFiles } from '#web/kit/brand/brand-files.ts'

/** The image kept with a sold item: its address alone, so the small size is asked for by name. */
export function SoldImage({ image }: { image: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  const base = image && /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+)\.webp$/.exec(image)?.[1]
  const source = base ? `${base}.w320.webp` : image
  return (
    <img
      src={hasFailed || !source ? brandFiles.placeholder : source}
      width={320}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      onError={hasFailed ? undefined : () => setFailed(true)}
    />
  )
}
