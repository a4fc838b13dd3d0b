import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { categoryRefusals } from '#copy/admin/categories.ts'
import {
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#copy/admin/products/catalogue.ts'
import { imageRefusals } from '#copy/product/images.ts'
import { readCategoryInput } from '#domain/catalogue/editing/category-draft.ts'
import { isUuid } from '#domain/uuid.ts'
import { deleteCategory } from '#shop/admin/categories/delete-category.ts'
import { saveCategory } from '#shop/admin/categories/save-category.ts'
import { setCategoryActive } from '#shop/admin/categories/set-category-active.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { requestNameOf } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { chosenFile, sentAs, text, ticked } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

/** A refusal that belongs to one field is shown there. */
export type CategoryAnswer = FormAnswer<{ field: 'name' | 'description' | 'image' }>

const id = text
export const categoryFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    id,
    name: text,
    description: text,
    active: ticked,
    image: chosenFile,
    removeImage: ticked,
  }),
  z.object({ intent: z.literal('toggle'), id, active: sentAs('true') }),
  z.object({ intent: z.literal('delete'), id }),
])
type CategoryForm = z.output<typeof categoryFormSchema>
type Filled = Extract<CategoryForm, { intent: 'save' }>
type Change = Exclude<CategoryForm, { intent: 'save' }>

type Context = Readonly<RouterContextProvider>

const failureOf: Record<CategoryForm['intent'], string> = {
  save: failures.saveCategory,
  toggle: failures.toggleCategory,
  delete: failures.deleteCategory,
}

export async function changeCategories(request: Request, context: Context) {
  const form = await formOf(request)
  const sent = readForm(categoryFormSchema, form)
  if (sent.intent === 'delete') await requireFreshProof({ request, context, form })
  return answerOrGoBack<CategoryAnswer>(request, context, {
    list: pathTo('adminCategories'),
    failure: refusedWith(failureOf[sent.intent]),
    // A new image is worked on before the transaction that stores the answer.
    ...(sent.intent === 'save'
      ? { run: () => save(sent, context, form) }
      : { form, run: (inside) => changeOne(sent, inside) }),
  })
}

async function changeOne(change: Change, context: Context): Promise<CategoryAnswer> {
  const [shop, actor, categoryId] = [shopOf(context), actorOf(context), change.id]
  if (!isUuid(categoryId)) return refusedWith(categoryRefusals['category-not-found'])
  if (change.intent === 'delete') {
    const answer = await deleteCategory(shop, { actor, categoryId })
    return answer.ok
      ? done({ title: successes.categoryDeleted, text: answer.value.name })
      : refusedWith(categoryRefusals[answer.code])
  }
  const { active } = change
  const answer = await setCategoryActive(shop, { actor, categoryId, active })
  if (!answer.ok) return refusedWith(categoryRefusals[answer.code])
  const title = active ? successes.categoryActivated : successes.categoryDeactivated
  return done({ title, text: answer.value.name })
}

async function save(filled: Filled, context: Context, form: FormData): Promise<CategoryAnswer> {
  const read = readCategoryInput(filled)
  if (!read.ok) {
    const field = read.code === 'description-too-long' ? 'description' : 'name'
    return { ...refusedWith(categoryRefusals[read.code]), field }
  }
  const edit = {
    actor: actorOf(context),
    categoryId: isUuid(filled.id) ? filled.id : null,
    draft: read.value,
    image: await imageFrom(filled),
  }
  const saved = await saveCategory(shopOf(context), edit, requestNameOf(context, form))
  if (saved.ok) {
    const title = filled.id ? successes.categoryUpdated : successes.categoryCreated
    return done({ title, text: read.value.name })
  }
  if (saved.code === 'image-refused')
    return { ...refusedWith(imageRefusals[saved.details.code]), field: 'image' }
  const sentence = categoryRefusals[saved.code]
  return saved.code === 'name-taken' ? { ...refusedWith(sentence), field: 'name' } : refusedWith(sentence)
}

async function imageFrom({ image, removeImage }: Filled): Promise<Uint8Array | 'keep' | 'remove'> {
  if (image) return new Uint8Array(await image.arrayBuffer())
  return removeImage ? 'remove' : 'keep'
}
