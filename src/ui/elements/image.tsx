import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { type ImageInfo, imageVariants } from '#platform/images/image-variants.ts'
import { brandFiles } from '#ui/brand/brand-files.ts'

export interface ImageProps {
  /** Null where there is none: the drawn placeholder stands in. */
  image: ImageInfo | null
  /** How wide it is shown, for the browser's choice: '(min-width: 64rem) 19rem, 50vw'. */
  sizes: string
  /** For the one image that leads the screen: fetched first, not when it scrolls into view. */
  priority?: boolean
  /** For one that only repeats another, smaller: it lets everything else go first, even when it is seen at once. */
  minor?: boolean
  /** Replaces the image's own words; '' when the words beside it already say it. */
  alt?: string
  className?: string
  /** The element that a view transition carries from one page to the next. */
  viewTransitionName?: string
  /** Address of the same image in another size, shown until this one has come. */
  standIn?: string
}

/** What is tried, in this order, each after the one before failed to load. */
type Attempt = 'variants' | 'master' | 'placeholder'

/** A responsive image that never breaks: its sizes in AVIF and WebP, else the master file, else a drawn candle. */
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
  const [failed, setFailed] = useState<{ url: string; attempt: Attempt } | null>(null)
  const variants = image ? imageVariants(image.url, image.width) : undefined
  const first: Attempt = image ? (variants ? 'variants' : 'master') : 'placeholder'
  const attempt = failed && failed.url === image?.url ? failed.attempt : first

  // React announces eager images in the head by itself, but not those inside an image element.
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
    if (image) setFailed({ url: image.url, attempt: attempt === 'variants' ? 'master' : 'placeholder' })
  }

  // An image that failed before hydration has already fired its error event; it only shows by having no size.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      image.dispatchEvent(new Event('error'))
  }, [])

  // The text need not wait until an image is decoded; one that travels between two pages would blink on its way.
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
