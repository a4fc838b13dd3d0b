import { postEditorCopy } from '#copy/admin/blog.ts'
import { PostBody } from '#web/blog/post-body.tsx'
import { TextButton } from '#web/kit/elements/button.tsx'
import { type SavedText, usePostPreview } from './use-post-preview.ts'

const { preview: copy, candle: candleCopy } = postEditorCopy

interface PostPreviewProps {
  title: string
  content: string
  /** Null for a new post. */
  saved: SavedText | null
}

/** The text as readers will see it, by the shop's own hand, a moment behind the fingers. */
export function PostPreview({ title, content, saved }: PostPreviewProps) {
  const { text, isStale, retry } = usePostPreview(content, saved)
  return (
    <section className="panel" aria-labelledby="post-preview">
      <div className="panel__head">
        <h2 id="post-preview">{copy.title}</h2>
      </div>
      <p className="small" role="status">
        {isStale && (
          <>
            {copy.stale} <TextButton onClick={retry}>{copy.retry}</TextButton>
          </>
        )}
      </p>
      <div className="preview">
        <p className="preview__title">{title || copy.untitled}</p>
        {text && content.trim() ? (
          <PostBody
            text={text}
            missing={(block) => (
              <p className="post-candle__missing">
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
