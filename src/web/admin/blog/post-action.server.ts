import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { blogRefusals, blogToasts as toasts } from '#copy/admin/blog.ts'
import { imageRefusals } from '#copy/product/images.ts'
import { type PostDraft, type PostFaults, type PostInput, readPostInput } from '#domain/blog/post-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import { deletePost } from '#shop/admin/blog/delete-post.ts'
import { type PostEdit, savePost } from '#shop/admin/blog/save-post.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { findPostText } from '#shop/blog/find-post-text.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { answerForm, requestNameOf } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import {
  chosenFile,
  oneOf,
  seenVersionOf,
  sentAs,
  text,
  ticked,
  versionFields,
} from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { actorOf, answerOrFail, refusedWith } from '../answers.server.ts'
import { NEW_POST } from './new-post.ts'

export type PostAnswer = FormAnswer<{
  faults: PostFaults
  /** What was typed, for a page that has forgotten it: one without a script. */
  input: PostInput
  imageFault: string
  conflict: { version: number; changes: readonly RecordedChange[] }
}>

export const postFormSchema = z.object({
  intent: z.enum(['save', 'delete']).catch('save'),
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
type PostForm = z.output<typeof postFormSchema>

type Context = Readonly<RouterContextProvider>

export async function changePost(request: Request, postId: string, context: Context) {
  if (postId !== NEW_POST && !isUuid(postId)) throw data(null, { status: 404 })
  const form = await formOf(request)
  const sent = readForm(postFormSchema, form)
  const isDeletion = sent.intent === 'delete'
  if (isDeletion) await requireFreshProof({ request, context, form })
  return answerOrFail<PostAnswer>(context, {
    failure: refusedWith(isDeletion ? toasts.deleteFailed : toasts.saveFailed),
    run: () => (isDeletion ? remove(postId, form, context) : save(postId, { form, sent }, context)),
  })
}

async function remove(postId: string, form: FormData, context: Context): Promise<PostAnswer> {
  const shop = shopOf(context)
  const actor = actorOf(context)
  const removed = await answerForm(context, form, (inside) => deletePost(inside, { postId, actor }))
  if (!removed.ok) return refusedWith(blogRefusals[removed.code])
  throw await redirectWithFlash(shop, pathTo('adminBlog'), { title: toasts.deleted })
}

async function save(
  postId: string,
  { form, sent }: { form: FormData; sent: PostForm },
  context: Context,
): Promise<PostAnswer> {
  const input = inputFrom(sent)
  const read = readPostInput(input)
  if (!read.ok) return { ...refusedWith(toasts.invalid), faults: read.details.faults, input }
  const isNew = postId === NEW_POST
  const shop = shopOf(context)
  const edit: PostEdit = {
    actor: actorOf(context),
    post: isNew ? null : { id: postId, seenVersion: seenVersionOf(sent) },
    draft: read.value,
    image: await imageFrom(sent),
    imageAlt: sent.imageAlt,
  }
  const saved = await savePost(shop, edit, requestNameOf(context, form))
  if (!saved.ok) return { ...explain(saved), input }
  const { leftOut } = await findPostText(shop, read.value.content)
  const text = toasts.leftOut(leftOut)
  if (!isNew) return done({ title: successOf(read.value, sent.wasPublished), text })
  const title = read.value.published ? toasts.published : toasts.created
  throw await redirectWithFlash(shop, pathTo('adminBlogPost', { id: saved.value.id }), {
    title,
    text,
  })
}

function successOf({ published }: PostDraft, wasPublished: boolean): string {
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
