import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { categoryRefusals } from '#catalogue/collections/admin-copy.ts'
import { readCategoryInput } from '#catalogue/collections/domain.ts'
import { deleteCategory } from '#catalogue/collections/use-cases/delete-category.ts'
import { saveCategory } from '#catalogue/collections/use-cases/save-category.ts'
import { setCategoryActive } from '#catalogue/collections/use-cases/set-category-active.ts'
import {
  adminCatalogueFailures as failures,
  adminCatalogueSuccesses as successes,
} from '#catalogue/products/copy/admin-catalogue.ts'
import { ok } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { chosenFile, idText, sentAs, text, ticked } from '#platform/http/request/form-fields.server.ts'
import { imageRefusals } from '#ui/copy/images.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

export type CategoryAnswer = FormAnswer<{ field: 'name' | 'description' | 'image' }>

const fieldOf: Readonly<Record<string, NonNullable<CategoryAnswer['field']>>> = {
  'name-required': 'name',
  'name-too-long': 'name',
  'name-taken': 'name',
  'description-too-long': 'description',
  'image-refused': 'image',
}

export const categoryIntents = {
  save: intent({
    schema: z.object({
      id: text,
      name: text,
      description: text,
      active: ticked,
      image: chosenFile,
      removeImage: ticked,
    }),
    failed: failures.saveCategory,
    // The image is processed before the transaction opens, because processing is slow.
    ownTransaction: true,
    async run({ id, image, removeImage, ...typed }, { shop, actor, requestName }) {
      const read = readCategoryInput(typed)
      if (!read.ok) return read
      const change = removeImage ? 'remove' : 'keep'
      const edit = {
        actor,
        categoryId: isUuid(id) ? id : null,
        draft: read.value,
        image: image ? new Uint8Array(await image.arrayBuffer()) : change,
      } as const
      const savedCategory = await saveCategory(shop, edit, requestName)
      return savedCategory.ok ? ok(read.value) : savedCategory
    },
    done: ({ name }, { id }) => ({
      title: id ? successes.categoryUpdated : successes.categoryCreated,
      text: name,
    }),
    refusals: (refusal) =>
      refusal.code === 'image-refused' ? imageRefusals[refusal.details.code] : categoryRefusals[refusal.code],
    fields: fieldOf,
  }),
  toggle: intent({
    schema: z.object({ id: idText, active: sentAs('true') }),
    failed: failures.toggleCategory,
    run: ({ id, active }, { shop, actor }) => setCategoryActive(shop, { actor, categoryId: id, active }),
    done: ({ name }, { active }) => ({
      title: active ? successes.categoryActivated : successes.categoryDeactivated,
      text: name,
    }),
    refusals: categoryRefusals,
  }),
  delete: intent({
    schema: z.object({ id: idText }),
    failed: failures.deleteCategory,
    proof: true,
    run: ({ id }, { shop, actor }) => deleteCategory(shop, { actor, categoryId: id }),
    done: ({ name }) => ({ title: successes.categoryDeleted, text: name }),
    refusals: categoryRefusals,
  }),
}

export const changeCategories = adminAction<CategoryAnswer>(categoryIntents, {
  back: pathTo('adminCategories'),
})
