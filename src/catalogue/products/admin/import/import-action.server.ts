import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { kitWithoutShelf } from '#catalogue/kits/admin-copy.ts'
import { adminCatalogueFailures, adminCatalogueSuccesses } from '#catalogue/products/copy/admin-catalogue.ts'
import { faultAt } from '#catalogue/products/copy/admin-product-form.ts'
import { changedSincePreview, importRefusals } from '#catalogue/products/copy/admin-products-import.ts'
import { type CsvField, readableFields } from '#catalogue/products/domain/product-csv.ts'
import { type ApplyRefusal, applyImport } from '#catalogue/products/use-cases/apply-import.ts'
import {
  type ImportPreview,
  previewImport,
  type SeenLine,
} from '#catalogue/products/use-cases/preview-import.ts'
import { chosenFile, text } from '#platform/http/request/form-fields.server.ts'
import { parseJson } from '#platform/http/request/read-json-body.server.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'

export type ImportAnswer = FormAnswer<{
  field: 'file'
  preview: Omit<ImportPreview, 'plan'> & { plan: string }
}>

export const importPlanSchema: z.ZodType<SeenLine[]> = z.array(
  z.object({
    number: z.int().min(1),
    cells: z.partialRecord(z.enum(readableFields), z.string().max(20_000)) as z.ZodType<
      Partial<Record<CsvField, string>>
    >,
    seen: z.object({ version: z.int32(), stock: z.int32() }).nullable(),
  }),
)

/** The import applies exactly the lines that the preview showed. */
export const importIntents = {
  preview: intent({
    schema: z.object({ file: chosenFile }),
    failed: adminCatalogueFailures.import,
    // The preview changes nothing, so it needs no transaction.
    ownTransaction: true,
    async answer({ file }, { shop }): Promise<ImportAnswer> {
      if (!file) return { ...refusedWith(importRefusals['file-empty']), field: 'file' }
      const read = await previewImport(shop, { bytes: new Uint8Array(await file.arrayBuffer()) })
      if (!read.ok) return { ...refusedWith(importRefusals[read.code]), field: 'file' }
      const { plan, ...rest } = read.value
      return { ...done(), preview: { ...rest, plan: JSON.stringify(plan) } }
    },
  }),
  apply: intent({
    schema: z.object({ plan: text }),
    failed: adminCatalogueFailures.import,
    async answer(sent, { shop, actor }) {
      const plan = importPlanSchema.safeParse(parseJson(sent.plan))
      if (!plan.success) return refusedWith(importRefusals['plan-unreadable'])
      const appliedImport = await applyImport(shop, { actor, plan: plan.data })
      if (!appliedImport.ok) return refusedWith(describeRefusal(appliedImport))
      const { created, updated } = appliedImport.value
      const words = done({ title: adminCatalogueSuccesses.imported(created, updated) })
      return { ...words, next: pathTo('adminProducts') }
    },
  }),
}

function describeRefusal(refusal: ApplyRefusal): string {
  switch (refusal.code) {
    case 'changed-since-preview':
      return changedSincePreview(refusal.details.lines)
    case 'nothing-to-import':
      return importRefusals[refusal.code]
    case 'slug-taken':
      return faultAt('slug', 'taken')
    case 'sku-taken':
      return faultAt('sku', 'taken')
    case 'category-not-found':
      return faultAt('category', 'not-found')
    case 'is-kit':
      return kitWithoutShelf
  }
}

export const importProducts = adminAction<ImportAnswer>(importIntents, { otherwise: 'preview' })
