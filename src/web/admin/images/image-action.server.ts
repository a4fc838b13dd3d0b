import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { imageEditor } from '#copy/admin/image-manager.ts'
import { imageManager, imageRefusals } from '#copy/product/images.ts'
import { MAX_IMAGES_PER_PRODUCT } from '#domain/images/image-limits.ts'
import { addProductImages } from '#shop/admin/images/add-product-images.ts'
import { removeProductImage } from '#shop/admin/images/remove-product-image.ts'
import { reorderProductImages } from '#shop/admin/images/reorder-product-images.ts'
import { describeProductImage } from '#shop/admin/products/describe-product-image.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import type { ImageAnswer, UploadAnswer } from '#web/admin/image-answers.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import { wholeNumber } from '#web/server/request/form-fields.server.ts'
import { tryForm } from '#web/server/request/form-of.server.ts'

type Context = Readonly<RouterContextProvider>

export const imageUploadSchema = z.object({
  productId: z.uuid(),
  file: z.instanceof(File),
  batch: z.uuid(),
  place: wholeNumber.pipe(z.number().min(0).max(999)),
})

/** One file for one product. Asked by a script that shows how far it got, so it answers plain JSON. */
export async function addImage(form: FormData, context: Context): Promise<Response> {
  const sent = tryForm(imageUploadSchema, form)
  if (!sent) return answer({ ok: false, error: imageRefusals['product-not-found'] }, 400)
  const { productId, file, ...among } = sent
  try {
    const uploads = [{ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }]
    const added = await addProductImages(shopOf(context), {
      actor: actorOf(context),
      productId,
      uploads,
      among,
    })
    if (!added.ok) return answer({ ok: false, error: imageRefusals[added.code] }, 409)
    const [left] = added.value.refused
    if (left) return answer({ ok: false, error: imageRefusals[left.code] }, 409)
    const { productName, version } = added.value
    return answer({ ok: true, productName, version }, 200)
  } catch (error) {
    requestOf(context).reportFailure(error)
    return answer({ ok: false, error: null }, 500)
  }
}

const answer = (body: UploadAnswer, status: number) => Response.json(body, { status })

const url = z.string().max(300)
export const imageFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), productId: z.uuid(), url }),
  z.object({ intent: z.literal('describe'), productId: z.uuid(), url, alt: z.string().max(2_000) }),
  z.object({
    intent: z.literal('reorder'),
    productId: z.uuid(),
    urls: z.array(url).max(MAX_IMAGES_PER_PRODUCT),
  }),
])
type Change = z.infer<typeof imageFormSchema>

const failureOf: Record<Change['intent'], string> = {
  remove: imageManager.removeImageFailed,
  describe: imageEditor.describeFailed,
  reorder: imageEditor.reorderFailed,
}

export async function changeImages(form: FormData, context: Context) {
  const sent = tryForm(imageFormSchema, form)
  return answerOrFail<ImageAnswer>(context, {
    failure: refusedWith(failureOf[sent?.intent ?? 'remove']),
    form,
    run: async (context) => (sent ? perform(sent, context) : refusedWith(imageRefusals['image-not-found'])),
  })
}

async function perform(change: Change, context: Context): Promise<ImageAnswer> {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  const changed = await carryOut(change)
  if (!changed.ok) return refusedWith(imageRefusals[changed.code])
  return { ...done({ title: successOf[change.intent] }), version: changed.value.version }

  function carryOut(change: Change) {
    switch (change.intent) {
      case 'remove':
        return removeProductImage(shop, { actor, ...change })
      case 'describe':
        return describeProductImage(shop, { actor, ...change })
      case 'reorder':
        return reorderProductImages(shop, { actor, ...change })
    }
  }
}

const successOf: Record<Change['intent'], string> = {
  remove: imageManager.imageRemoved,
  describe: imageEditor.altSaved,
  reorder: imageEditor.reordered,
}
