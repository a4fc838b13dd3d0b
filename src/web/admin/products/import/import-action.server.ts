import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, adminCatalogueSuccesses } from '#copy/admin/products/catalogue.ts'
import { productFaults } from '#copy/admin/products/product-form.ts'
import { changedSincePreview, importRefusals } from '#copy/admin/products/products-import.ts'
import { type CsvField, csvFields } from '#domain/catalogue/editing/product-csv.ts'
import { type ApplyRefusal, applyImport } from '#shop/admin/products/apply-import.ts'
import { type ImportPreview, previewImport, type SeenLine } from '#shop/admin/products/preview-import.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { chosenFile, text } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { parseJson } from '#web/server/request/json-of.server.ts'

export type ImportAnswer = FormAnswer<{ preview: Omit<ImportPreview, 'plan'> & { plan: string } }>

export const importFormSchema = z.object({
  intent: z.enum(['preview', 'apply']).catch('preview'),
  file: chosenFile,
  plan: text,
})

type Context = Readonly<RouterContextProvider>

/** First a look at what a file would do; then the very lines that were looked at. */
export async function importProducts(request: Request, context: Context) {
  const form = await formOf(request)
  const { intent, file, plan } = readForm(importFormSchema, form)
  return answerOrFail<ImportAnswer>(context, {
    failure: refusedWith(adminCatalogueFailures.import),
    run: async () => (intent === 'apply' ? apply(plan, form, context) : preview(file, context)),
  })
}

async function preview(file: File | undefined, context: Context): Promise<ImportAnswer> {
  if (!file) return refusedWith(importRefusals['file-empty'])
  const read = await previewImport(shopOf(context), { bytes: new Uint8Array(await file.arrayBuffer()) })
  if (!read.ok) return refusedWith(importRefusals[read.code])
  const { plan, ...rest } = read.value
  return { ...done(), preview: { ...rest, plan: JSON.stringify(plan) } }
}

export const importPlanSchema: z.ZodType<SeenLine[]> = z.array(
  z.object({
    number: z.int().min(1),
    cells: z.partialRecord(z.enum(csvFields), z.string().max(20_000)) as z.ZodType<
      Partial<Record<CsvField, string>>
    >,
    seen: z.object({ version: z.int32(), stock: z.int32() }).nullable(),
  }),
)

async function apply(sentPlan: string, form: FormData, context: Context): Promise<ImportAnswer> {
  const plan = importPlanSchema.safeParse(parseJson(sentPlan))
  if (!plan.success) return refusedWith(importRefusals['plan-unreadable'])
  const shop = shopOf(context)
  const wanted = { actor: actorOf(context), plan: plan.data }
  const applied = await answerForm(context, form, (inside) => applyImport(inside, wanted))
  if (!applied.ok) return refusedWith(sentenceOf(applied))
  const { created, updated } = applied.value
  const title = adminCatalogueSuccesses.imported(created, updated)
  throw await redirectWithFlash(shop, pathTo('adminProducts'), { title })
}

function sentenceOf(refusal: ApplyRefusal): string {
  switch (refusal.code) {
    case 'changed-since-preview':
      return changedSincePreview(refusal.details.lines)
    case 'nothing-to-import':
      return importRefusals[refusal.code]
    case 'slug-taken':
    case 'sku-taken':
    case 'category-not-found':
      return productFaults[refusal.code]
  }
}
