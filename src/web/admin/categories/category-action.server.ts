import type { RouterContextProvider } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  categoryRefusals,
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#copy/admin-catalogue.ts'
import { imageRefusals } from '#copy/images.ts'
import { type CategoryInput, readCategoryInput } from '#domain/catalogue/category-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import { deleteCategory } from '#shop/admin/categories/delete-category.ts'
import { saveCategory } from '#shop/admin/categories/save-category.ts'
import { setCategoryActive } from '#shop/admin/categories/set-category-active.ts'
import { actorOf, answerOrFail, answerPage, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'

/** A refusal that belongs to one field is shown there. */
export type CategoryAnswer = FormAnswer<{ field: 'name' | 'description' | 'picture' }>

type Context = Readonly<RouterContextProvider>

const intents = {
  save: failures.saveCategory,
  toggle: failures.toggleCategory,
  delete: failures.deleteCategory,
}
type Intent = keyof typeof intents

export async function changeCategories(request: Request, context: Context) {
  const form = await formOf(request)
  const asked = String(form.get('intent'))
  const intent: Intent = asked === 'toggle' || asked === 'delete' ? asked : 'save'
  const answer = await answerOrFail<CategoryAnswer>(context, {
    failure: refusedWith(intents[intent]),
    run: () => (intent === 'save' ? save(form, context) : changeOne(intent, form, context)),
  })
  if (isDocumentRequest(request)) return answerPage(request, context, answer.data, pathTo('adminCategories'))
  return answer
}

async function changeOne(
  intent: 'toggle' | 'delete',
  form: FormData,
  context: Context,
): Promise<CategoryAnswer> {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  const categoryId = String(form.get('id'))
  if (!isUuid(categoryId)) return refusedWith(categoryRefusals['category-not-found'])
  if (intent === 'delete') {
    const answer = await deleteCategory(shop, { actor, categoryId })
    return answer.ok
      ? done({ title: successes.categoryDeleted, text: answer.value.name })
      : refusedWith(categoryRefusals[answer.code])
  }
  const active = form.get('active') === 'true'
  const answer = await setCategoryActive(shop, { actor, categoryId, active })
  if (!answer.ok) return refusedWith(categoryRefusals[answer.code])
  const title = active ? successes.categoryActivated : successes.categoryDeactivated
  return done({ title, text: answer.value.name })
}

async function save(form: FormData, context: Context): Promise<CategoryAnswer> {
  const read = readCategoryInput(categoryInputFrom(form))
  if (!read.ok) {
    const field = read.code === 'description-too-long' ? 'description' : 'name'
    return { ...refusedWith(categoryRefusals[read.code]), field }
  }
  const id = String(form.get('id') ?? '')
  const saved = await saveCategory(shopOf(context), {
    actor: actorOf(context),
    categoryId: isUuid(id) ? id : null,
    draft: read.value,
    picture: await pictureFrom(form),
  })
  if (saved.ok) {
    const title = id ? successes.categoryUpdated : successes.categoryCreated
    return done({ title, text: read.value.name })
  }
  if (saved.code === 'picture-refused')
    return { ...refusedWith(imageRefusals[saved.details.code]), field: 'picture' }
  const text = categoryRefusals[saved.code]
  return saved.code === 'name-taken' ? { ...refusedWith(text), field: 'name' } : refusedWith(text)
}

function categoryInputFrom(form: FormData): CategoryInput {
  const text = (name: string) => String(form.get(name) ?? '')
  return { name: text('name'), description: text('description'), active: form.get('active') !== null }
}

async function pictureFrom(form: FormData): Promise<Uint8Array | 'keep' | 'remove'> {
  const file = form.get('picture')
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer())
  return form.has('removePicture') ? 'remove' : 'keep'
}
