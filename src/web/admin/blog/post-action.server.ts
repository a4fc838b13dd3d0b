import { data, type RouterContextProvider } from 'react-router'
import { pathTo } from '#addresses.ts'
import { blogRefusals, blogToasts as toasts } from '#copy/admin-blog.ts'
import { imageRefusals } from '#copy/images.ts'
import { type PostDraft, type PostFaults, type PostInput, readPostInput } from '#domain/blog/post-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import type { RecordedChange } from '#shop/admin/audit/list-changes.ts'
import { deletePost } from '#shop/admin/blog/delete-post.ts'
import { type PostEdit, savePost } from '#shop/admin/blog/save-post.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'
import { actorOf, answerOrFail, refusedWith } from '../answers.server.ts'
import { readSeenVersion } from '../seen-version.ts'
import { NEW_POST } from './new-post.ts'

export type PostAnswer = FormAnswer<{
  faults: PostFaults
  /** What was typed, for a page that has forgotten it: one without a script. */
  input: PostInput
  pictureFault: string
  conflict: { version: number; changes: readonly RecordedChange[] }
}>

type Context = Readonly<RouterContextProvider>

export async function changePost(request: Request, postId: string, context: Context) {
  if (postId !== NEW_POST && !isUuid(postId)) throw data(null, { status: 404 })
  const form = await formOf(request)
  const isDeletion = form.get('intent') === 'delete'
  return answerOrFail<PostAnswer>(context, {
    failure: refusedWith(isDeletion ? toasts.deleteFailed : toasts.saveFailed),
    run: () => (isDeletion ? remove(postId, context) : save(postId, form, context)),
  })
}

async function remove(postId: string, context: Context): Promise<PostAnswer> {
  const shop = shopOf(context)
  const removed = await deletePost(shop, { postId, actor: actorOf(context) })
  if (!removed.ok) return refusedWith(blogRefusals[removed.code])
  throw await redirectWithFlash(shop, pathTo('adminBlog'), { title: toasts.deleted })
}

async function save(postId: string, form: FormData, context: Context): Promise<PostAnswer> {
  const input = inputFrom(form)
  const read = readPostInput(input)
  if (!read.ok) return { ...refusedWith(toasts.invalid), faults: read.details.faults, input }
  const isNew = postId === NEW_POST
  const wasPublished = form.get('wasPublished') === 'true'
  const shop = shopOf(context)
  const saved = await savePost(shop, {
    actor: actorOf(context),
    post: isNew ? null : { id: postId, seenVersion: versionFrom(form) },
    draft: read.value,
    picture: await pictureFrom(form),
    pictureAlt: text(form, 'pictureAlt').trim().slice(0, 250),
  })
  if (!saved.ok) return { ...explain(saved), input }
  if (!isNew) return done({ title: successOf(read.value, wasPublished) })
  const title = read.value.published ? toasts.published : toasts.created
  throw await redirectWithFlash(shop, pathTo('adminBlogPost', { id: saved.value.id }), { title })
}

function successOf({ published }: PostDraft, wasPublished: boolean): string {
  if (published === wasPublished) return toasts.saved
  return published ? toasts.published : toasts.unpublished
}

type SaveRefusal = Exclude<Awaited<ReturnType<typeof savePost>>, { ok: true }>

function explain(refusal: SaveRefusal): PostAnswer {
  switch (refusal.code) {
    case 'picture-refused': {
      const sentence = imageRefusals[refusal.details.code]
      return { ...refusedWith(sentence), pictureFault: sentence }
    }
    case 'slug-taken':
      return { ...refusedWith(blogRefusals['slug-taken']), faults: { slug: 'taken' } }
    case 'newer-version':
      return { ...refusedWith(blogRefusals['newer-version']), conflict: refusal.details }
    case 'post-not-found':
      return refusedWith(blogRefusals['post-not-found'])
  }
}

/** The buttons 'Publicar' and 'Salvar rascunho' have the last word over the switch. */
function inputFrom(form: FormData): PostInput {
  const as = form.get('as')
  return {
    title: text(form, 'title'),
    slug: text(form, 'slug'),
    excerpt: text(form, 'excerpt'),
    content: text(form, 'content'),
    author: text(form, 'author'),
    published: as === 'published' || (as !== 'draft' && form.has('published')),
  }
}

/** A version that she chose to write over counts as seen. */
function versionFrom(form: FormData): number {
  return readSeenVersion(form.get('overVersion') ?? form.get('version'))
}

async function pictureFrom(form: FormData): Promise<PostEdit['picture']> {
  const file = form.get('picture')
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer())
  return form.get('removePicture') === 'true' ? 'remove' : 'keep'
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
