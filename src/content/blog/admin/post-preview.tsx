import { useEffect, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { PostBody } from '#content/blog/storefront/post-body.tsx'
import type { PostText } from '#content/blog/use-cases/find-post-text.ts'
import { TextButton } from '#ui/elements/button.tsx'

const PAUSE_MS = 300

interface SavedText {
  content: string
  text: PostText
}

const { preview: copy, candle: candleCopy } = postEditorCopy

interface PostPreviewProps {
  title: string
  content: string
  saved: SavedText | null
}

/** Rendered by the server with the shop's own code. */
export function PostPreview({ title, content, saved }: PostPreviewProps) {
  const { text, isStale, retry } = usePostPreview(content, saved)
  return (
    <section className="panel" aria-labelledby="post-preview">
      <div className="panel__head cluster ends baseline">
        <h2 id="post-preview">{copy.title}</h2>
      </div>
      <p className="small" role="status">
        {isStale && (
          <>
            {copy.stale} <TextButton onClick={retry}>{copy.retry}</TextButton>
          </>
        )}
      </p>
      <div className="preview shop-colours">
        <p className="preview__title">{title || copy.untitled}</p>
        {text && content.trim() ? (
          <PostBody
            text={text}
            missing={(block) => (
              <p className="post-candle__missing muted fs-small">
                {block.kind === 'candle' ? candleCopy.missing(block.slug) : copy.imageMissing(block.url)}
              </p>
            )}
          />
        ) : (
          <p className="muted">{copy.empty}</p>
        )}
      </div>
    </section>
  )
}

/** Debounced; late answers are dropped. */
function usePostPreview(content: string, saved: SavedText | null) {
  const shown = useRef(saved?.content ?? '')
  const [preview, setPreview] = useState({ text: saved?.text ?? null, isStale: false })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same text again
  useEffect(() => {
    if (content === shown.current) {
      setPreview((before) => (before.isStale ? { ...before, isStale: false } : before))
      return
    }
    const abort = new AbortController()
    const timer = window.setTimeout(async () => {
      const text = await ask(content, abort.signal)
      if (abort.signal.aborted) return
      if (text) shown.current = content
      setPreview((before) => (text ? { text, isStale: false } : { ...before, isStale: true }))
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [content, attempt])
  return { ...preview, retry: () => setAttempt((count) => count + 1) }
}

async function ask(content: string, signal: AbortSignal): Promise<PostText | null> {
  try {
    const body = new FormData()
    body.set('content', content)
    const response = await fetch(pathTo('adminBlogPreview'), { method: 'POST', body, signal })
    return response.ok ? ((await response.json()) as PostText) : null
  } catch {
    return null
  }
}
