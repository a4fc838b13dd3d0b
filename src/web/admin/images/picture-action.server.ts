import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pictureEditor } from '#copy/image-manager.ts'
import { imageManager, imageRefusals } from '#copy/images.ts'
import { MAX_PICTURES_PER_PRODUCT } from '#domain/images/picture-limits.ts'
import { addProductImages } from '#shop/admin/images/add-product-images.ts'
import { removeProductImage } from '#shop/admin/images/remove-product-image.ts'
import { reorderProductImages } from '#shop/admin/images/reorder-product-images.ts'
import { describeProductPicture } from '#shop/admin/products/describe-product-picture.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import type { PictureAnswer, UploadAnswer } from '#web/admin/picture-answers.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import { tryForm } from '#web/server/request/form-of.server.ts'

type Context = Readonly<RouterContextProvider>

export const pictureUploadSchema = z.object({ productId: z.uuid(), file: z.instanceof(File) })

/** One file for one product. Asked by a script that shows how far it got, so it answers plain JSON. */
export async function addPicture(form: FormData, context: Context): Promise<Response> {
  const sent = tryForm(pictureUploadSchema, form)
  if (!sent) return answer({ ok: false, error: imageRefusals['product-not-found'] }, 400)
  const { productId, file } = sent
  try {
    const uploads = [{ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }]
    const added = await addProductImages(shopOf(context), { actor: actorOf(context), productId, uploads })
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
export const pictureFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), productId: z.uuid(), url }),
  z.object({ intent: z.literal('describe'), productId: z.uuid(), url, alt: z.string().max(2_000) }),
  z.object({
    intent: z.literal('reorder'),
    productId: z.uuid(),
    urls: z.array(url).max(MAX_PICTURES_PER_PRODUCT),
  }),
])
type Change = z.infer<typeof pictureFormSchema>

const failureOf: Record<Change['intent'], string> = {
  remove: imageManager.removeImageFailed,
  describe: pictureEditor.describeFailed,
  reorder: pictureEditor.reorderFailed,
}

export async function changePictures(form: FormData, context: Context) {
  const sent = tryForm(pictureFormSchema, form)
  return answerOrFail<PictureAnswer>(context, {
    failure: refusedWith(failureOf[sent?.intent ?? 'remove']),
    run: async () => (sent ? perform(sent, context) : refusedWith(imageRefusals['picture-not-found'])),
  })
}

async function perform(change: Change, context: Context): Promise<PictureAnswer> {
  const [shop, actor] = [shopOf(context), actorOf(context)]
  const changed = await carryOut(change)
  if (!changed.ok) return refusedWith(imageRefusals[changed.code])
  return { ...done({ title: successOf[change.intent] }), version: changed.value.version }

  function carryOut(change: Change) {
    switch (change.intent) {
      case 'remove':
        return removeProductImage(shop, { actor, ...change })
      case 'describe':
        return describeProductPicture(shop, { actor, ...change })
      case 'reorder':
        return reorderProductImages(shop, { actor, ...change })
    }
  }
}

const successOf: Record<Change['intent'], string> = {
  remove: imageManager.imageRemoved,
  describe: pictureEditor.altSaved,
  reorder: pictureEditor.reordered,
}
