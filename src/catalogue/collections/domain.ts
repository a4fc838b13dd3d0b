import { normaliseLine } from '#catalogue/products/domain/field-kinds.ts'
import { slugFrom } from '#catalogue/products/domain/slug.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface CategoryDraft {
  name: string
  slug: string
  description: string | null
  active: boolean
}

export interface CategoryInput {
  name: string
  description: string
  active: boolean
}

export const newCategoryInput: CategoryInput = { name: '', description: '', active: true }

export const categoryLimits = { name: 60, description: 500 } as const

export type CategoryFault = 'name-required' | 'name-too-long' | 'description-too-long'

export function readCategoryInput(input: CategoryInput): Ok<CategoryDraft> | Refusal<CategoryFault> {
  const name = normaliseLine(input.name)
  const slug = slugFrom(name)
  const description = input.description.trim()
  if (!slug) return refuse('name-required')
  if (name.length > categoryLimits.name) return refuse('name-too-long')
  if (description.length > categoryLimits.description) return refuse('description-too-long')
  return ok({ name, slug, description: description || null, active: input.active })
}
