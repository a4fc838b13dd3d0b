import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Slides<Track extends HTMLElement> {
  track: RefObject<Track | null>
  index: number
  /** Any whole number: beyond the last comes the first. */
  show: (index: number) => void
}

export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/**
 * A row of slides that the browser itself scrolls: swipe, keyboard and no script at all work. The script adds buttons and
 * learns from the scrolling which slide is seen.
 */
export function useSlides<Track extends HTMLElement>(count: number): Slides<Track> {
  const track = useRef<Track>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setIndex([...row.children].indexOf(target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of row.children) seen.observe(slide)
    return () => seen.disconnect()
  }, [])

  const show = useCallback(
    (wanted: number) => {
      const row = track.current
      const slide = row?.children[wrapIndex(wanted, count)]
      if (!row || !(slide instanceof HTMLElement)) return
      // How it moves says the stylesheet: smoothly only where motion is welcome.
      row.scrollTo({ left: slide.offsetLeft - row.offsetLeft })
    },
    [count],
  )
  return { track, index, show }
}
