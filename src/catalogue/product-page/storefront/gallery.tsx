import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { isDemoImage } from '#catalogue/products/domain/demo-image.ts'
import { useImageTransition } from '#catalogue/products/storefront/image-transition.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { useSlides } from '#ui/elements/use-slides.ts'
import { useBackCloses } from '#ui/overlays/use-back-closes.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { ProductOnPage } from './product-facts.ts'

const loadViewer = () => import('./image-viewer.tsx')
const ImageViewer = lazy(loadViewer)

const mainSizes = '(min-width: 82.5rem) 38rem, (min-width: 48rem) 46vw, 100vw'
const rowSizes = '(min-width: 82.5rem) 24rem, (min-width: 48rem) 28vw, 60vw'

interface GalleryProps {
  product: ProductOnPage
  shown: number | undefined
}

/** Swipes with CSS scroll snapping. Without JavaScript the thumbnails are anchor links. */
export function Gallery({ product, shown: ofSize }: GalleryProps) {
  const { name, images } = product
  // A kit shows its candles side by side; a single image would look like the whole product.
  const isRow = product.kit !== null && (images.length === 2 || images.length === 3)
  const transitionName = useImageTransition(product)
  // Placeholder until the full image loads: the card's image, which is already in the browser cache.
  const [onCard] = useState(() => transitionName && images[0] && findSource(images[0].url))
  const shownImages: readonly (ImageInfo | null)[] = images[0] ? images : [null]
  const { track, index, show } = useSlides<HTMLUListElement>(shownImages.length)
  useEffect(() => {
    if (ofSize !== undefined) show(ofSize)
  }, [ofSize, show])
  const hasMore = images.length > 1 && !isRow
  const [viewed, setViewed] = useState<number | null>(null)
  const current = images[isRow ? 0 : index]
  const stepBack = useBackCloses(viewed !== null, () => setViewed(null))

  async function enlarge(event: MouseEvent) {
    event.preventDefault()
    const target = event.target as Node
    if (!current) return
    try {
      const slides = [...(track.current?.children ?? [])]
      const pressedIndex = slides.findIndex((slide) => slide.contains(target))
      await loadViewer()
      setViewed(isRow ? Math.max(0, pressedIndex) : index)
    } catch {
      toast({ ...productCopy.enlargeFailed, tone: 'destructive' })
    }
  }

  return (
    <section
      className={classNames('gallery split g3', isRow && 'gallery--row')}
      aria-label={productCopy.gallery}
    >
      <div className="gallery__main">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the link in the corner */}
        <ul ref={track} className="gallery__track" tabIndex={hasMore ? 0 : undefined} onClick={enlarge}>
          {shownImages.map((image, position) => (
            <li key={image?.url ?? 'none'} id={`foto-${position + 1}`}>
              <Image
                image={image}
                sizes={isRow ? rowSizes : mainSizes}
                priority={position === 0}
                standIn={position ? undefined : onCard}
                viewTransitionName={position === (isRow ? 0 : index) ? transitionName : undefined}
              />
            </li>
          ))}
        </ul>
        {hasMore && <Arrows onMove={(step) => show(index + step)} />}
        {hasMore && (
          <span className="gallery__count fs-micro" aria-hidden="true">
            {index + 1} / {images.length}
          </span>
        )}
        {current && (
          <a className="icon-btn zoom" href={current.url} aria-label={productCopy.enlarge} onClick={enlarge}>
            <Icon name="expand" size="s" />
          </a>
        )}
      </div>
      {hasMore && <Thumbnails images={images} index={index} onChoose={show} />}
      {images.some(({ url }) => isDemoImage(url)) && (
        <p className="gallery__note micro muted">{productCopy.demoImage}</p>
      )}
      {viewed !== null && (
        <Suspense>
          <ImageViewer
            words={productCopy}
            name={name}
            images={images}
            initial={viewed}
            onShow={show}
            onClose={stepBack}
          />
        </Suspense>
      )}
    </section>
  )
}

function findSource(url: string): string | undefined {
  return [...document.images].find(({ src }) => src.endsWith(url))?.currentSrc
}

function Arrows({ onMove }: { onMove: (step: 1 | -1) => void }) {
  return (
    <>
      <IconButton
        className="prev"
        icon="chevron-left"
        label={productCopy.previous}
        onClick={() => onMove(-1)}
      />
      <IconButton className="next" icon="chevron-right" label={productCopy.next} onClick={() => onMove(1)} />
    </>
  )
}

interface ThumbnailsProps {
  images: readonly ImageInfo[]
  index: number
  onChoose: (index: number) => void
}

function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  return (
    <div className="gallery__thumbs grid g3">
      {images.map((image, position) => (
        <a
          key={image.url}
          href={`#foto-${position + 1}`}
          aria-label={productCopy.showImage(position + 1, images.length)}
          aria-current={position === index || undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(position)
          }}
        >
          <Image image={image} alt="" sizes="(min-width: 62rem) 5.25rem, 23vw" minor />
        </a>
      ))}
    </div>
  )
}
