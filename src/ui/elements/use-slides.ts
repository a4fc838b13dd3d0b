import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface Slides<Track extends HTMLElement> {
  track: RefObject<Track | null>
  index: number
  show: (index: number) => void
}

export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/**
 * The browser scrolls the slides, so swiping works without JavaScript. The script adds buttons and tracks
 * the visible slide.
 */
export function useSlides<Track extends HTMLElement>(count: number): Slides<Track> {
  const track = useRef<Track>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setIndex([...row.children].indexOf(target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of row.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [])

  const show = useCallback(
    (wantedIndex: number) => {
      const row = track.current
      const slide = row?.children[wrapIndex(wantedIndex, count)]
      if (!row || !(slide instanceof HTMLElement)) return
      // The stylesheet sets smooth scrolling, and only if motion is not reduced.
      row.scrollTo({ left: slide.offsetLeft - row.offsetLeft })
    },
    [count],
  )
  return { track, index, show }
}
