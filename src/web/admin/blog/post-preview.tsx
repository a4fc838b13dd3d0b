import { useDeferredValue } from 'react'
import { postEditorCopy } from '#copy/admin-blog.ts'
import { PostBody } from '#web/blog/post-body.tsx'

const copy = postEditorCopy.preview

/** The text as readers will see it, by the shop's own hand; a long one may lag a moment behind the fingers. */
export function PostPreview({ title, content }: { title: string; content: string }) {
  const text = useDeferredValue(content)
  return (
    <section className="panel" aria-labelledby="post-preview">
      <div className="panel__head">
        <h2 id="post-preview">{copy.title}</h2>
      </div>
      <div className="preview">
        <p className="preview__title">{title || copy.untitled}</p>
        {text.trim() ? <PostBody content={text} /> : <p className="muted">{copy.empty}</p>}
      </div>
    </section>
  )
}
