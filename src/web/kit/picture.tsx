import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { type PictureInfo, pictureVariants } from '#domain/images/picture-variants.ts'
import { brandFiles } from '#web/kit/brand/brand-files.ts'

export interface PictureProps {
  /** Null where there is none: the drawn placeholder stands in. */
  picture: PictureInfo | null
  /** How wide it is shown, for the browser's choice: '(min-width: 64rem) 19rem, 50vw'. */
  sizes: string
  /** For the one picture that leads the screen: fetched first, not when it scrolls into view. */
  priority?: boolean
  /** For one that only repeats another, smaller: it lets everything else go first, even when it is seen at once. */
  minor?: boolean
  /** Replaces the picture's own words; '' when the words beside it already say it. */
  alt?: string
  className?: string
  /** The element that a view transition carries from one page to the next. */
  viewTransitionName?: string
  /** Address of the same picture in another size, shown until this one has come. */
  standIn?: string
}

/** What is tried, in this order, each after the one before failed to load. */
type Attempt = 'variants' | 'master' | 'placeholder'

/** A responsive picture that never breaks: its sizes in AVIF and WebP, else the master file, else a drawn candle. */
export function Picture({
  picture,
  sizes,
  priority = false,
  minor = false,
  alt,
  className,
  viewTransitionName,
  standIn,
}: PictureProps) {
  const [failed, setFailed] = useState<{ url: string; attempt: Attempt } | null>(null)
  const variants = picture ? pictureVariants(picture.url, picture.width) : undefined
  const first: Attempt = picture ? (variants ? 'variants' : 'master') : 'placeholder'
  const attempt = failed && failed.url === picture?.url ? failed.attempt : first

  // React announces eager images in the head by itself, but not those inside a picture element.
  if (priority && picture && attempt === 'variants' && variants) {
    preload(picture.url, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: variants.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  const tryNext = () => {
    if (picture) setFailed({ url: picture.url, attempt: attempt === 'variants' ? 'master' : 'placeholder' })
  }

  // An image that failed before hydration has already fired its error event; it only shows by having no size.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      image.dispatchEvent(new Event('error'))
  }, [])

  // The text need not wait until a picture is decoded; one that travels between two pages would blink on its way.
  const decoding = viewTransitionName ? 'sync' : 'async'
  const background = standIn && `center / cover url("${standIn}")`

  const image = (
    <img
      key={attempt}
      ref={noticeEarlyFailure}
      src={attempt === 'placeholder' ? brandFiles.placeholder : picture?.url}
      width={picture?.width ?? 800}
      height={picture?.height ?? 1000}
      alt={alt ?? picture?.alt ?? ''}
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
      {image}
    </picture>
  )
}
