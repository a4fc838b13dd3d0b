import { useEffect, useRef, useState } from 'react'
import { brandPagesCopy as words } from '#content/pages/copy/brand-pages.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from '#ui/elements/image.tsx'
import batch from './vertendo-cera.mp4'

/** Shows the image first and loads the film after the page. Without JavaScript the image stays. */
export default function Film({ image, sizes }: { image: ImageInfo; sizes: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [stillUrl, setStillUrl] = useState('')
  useEffect(() => {
    const picture = box.current?.querySelector('img')
    if (!picture || !isFilmWelcome(window)) return
    const unmounting = new AbortController()
    const show = () => {
      if (picture.complete && picture.naturalWidth > 0 && document.readyState === 'complete')
        setStillUrl(picture.currentSrc)
    }
    picture.addEventListener('load', show, unmounting)
    window.addEventListener('load', show, unmounting)
    show()
    return () => unmounting.abort()
  }, [])
  return (
    <div ref={box} className="film">
      <Image image={image} sizes={sizes} />
      {stillUrl && <Player still={stillUrl} />}
    </div>
  )
}

function Player({ still }: { still: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    const film = video.current
    if (!film || isStopped) return
    const watch = new IntersectionObserver(([entry]) => {
      // Autoplay is refused in battery saver mode; the image stays.
      if (entry?.isIntersecting) film.play().catch(() => setStopped(true))
      else film.pause()
    })
    watch.observe(film)
    return () => {
      watch.disconnect()
      film.pause()
    }
  }, [isStopped])
  return (
    <>
      <video
        ref={video}
        src={batch}
        poster={still}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      />
      <button
        type="button"
        className="btn btn--light btn--s film__stop"
        onClick={() => setStopped(!isStopped)}
      >
        {isStopped ? words.playFilm : words.stopFilm}
      </button>
    </>
  )
}

/** Respects reduced motion and reduced data. */
export function isFilmWelcome(browser: Pick<Window, 'matchMedia'> & { navigator: object }): boolean {
  const asksFor = (query: string) => browser.matchMedia(query).matches
  if (asksFor('(prefers-reduced-motion: reduce)') || asksFor('(prefers-reduced-data: reduce)')) return false
  // `connection` is not supported by every browser and is missing in TypeScript's types.
  const { connection } = browser.navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData
}
