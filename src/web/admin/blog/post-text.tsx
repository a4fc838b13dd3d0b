import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { postEditorCopy } from '#copy/admin-blog.ts'
import { candleMark, countWords, readingMinutes } from '#domain/blog/post-body.ts'
import { type PostFaults, postLimits } from '#domain/blog/post-draft.ts'
import { imageMark } from '#domain/blog/text-images.ts'
import { FieldError } from '#web/kit/field.tsx'
import {
  insertLine,
  insertLink,
  type Replacement,
  toggleHeading,
  toggleList,
  toggleMark,
} from './format-text.ts'
import { faultSentence } from './post-basics.tsx'
import { commandByKey, type TextCommand, TextToolbar } from './text-toolbar.tsx'
import type { PostForm } from './use-post-form.ts'
import { useTextArea } from './use-text-area.ts'

const { fields, format, words } = postEditorCopy

// Opened for a few texts only.
const CandleDialog = lazy(() => import('./candle-dialog.tsx'))
const LinkDialog = lazy(() => import('./link-dialog.tsx'))
const TextImageDialog = lazy(() => import('./text-image-dialog.tsx'))

interface PostTextProps {
  form: PostForm
  faults: PostFaults
}

/** Plain text with a few marks, and buttons that write them. */
export function PostText({ form: { input, edit }, faults }: PostTextProps) {
  const { area, write, selection } = useTextArea((content) => edit({ content }))
  const fault = faultSentence(faults, 'content')
  const [dialog, setDialog] = useState<TextCommand | null>(null)
  const close = () => setDialog(null)

  function run(command: TextCommand) {
    const { content } = input
    if (command === 'heading') write(toggleHeading(content, selection(), format.headingSample))
    else if (command === 'bold') write(toggleMark(content, selection(), '**', format.boldSample))
    else if (command === 'italic') write(toggleMark(content, selection(), '_', format.italicSample))
    else if (command === 'list') write(toggleList(content, selection()))
    else setDialog(command)
  }

  function runByKey(event: KeyboardEvent) {
    const command = commandByKey[event.key.toLowerCase()]
    if (!command || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }

  /** A dialog gives the focus back to its button when it closes; the text has it last. */
  function insert(replacement: Replacement) {
    flushSync(close)
    write(replacement)
  }
  const insertBelow = (line: string) => insert(insertLine(input.content, selection(), line))
  const chosenWords = () => input.content.slice(selection().start, selection().end)

  return (
    <section className="panel">
      <div className="panel__head">
        <h2 id="post-text">{fields.content}</h2>
        <span className="small muted num">
          {words(countWords(input.content), readingMinutes(input.content))}
        </span>
      </div>
      <div className={fault ? 'editor field--invalid' : 'editor'}>
        <TextToolbar onCommand={run} />
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
          onKeyDown={runByKey}
        />
        <p className="hint" id="post-text-hint">
          {format.hint}
        </p>
        {fault && <FieldError id="post-text-error">{fault}</FieldError>}
      </div>
      <Suspense>
        {dialog === 'candle' && (
          <CandleDialog onPick={({ slug }) => insertBelow(candleMark(slug))} onClose={close} />
        )}
        {dialog === 'link' && (
          <LinkDialog
            words={chosenWords()}
            onInsert={(link) => insert(insertLink(selection(), link))}
            onClose={close}
          />
        )}
        {dialog === 'image' && (
          <TextImageDialog onInsert={({ url, alt }) => insertBelow(imageMark(url, alt))} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}
