import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { type ImageInfo, imageVariants } from '#platform/images/image-variants.ts'
import { brandFiles } from '#ui/brand/brand-files.ts'

export interface ImageProps {
  image: ImageInfo | null
  sizes: string
  priority?: boolean
  /** For a small duplicate of another image: loaded at low priority even if visible. */
  minor?: boolean
  /** Overrides the image's alt text; '' if adjacent text already describes it. */
  alt?: string
  className?: string
  viewTransitionName?: string
  /** URL of another size of this image, shown until this one has loaded. */
  standIn?: string
}

type Attempt = 'variants' | 'master' | 'placeholder'

/** Falls back from AVIF and WebP variants to the master file, then to a placeholder. */
export function Image({
  image,
  sizes,
  priority = false,
  minor = false,
  alt,
  className,
  viewTransitionName,
  standIn,
}: ImageProps) {
  const [failure, setFailure] = useState<{ url: string; attempt: Attempt } | null>(null)
  const variants = image ? imageVariants(image.url, image.width) : undefined
  const first: Attempt = image ? (variants ? 'variants' : 'master') : 'placeholder'
  const attempt = failure && failure.url === image?.url ? failure.attempt : first

  // React preloads eager images automatically, but not inside `picture`.
  if (priority && image && attempt === 'variants' && variants) {
    preload(image.url, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: variants.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  const tryNext = () => {
    if (image) setFailure({ url: image.url, attempt: attempt === 'variants' ? 'master' : 'placeholder' })
  }

  // An image that failed before hydration has already fired its error event, but it has no size.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      image.dispatchEvent(new Event('error'))
  }, [])

  // Async decoding lets text paint first, but would make an image flicker during a view transition.
  const decoding = viewTransitionName ? 'sync' : 'async'
  const background = standIn && `center / cover url("${standIn}")`

  const img = (
    <img
      key={attempt}
      ref={noticeEarlyFailure}
      src={attempt === 'placeholder' ? brandFiles.placeholder : image?.url}
      width={image?.width ?? 800}
      height={image?.height ?? 1000}
      alt={alt ?? image?.alt ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : minor ? 'low' : undefined}
      decoding={decoding}
      className={className}
      style={{ viewTransitionName, background }}
      onError={attempt === 'placeholder' ? undefined : tryNext}
    />
  )
  return (
    <picture>
      {attempt === 'variants' && variants && (
        <>
          <source type="image/avif" srcSet={variants.avif} sizes={sizes} />
          <source type="image/webp" srcSet={variants.webp} sizes={sizes} />
        </>
      )}
      {img}
    </picture>
  )
}
