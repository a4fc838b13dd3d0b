import { useDeferredValue } from 'react'
import { postEditorCopy } from '#copy/admin-blog.ts'
import type { CandlesOfPost } from '#shop/blog/find-candles.ts'
import { PostBody } from '#web/blog/post-body.tsx'

const { preview: copy, candle: candleCopy } = postEditorCopy
const NO_CANDLES = {}

interface PostPreviewProps {
  title: string
  content: string
  candles: CandlesOfPost | null
}

/** The text as readers will see it, by the shop's own hand; a long one may lag a moment behind the fingers. */
export function PostPreview({ title, content, candles }: PostPreviewProps) {
  const text = useDeferredValue(content)
  // What was typed just now is looked up when it is saved.
  const missing = (slug: string) => (
    <p className="post-candle__missing">
      {candles?.unknown.includes(slug) ? candleCopy.missing(slug) : candleCopy.pending(slug)}
    </p>
  )
  return (
    <section className="panel" aria-labelledby="post-preview">
      <div className="panel__head">
        <h2 id="post-preview">{copy.title}</h2>
      </div>
      <div className="preview">
        <p className="preview__title">{title || copy.untitled}</p>
        {text.trim() ? (
          <PostBody content={text} candles={candles?.shown ?? NO_CANDLES} missing={missing} />
        ) : (
          <p className="muted">{copy.empty}</p>
        )}
      </div>
    </section>
  )
}
