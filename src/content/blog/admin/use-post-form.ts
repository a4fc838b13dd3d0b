import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import type { PostInput } from '#content/blog/domain/post-draft.ts'
import type { AdminPost } from '#content/blog/use-cases/find-admin-post.ts'
import type { PostAnswer } from './post-action.server.ts'

export const POST_FORM_ID = 'post-form'

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

interface PostFormOptions {
  post: AdminPost | null
  author: string
  answer: PostAnswer | undefined
}

/** The slug follows the title until the owner edits it. */
export function usePostForm({ post, author, answer }: PostFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<PostInput>(() => post ?? { ...emptyPost, author })
  const [ownSlug, setOwnSlug] = useState(post !== null)
  const [dirty, setDirty] = useState(false)
  const saving = useNavigation().formData?.get('form') === POST_FORM_ID

  useEffect(() => {
    if (!answer) return
    if (answer.ok) setDirty(false)
    // Focuses the first invalid field.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  function edit(changes: Partial<PostInput>) {
    setInput((before) => ({ ...before, ...changes }))
    setDirty(true)
  }

  return {
    form,
    input,
    saving,
    isUnsaved: dirty && !saving,
    edit,
    onFieldEdit: () => setDirty(true),
    discard: () => setDirty(false),
    editTitle: (title: string) => edit(ownSlug ? { title } : { title, slug: slugFrom(title) }),
    editSlug(slug: string) {
      // An emptied slug follows the title again.
      setOwnSlug(slug !== '')
      edit({ slug })
    },
  }
}

export type PostForm = ReturnType<typeof usePostForm>
