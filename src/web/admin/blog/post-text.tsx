import { lazy, Suspense, useRef, useState } from 'react'
import { postEditorCopy } from '#copy/admin-blog.ts'
import { candleMark, countWords, readingMinutes } from '#domain/blog/post-body.ts'
import { type PostFaults, postLimits } from '#domain/blog/post-draft.ts'
import { AdminIcon } from '#web/kit/admin-icon.tsx'
import { FieldError } from '#web/kit/field.tsx'
import { IconButton } from '#web/kit/icon-button.tsx'
import { insertLine, type Replacement, toggleHeading, toggleList } from './format-text.ts'
import { faultSentence } from './post-basics.tsx'
import type { PostForm } from './use-post-form.ts'

const { fields, format, words } = postEditorCopy

// Opened for a few texts only.
const CandleDialog = lazy(() => import('./candle-dialog.tsx'))

interface PostTextProps {
  form: PostForm
  faults: PostFaults
}

/** Plain text with a few marks, and buttons that write them. */
export function PostText({ form: { input, edit }, faults }: PostTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const fault = faultSentence(faults, 'content')
  const [isPicking, setPicking] = useState(false)

  function write({ start, end, text }: Replacement) {
    if (!area.current) return
    area.current.setRangeText(text, start, end, 'select')
    area.current.focus()
    edit({ content: area.current.value })
  }

  function insertCandle({ slug }: { slug: string }) {
    setPicking(false)
    write(insertLine(input.content, selection(), candleMark(slug)))
  }

  const selection = () => ({
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  })

  return (
    <section className="panel">
      <div className="panel__head">
        <h2 id="post-text">{fields.content}</h2>
        <span className="small muted num">
          {words(countWords(input.content), readingMinutes(input.content))}
        </span>
      </div>
      <div className={fault ? 'editor field--invalid' : 'editor'}>
        <div className="editor__bar" role="toolbar" aria-label={format.label}>
          <IconButton
            label={format.heading}
            title={format.heading}
            icon={<AdminIcon name="bold" size="s" />}
            onClick={() => write(toggleHeading(input.content, selection(), format.headingSample))}
          />
          <IconButton
            label={format.list}
            title={format.list}
            icon={<AdminIcon name="list" size="s" />}
            onClick={() => write(toggleList(input.content, selection()))}
          />
          <IconButton
            label={format.candle}
            title={format.candle}
            icon={<AdminIcon name="candle" size="s" />}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          />
          <span className="hint" id="post-text-hint">
            {format.hint}
          </span>
        </div>
        <textarea
          ref={area}
          className="textarea"
          name="content"
          rows={18}
          maxLength={postLimits.content}
          aria-labelledby="post-text"
          aria-describedby={fault ? 'post-text-error' : 'post-text-hint'}
          aria-invalid={fault ? true : undefined}
          value={input.content}
          onChange={(event) => edit({ content: event.target.value })}
        />
        {fault && <FieldError id="post-text-error">{fault}</FieldError>}
      </div>
      {isPicking && (
        <Suspense>
          <CandleDialog onPick={insertCandle} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </section>
  )
}
