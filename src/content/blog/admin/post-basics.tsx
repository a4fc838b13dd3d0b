import { pathTo } from '#addresses.ts'
import { searchPreviewCopy } from '#catalogue/products/copy/admin-product-form.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { postEditorCopy, postFaults } from '#content/blog/admin-copy.ts'
import { type PostFaults, type PostField, postLimits } from '#content/blog/domain/post-draft.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PostForm } from './use-post-form.ts'

const copy = postEditorCopy.fields

interface PostBasicsProps {
  form: PostForm
  faults: PostFaults
}

export function faultSentence(faults: PostFaults, field: PostField): string | undefined {
  const fault = faults[field]
  return fault && postFaults[fault](postLimits[field])
}

export function PostBasics({ form: { input, edit, editTitle, editSlug }, faults }: PostBasicsProps) {
  return (
    <section className="panel">
      <div className="fields">
        <TextField
          label={copy.title}
          name="title"
          required
          autoComplete="off"
          maxLength={postLimits.title}
          value={input.title}
          onChange={(event) => editTitle(event.target.value)}
          error={faultSentence(faults, 'title')}
        />
        <TextField
          label={copy.slug}
          name="slug"
          required
          span={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={postLimits.slug}
          value={input.slug}
          onChange={(event) => editSlug(event.target.value)}
          onBlur={() => edit({ slug: slugFrom(input.slug) })}
          hint={copy.slugHint(pathTo('blogPost', { slug: slugFrom(input.slug) }))}
          error={faultSentence(faults, 'slug')}
        />
        <TextField
          label={copy.author}
          name="author"
          span={3}
          autoComplete="off"
          maxLength={postLimits.author}
          value={input.author}
          onChange={(event) => edit({ author: event.target.value })}
          error={faultSentence(faults, 'author')}
        />
        <TextAreaField
          label={copy.excerpt}
          name="excerpt"
          rows={3}
          maxLength={postLimits.excerpt}
          value={input.excerpt}
          onChange={(event) => edit({ excerpt: event.target.value })}
          hint={copy.excerptHint}
          error={faultSentence(faults, 'excerpt')}
        />
        <TextField
          label={searchPreviewCopy.seoTitle}
          name="seoTitle"
          autoComplete="off"
          maxLength={postLimits.seoTitle}
          value={input.seoTitle}
          onChange={(event) => edit({ seoTitle: event.target.value })}
          hint={searchPreviewCopy.seoTitleHint}
          error={faultSentence(faults, 'seoTitle')}
        />
        <TextField
          label={searchPreviewCopy.seoDescription}
          name="seoDescription"
          autoComplete="off"
          maxLength={postLimits.seoDescription}
          value={input.seoDescription}
          onChange={(event) => edit({ seoDescription: event.target.value })}
          hint={searchPreviewCopy.seoDescriptionHint}
          error={faultSentence(faults, 'seoDescription')}
        />
      </div>
    </section>
  )
}
