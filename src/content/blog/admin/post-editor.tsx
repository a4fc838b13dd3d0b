import { Form, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { blogToasts, postEditorCopy as copy, postAuditWords } from '#content/blog/admin-copy.ts'
import { countWords, readingMinutes } from '#content/blog/domain/post-body.ts'
import { type PostFaults, postLimits } from '#content/blog/domain/post-draft.ts'
import type { AdminPost } from '#content/blog/use-cases/find-admin-post.ts'
import type { PostText as ShownText } from '#content/blog/use-cases/find-post-text.ts'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { Button } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { PostAnswer } from './post-action.server.ts'
import { faultSentence, PostBasics } from './post-basics.tsx'
import { PostImage } from './post-image.tsx'
import { PostPreview } from './post-preview.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { POST_FORM_ID, type PostForm, usePostForm } from './use-post-form.ts'
import { useTextCommands } from './use-text-commands.tsx'

const { fields, format, words } = copy

interface PostTextProps {
  form: PostForm
  faults: PostFaults
}

interface PostEditorProps {
  post: AdminPost | null
  text: ShownText | null
  author: string
  answer: PostAnswer | undefined
  onDelete: () => void
}

const NO_FAULTS = {}

export function PostEditor({ post, text, author, answer, onDelete }: PostEditorProps) {
  const form = usePostForm({ post, author, answer })
  const faults = answer?.faults ?? NO_FAULTS
  useToastAnswer(answer, undefined, blogToasts.saveFailed)
  return (
    <>
      <Refusal post={post} answer={answer} onDiscard={form.discard} />
      <Form
        ref={form.form}
        id={POST_FORM_ID}
        method="post"
        encType="multipart/form-data"
        className="cols cols--ed"
        noValidate
      >
        <input type="hidden" name="form" value={POST_FORM_ID} />
        <input type="hidden" name="version" value={post?.version ?? 0} />
        <input type="hidden" name="wasPublished" value={String(post?.published ?? false)} />
        <div className="panels">
          <PostBasics form={form} faults={faults} />
          <PostText form={form} faults={faults} />
        </div>
        <div className="panels">
          <section className="panel">
            <Switch
              name="published"
              label={<b>{copy.published}</b>}
              hint={copy.publishedHint}
              checked={form.input.published}
              onChange={(event) => form.edit({ published: event.target.checked })}
            />
          </section>
          <PostImage
            key={post?.image?.url ?? 'none'}
            image={post?.image ?? null}
            fault={answer?.imageFault}
            onEdit={form.onFieldEdit}
          />
          <PostPreview
            title={form.input.title}
            content={form.input.content}
            saved={post && text ? { content: post.content, text } : null}
          />
          {post && <AuditTrail entries={post.changes} words={postAuditWords} />}
        </div>
      </Form>
      <Foot post={post} saving={form.saving} onDelete={onDelete} />
      <UnsavedGuard dirty={form.isUnsaved} words={copy.leave} />
    </>
  )
}

interface RefusalProps extends Pick<PostEditorProps, 'post' | 'answer'> {
  onDiscard: () => void
}

function Refusal({ post, answer, onDiscard }: RefusalProps) {
  if (!answer?.conflict || !post) return null
  return (
    <VersionConflict
      conflict={answer.conflict}
      copy={copy.conflict}
      actions={postAuditWords.actions}
      address={pathTo('adminBlogPost', { id: post.id })}
      form={POST_FORM_ID}
      onDiscard={onDiscard}
    />
  )
}

interface FootProps extends Pick<PostEditorProps, 'post' | 'onDelete'> {
  saving: boolean
}

/** A draft has two buttons: save as draft or publish. A published post is saved as the switch is set. */
function Foot({ post, saving, onDelete }: FootProps) {
  const busy = { busy: saving, busyLabel: copy.saving }
  return (
    <div className="form-foot">
      {post && (
        <IconButton
          outlined
          className="form-foot__away icon-btn--del"
          label={copy.delete}
          title={copy.delete}
          icon="trash"
          onClick={onDelete}
        />
      )}
      {post?.published ? (
        <>
          <Link className="link" to={pathTo('blogPost', { slug: post.slug })} target="_blank">
            <span>{copy.viewOnSite}</span>
          </Link>
          <Button type="submit" form={POST_FORM_ID} {...busy}>
            {copy.save}
          </Button>
        </>
      ) : (
        <>
          <Button type="submit" variant="ghost" form={POST_FORM_ID} name="as" value="draft" {...busy}>
            {copy.saveDraft}
          </Button>
          <Button type="submit" form={POST_FORM_ID} name="as" value="published" {...busy}>
            {copy.publish}
          </Button>
        </>
      )}
    </div>
  )
}

function PostText({ form: { input, edit }, faults }: PostTextProps) {
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
