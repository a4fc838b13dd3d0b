import { useEffect, useRef, useState } from 'react'
import { brandPagesCopy as words } from '#content/pages/copy/brand-pages.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Image } from '#ui/elements/image.tsx'
import batch from './vertendo-cera.mp4'

/** A picture that begins to move once it is painted and the page has loaded; without a script it is the picture. */
export default function Film({ image, sizes }: { image: ImageInfo; sizes: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [still, setStill] = useState('')
  useEffect(() => {
    const picture = box.current?.querySelector('img')
    if (!picture || !isFilmWelcome(window)) return
    const gone = new AbortController()
    const show = () => {
      if (picture.complete && picture.naturalWidth > 0 && document.readyState === 'complete')
        setStill(picture.currentSrc)
    }
    picture.addEventListener('load', show, gone)
    window.addEventListener('load', show, gone)
    show()
    return () => gone.abort()
  }, [])
  return (
    <div ref={box} className="film">
      <Image image={image} sizes={sizes} />
      {still && <Player still={still} />}
    </div>
  )
}

/** Plays while it is seen, until somebody stops it. */
function Player({ still }: { still: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    const film = video.current
    if (!film || isStopped) return
    const watch = new IntersectionObserver(([seen]) => {
      // A phone that saves its battery refuses; the picture stays.
      if (seen?.isIntersecting) film.play().catch(() => setStopped(true))
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

/** Whether pictures may move by themselves here, and whether a few hundred kilobytes may be fetched for it. */
export function isFilmWelcome(browser: Pick<Window, 'matchMedia'> & { navigator: object }): boolean {
  const asksFor = (query: string) => browser.matchMedia(query).matches
  if (asksFor('(prefers-reduced-motion: reduce)') || asksFor('(prefers-reduced-data: reduce)')) return false
  // Not every browser tells of its connection, and the language does not know that any does.
  const { connection } = browser.navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData
}
