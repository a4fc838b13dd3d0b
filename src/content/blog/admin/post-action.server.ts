import { z } from 'zod'
import {
  type AdminRequest,
  adminAction,
  intent,
  refusedWith,
} from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { blogRefusals, blogToasts as toasts } from '#content/blog/admin-copy.ts'
import {
  type PostDraft,
  type PostFaults,
  type PostInput,
  readPostInput,
} from '#content/blog/domain/post-draft.ts'
import { deletePost } from '#content/blog/use-cases/delete-post.ts'
import { findPostText } from '#content/blog/use-cases/find-post-text.ts'
import { type PostEdit, savePost } from '#content/blog/use-cases/save-post.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import {
  chooseSeenVersion,
  chosenFile,
  oneOf,
  sentAs,
  text,
  ticked,
  versionFields,
} from '#platform/http/request/form-fields.server.ts'
import { imageRefusals } from '#ui/copy/images.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'
import { NEW_POST } from './new-post.ts'

export type PostAnswer = FormAnswer<{
  faults: PostFaults
  imageFault: string
  conflict: { version: number; changes: readonly RecordedChange[] }
}>

const postSchema = z.object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  author: text,
  seoTitle: text,
  seoDescription: text,
  as: oneOf(['published', 'draft']),
  published: ticked,
  wasPublished: sentAs('true'),
  image: chosenFile,
  imageAlt: text.transform((alt) => alt.trim().slice(0, 250)),
  removeImage: sentAs('true'),
  ...versionFields,
})
type PostForm = z.output<typeof postSchema>

export const postIntents = {
  save: intent({
    schema: postSchema,
    failed: toasts.saveFailed,
    // The image is processed before the transaction opens, because that is slow.
    ownTransaction: true,
    answer: save,
  }),
  delete: intent({
    schema: z.object({}),
    failed: toasts.deleteFailed,
    proof: true,
    async answer(_, { shop, actor, params }) {
      const removedPost = await deletePost(shop, { postId: idIn(params), actor })
      if (!removedPost.ok) return refusedWith(blogRefusals[removedPost.code])
      return { ...done({ title: toasts.deleted }), next: pathTo('adminBlog') }
    },
  }),
}

const idIn = ({ id = '' }: AdminRequest['params']) => id

async function save(sentPostForm: PostForm, { shop, actor, params, requestName }: AdminRequest) {
  const input = inputFrom(sentPostForm)
  const read = readPostInput(input)
  if (!read.ok) return { ...refusedWith(toasts.invalid), faults: read.details.faults }
  const isNew = idIn(params) === NEW_POST
  const edit: PostEdit = {
    actor,
    post: isNew ? null : { id: idIn(params), seenVersion: chooseSeenVersion(sentPostForm) },
    draft: read.value,
    image: await imageFrom(sentPostForm),
    imageAlt: sentPostForm.imageAlt,
  }
  const savedPost = await savePost(shop, edit, requestName)
  if (!savedPost.ok) return explain(savedPost)
  const { leftOut } = await findPostText(shop, read.value.content)
  const text = toasts.leftOut(leftOut)
  if (!isNew) return done({ title: chooseSuccessToast(read.value, sentPostForm.wasPublished), text })
  const title = read.value.published ? toasts.published : toasts.created
  return { ...done({ title, text }), next: pathTo('adminBlogPost', { id: savedPost.value.id }) }
}

function chooseSuccessToast({ published }: PostDraft, wasPublished: boolean): string {
  if (published === wasPublished) return toasts.saved
  return published ? toasts.published : toasts.unpublished
}

type SaveRefusal = Exclude<Awaited<ReturnType<typeof savePost>>, { ok: true }>

function explain(refusal: SaveRefusal): PostAnswer {
  switch (refusal.code) {
    case 'image-refused': {
      const sentence = imageRefusals[refusal.details.code]
      return { ...refusedWith(sentence), imageFault: sentence }
    }
    case 'slug-taken':
      return { ...refusedWith(blogRefusals['slug-taken']), faults: { slug: 'taken' } }
    case 'newer-version':
      return { ...refusedWith(blogRefusals['newer-version']), conflict: refusal.details }
    case 'post-not-found':
      return refusedWith(blogRefusals['post-not-found'])
  }
}

/** The buttons 'Publicar' and 'Salvar rascunho' override the switch. */
function inputFrom({ as, published, ...sent }: PostForm): PostInput {
  const { title, slug, excerpt, content, author, seoTitle, seoDescription } = sent
  const isPublished = as ? as === 'published' : published
  return { title, slug, excerpt, content, author, seoTitle, seoDescription, published: isPublished }
}

async function imageFrom({ image, removeImage }: PostForm): Promise<PostEdit['image']> {
  if (image) return new Uint8Array(await image.arrayBuffer())
  return removeImage ? 'remove' : 'keep'
}

export const changePost = adminAction<PostAnswer>(postIntents, {
  isPage: (params) => idIn(params) === NEW_POST || isUuid(idIn(params)),
  otherwise: 'save',
})
