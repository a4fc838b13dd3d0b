import { useEffect, useState } from 'react'
import { pathTo } from '#addresses.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { textImageCopy as copy } from './text-image-copy.ts'

const PAUSE_MS = 150

interface Found {
  images: ImageInfo[]
  hasMore: boolean
  state: 'loading' | 'shown' | 'failed'
}

const NOTHING_YET: Found = { images: [], hasMore: false, state: 'loading' }

export function TextImageChoice({ onChoose }: { onChoose: (image: ImageInfo) => void }) {
  const [search, setSearch] = useState('')
  const { images, hasMore, state, more, retry } = useTextImages(search.trim())
  return (
    <>
      <TextField
        label={copy.search}
        type="search"
        leadingIcon="search"
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="grid g3 text-images">
        {images.map((image) => (
          <li key={image.url}>
            <button type="button" title={image.alt} onClick={() => onChoose(image)}>
              <Image image={image} sizes="9rem" alt={copy.choose(image.alt)} />
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted" role="status">
        {state === 'loading' && copy.loading}
        {state === 'shown' && images.length === 0 && copy.nothing}
        {state === 'failed' && (
          <>
            {copy.failed} <TextButton onClick={retry}>{copy.retry}</TextButton>
          </>
        )}
      </p>
      {hasMore && state === 'shown' && (
        <Button variant="ghost" small onClick={more}>
          {copy.more}
        </Button>
      )}
    </>
  )
}

/** Loads matching images page by page and drops late answers. */
function useTextImages(search: string) {
  const [request, setWanted] = useState({ search, page: 1, attempt: 0 })
  const [results, setFound] = useState(NOTHING_YET)
  if (request.search !== search) setWanted({ search, page: 1, attempt: 0 })

  useEffect(() => {
    const abort = new AbortController()
    setFound((before) => ({ ...(request.page === 1 ? NOTHING_YET : before), state: 'loading' }))
    const timer = window.setTimeout(async () => {
      const answer = await ask(request, abort.signal)
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
  }, [request])

  return {
    ...results,
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
