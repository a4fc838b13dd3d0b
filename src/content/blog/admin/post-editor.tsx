import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { blogToasts, postEditorCopy as copy, postAuditWords, postFaults } from '#content/blog/admin-copy.ts'
import { countWords, readingMinutes } from '#content/blog/domain/post-body.ts'
import { type PostField, type PostInput, postLimits } from '#content/blog/domain/post-draft.ts'
import type { AdminPost } from '#content/blog/use-cases/find-admin-post.ts'
import type { PostText as ShownText } from '#content/blog/use-cases/find-post-text.ts'
import { type AdminFields, AdminForm } from '#ui/admin/admin-form.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { VersionConflict } from '#ui/admin/version-conflict.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { NEW_POST } from './new-post.ts'
import type { PostAnswer } from './post-action.server.ts'
import { PostBasics } from './post-basics.tsx'
import { PostImage } from './post-image.tsx'
import { PostPreview } from './post-preview.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useTextCommands } from './use-text-commands.tsx'

const { fields, format, words } = copy

interface PostEditorProps {
  post: AdminPost | null
  text: ShownText | null
  author: string
  onDelete: () => void
}

const POST_FORM_ID = 'post-form'

const emptyPost: PostInput = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
  published: false,
}

export function PostEditor({ post, text, author, onDelete }: PostEditorProps) {
  const [initial] = useState<PostInput>(() => post ?? { ...emptyPost, author })
  const [content, setContent] = useState(initial.content)
  return (
    <AdminForm<PostAnswer, PostInput>
      id={POST_FORM_ID}
      action={pathTo('adminBlogPost', { id: post?.id ?? NEW_POST })}
      intent="save"
      hidden={{ version: post?.version ?? 0, wasPublished: String(post?.published ?? false) }}
      initial={initial}
      failed={blogToasts.saveFailed}
      faultOf={findFault}
      hasFiles
      className="panels grid g5"
      saving={copy.saving}
    >
      {(form) => (
        <>
          {form.answer?.conflict && post && (
            <VersionConflict
              conflict={form.answer.conflict}
              copy={copy.conflict}
              actions={postAuditWords.actions}
              address={pathTo('adminBlogPost', { id: post.id })}
              form={POST_FORM_ID}
              onDiscard={() => form.setDirty(false)}
            />
          )}
          <div className="split split--ed">
            <div className="panels grid g5">
              <PostBasics form={form} isNew={post === null} />
              <PostText
                content={content}
                fault={form.errorOf('content')}
                onEdit={(next) => {
                  setContent(next)
                  form.setDirty(true)
                }}
              />
            </div>
            <div className="panels grid g5">
              <section className="panel">
                <Switch
                  // Follows the button that publishes.
                  key={String(post?.published)}
                  name="published"
                  label={<b>{copy.published}</b>}
                  hint={copy.publishedHint}
                  defaultChecked={post?.published}
                />
              </section>
              <PostImage
                key={post?.image?.url ?? 'none'}
                image={post?.image ?? null}
                fault={form.errorOf('image')}
                onEdit={() => form.setDirty(true)}
              />
              <PostPreview
                title={form.typed.title}
                content={content}
                saved={post && text ? { content: post.content, text } : null}
              />
              {post && <AuditTrail entries={post.changes} words={postAuditWords} />}
            </div>
          </div>
          <Foot post={post} submit={form.submit} onDelete={onDelete} />
          <UnsavedGuard dirty={form.isDirty} words={copy.leave} />
        </>
      )}
    </AdminForm>
  )
}

function findFault({ faults, imageFault }: PostAnswer, name: string): string | undefined {
  if (name === 'image') return imageFault
  const fault = faults?.[name as PostField]
  return fault && postFaults[fault](postLimits[name as PostField])
}

interface FootProps extends Pick<PostEditorProps, 'post' | 'onDelete'> {
  submit: AdminFields<PostAnswer, PostInput>['submit']
}

/** A draft has two buttons: save as draft or publish. A published post is saved as the switch is set. */
function Foot({ post, submit, onDelete }: FootProps) {
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
          {submit(copy.save, { name: 'as', value: '' })}
        </>
      ) : (
        <>
          {submit(copy.saveDraft, { variant: 'ghost', name: 'as', value: 'draft' })}
          {submit(copy.publish, { name: 'as', value: 'published' })}
        </>
      )}
    </div>
  )
}

interface PostTextProps {
  content: string
  fault: string | undefined
  onEdit: (content: string) => void
}

function PostText({ content, fault, onEdit }: PostTextProps) {
  const commands = useTextCommands(content, onEdit)
  return (
    <section className="panel">
      <div className="panel__head cluster ends baseline">
        <h2 id="post-text">{fields.content}</h2>
        <span className="small muted num">{words(countWords(content), readingMinutes(content))}</span>
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
          value={content}
          onChange={(event) => onEdit(event.target.value)}
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
