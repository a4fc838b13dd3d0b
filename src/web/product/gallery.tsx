import { lazy, type MouseEvent, Suspense, useCallback, useState } from 'react'
import { productCopy } from '#copy/product.ts'
import { isDemoPicture } from '#domain/catalogue/demo-picture.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { usePictureTransition } from '#web/catalogue/picture-transition.ts'
import { Icon } from '#web/kit/icon.tsx'
import { IconButton } from '#web/kit/icon-button.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { useSlides } from '#web/kit/use-slides.ts'
import type { ProductOnPage } from './product-facts.ts'
import { rememberThisView, stepBack, useBackCloses } from './use-back-closes.ts'

// Rarely opened: its script comes with the first press.
const loadViewer = () => import('./picture-viewer.tsx')
const PictureViewer = lazy(loadViewer)

const mainSizes = '(min-width: 82.5rem) 38rem, (min-width: 48rem) 46vw, 100vw'

/** A row of pictures that swipes by itself. Without a script the thumbnails are links into it. */
export function Gallery({ product }: { product: ProductOnPage }) {
  const { name, pictures } = product
  const transitionName = usePictureTransition(product)
  // The card's picture, in the size that the browser has, stands in until the large one has come. It is looked for when this page is
  // drawn for the first time, because then the page with the card is still there.
  const [onCard] = useState(() => transitionName && pictures[0] && sourceOf(pictures[0].url))
  const shown: readonly (PictureInfo | null)[] = pictures[0] ? pictures : [null]
  const { track, index, show } = useSlides<HTMLUListElement>(shown.length)
  const [viewed, setViewed] = useState<number | null>(null)
  const current = pictures[index]
  const closeViewer = useCallback(() => setViewed(null), [])
  useBackCloses(viewed !== null, closeViewer)

  async function enlarge(event: MouseEvent) {
    event.preventDefault()
    if (!current) return
    try {
      await loadViewer()
      rememberThisView()
      setViewed(index)
    } catch {
      toast({ ...productCopy.enlargeFailed, tone: 'destructive' })
    }
  }

  return (
    <section className="gallery" aria-label={productCopy.gallery}>
      <div className="gallery__main">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the link in the corner */}
        <ul
          ref={track}
          className="gallery__track"
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onClick={enlarge}
        >
          {shown.map((picture, position) => (
            <li key={picture?.url ?? 'none'} id={`foto-${position + 1}`}>
              <Picture
                picture={picture}
                sizes={mainSizes}
                priority={position === 0}
                standIn={position ? undefined : onCard}
                viewTransitionName={position === index ? transitionName : undefined}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && <Arrows onMove={(step) => show(index + step)} />}
        {pictures.length > 1 && (
          <span className="gallery__count" aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
        )}
        {current && (
          <a className="icon-btn zoom" href={current.url} aria-label={productCopy.enlarge} onClick={enlarge}>
            <Icon name="expand" size="s" />
          </a>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} index={index} onChoose={show} />}
      {pictures.some(({ url }) => isDemoPicture(url)) && (
        <p className="gallery__note micro muted">{productCopy.demoPicture}</p>
      )}
      {viewed !== null && (
        <Suspense>
          <PictureViewer
            words={productCopy}
            name={name}
            pictures={pictures}
            initial={viewed}
            onShow={show}
            onClose={stepBack}
          />
        </Suspense>
      )}
    </section>
  )
}

function sourceOf(url: string): string | undefined {
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
  pictures: readonly PictureInfo[]
  index: number
  onChoose: (index: number) => void
}

function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  return (
    <div className="gallery__thumbs">
      {pictures.map((picture, position) => (
        <a
          key={picture.url}
          href={`#foto-${position + 1}`}
          aria-label={productCopy.showPicture(position + 1, pictures.length)}
          aria-current={position === index || undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(position)
          }}
        >
          <Picture picture={picture} alt="" sizes="(min-width: 62rem) 5.25rem, 23vw" minor />
        </a>
      ))}
    </div>
  )
}
