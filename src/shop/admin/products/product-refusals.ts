import { violatedConstraint } from '#database/violated-constraint.ts'
import { type Refusal, refuse } from '#domain/result.ts'

export type WriteRefusal = Refusal<'slug-taken'> | Refusal<'category-not-found'>

/** Two people may take one slug at the same moment; the database decides, and this says it. */
export function refusalOf(error: unknown): WriteRefusal {
  switch (violatedConstraint(error)) {
    case 'products_slug_key':
      return refuse('slug-taken')
    case 'products_category_id_categories_id_fk':
      return refuse('category-not-found')
    default:
      throw error
  }
}
