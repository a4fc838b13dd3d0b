import { useEffect, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import type { PostText } from '#shop/blog/find-post-text.ts'

const PAUSE_MS = 300

export interface SavedText {
  content: string
  text: PostText
}

/** How the server shows what is typed: asked a moment after the last keystroke, late answers are dropped. */
export function usePostPreview(content: string, saved: SavedText | null) {
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
