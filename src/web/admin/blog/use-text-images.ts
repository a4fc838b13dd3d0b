import { useEffect, useState } from 'react'
import { pathTo } from '#addresses.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'

const PAUSE_MS = 150

interface Found {
  images: ImageInfo[]
  hasMore: boolean
  state: 'loading' | 'shown' | 'failed'
}

const NOTHING_YET: Found = { images: [], hasMore: false, state: 'loading' }

/** The shop's images that hold the searched words, page by page; late answers are dropped. */
export function useTextImages(search: string) {
  const [wanted, setWanted] = useState({ search, page: 1, attempt: 0 })
  const [found, setFound] = useState(NOTHING_YET)
  if (wanted.search !== search) setWanted({ search, page: 1, attempt: 0 })

  useEffect(() => {
    const abort = new AbortController()
    setFound((before) => ({ ...(wanted.page === 1 ? NOTHING_YET : before), state: 'loading' }))
    const timer = window.setTimeout(async () => {
      const answer = await ask(wanted, abort.signal)
      if (abort.signal.aborted) return
      setFound(({ images, hasMore }) =>
        answer
          ? { images: [...images, ...answer.images], hasMore: answer.hasMore, state: 'shown' }
          : { images, hasMore, state: 'failed' },
      )
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  return {
    ...found,
    more: () => setWanted(({ page, ...rest }) => ({ ...rest, page: page + 1 })),
    retry: () => setWanted(({ attempt, ...rest }) => ({ ...rest, attempt: attempt + 1 })),
  }
}

async function ask({ search, page }: { search: string; page: number }, signal: AbortSignal) {
  try {
    const response = await fetch(pathTo('adminBlogImages', {}, { q: search || undefined, page }), { signal })
    return response.ok ? ((await response.json()) as Pick<Found, 'images' | 'hasMore'>) : null
  } catch {
    return null
  }
}
