import { postEditorCopy } from '#copy/admin/blog.ts'
import { countWords, readingMinutes } from '#domain/blog/post-body.ts'
import { type PostFaults, postLimits } from '#domain/blog/post-draft.ts'
import { FieldError } from '#web/kit/form/field.tsx'
import { faultSentence } from './post-basics.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import type { PostForm } from './use-post-form.ts'
import { useTextCommands } from './use-text-commands.tsx'

const { fields, format, words } = postEditorCopy

interface PostTextProps {
  form: PostForm
  faults: PostFaults
}

/** Plain text with a few marks, and buttons that write them. */
export function PostText({ form: { input, edit }, faults }: PostTextProps) {
  const commands = useTextCommands(input.content, (content) => edit({ content }))
  const fault = faultSentence(faults, 'content')
  return (
    <section className="panel">
      <div className="panel__head">
        <h2 id="post-text">{fields.content}</h2>
        <span className="small muted num">
          {words(countWords(input.content), readingMinutes(input.content))}
        </span>
      </div>
      <div className={fault ? 'editor field--invalid' : 'editor'}>
        <TextToolbar onCommand={commands.run} />
        <textarea
          ref={commands.area}
          className="textarea"
          name="content"
          rows={18}
          maxLength={postLimits.content}
          aria-labelledby="post-text"
          aria-describedby={fault ? 'post-text-error' : 'post-text-hint'}
          aria-invalid={fault ? true : undefined}
          value={input.content}
          onChange={(event) => edit({ content: event.target.value })}
          onKeyDown={commands.runByKey}
        />
        <p className="hint" id="post-text-hint">
          {format.hint}
        </p>
        {fault && <FieldError id="post-text-error">{fault}</FieldError>}
      </div>
      {commands.dialog}
    </section>
  )
}
