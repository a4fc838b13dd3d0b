import { pathTo } from '#addresses.ts'
import { useSlug } from '#catalogue/products/admin/use-slug.ts'
import { searchPreviewCopy } from '#catalogue/products/copy/admin-product-form.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { type PostField, type PostInput, postLimits } from '#content/blog/domain/post-draft.ts'
import type { AdminFields } from '#ui/admin/admin-form.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PostAnswer } from './post-action.server.ts'

const copy = postEditorCopy.fields

interface PostBasicsProps {
  form: AdminFields<PostAnswer, PostInput>
  isNew: boolean
}

export function PostBasics({ form, isNew }: PostBasicsProps) {
  const { slug, follow, field: slugField } = useSlug(form.initial.slug, isNew)
  const input = (name: PostField) => ({ ...form.input(name), maxLength: postLimits[name] })
  return (
    <section className="panel">
      <div className="fields">
        <TextField
          label={copy.title}
          {...input('title')}
          required
          onChange={(event) => follow(event.currentTarget.value)}
        />
        <TextField
          label={copy.slug}
          {...slugField}
          span={3}
          maxLength={postLimits.slug}
          hint={copy.slugHint(pathTo('blogPost', { slug: slugFrom(slug) }))}
          error={form.errorOf('slug')}
        />
        <TextField label={copy.author} {...input('author')} span={3} />
        <TextAreaField label={copy.excerpt} {...input('excerpt')} rows={3} hint={copy.excerptHint} />
        <TextField
          label={searchPreviewCopy.seoTitle}
          {...input('seoTitle')}
          hint={searchPreviewCopy.seoTitleHint}
        />
        <TextField
          label={searchPreviewCopy.seoDescription}
          {...input('seoDescription')}
          hint={searchPreviewCopy.seoDescriptionHint}
        />
      </div>
    </section>
  )
}
