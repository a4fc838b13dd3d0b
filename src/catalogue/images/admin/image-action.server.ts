import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { adminAction, intent, readActor } from '#accounts/session/admin/admin-action.server.ts'
import { imageEditor } from '#catalogue/images/admin-copy.ts'
import { addProductImages } from '#catalogue/images/use-cases/add-product-images.ts'
import { removeProductImage } from '#catalogue/images/use-cases/remove-product-image.ts'
import { reorderProductImages } from '#catalogue/images/use-cases/reorder-product-images.ts'
import { describeProductImage } from '#catalogue/products/use-cases/describe-product-image.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { tryForm } from '#platform/http/request/read-form-data.server.ts'
import { MAX_IMAGES_PER_PRODUCT } from '#platform/images/image-limits.ts'
import { imageManager, imageRefusals } from '#ui/copy/images.ts'
import type { UploadAnswer } from './image-answer.ts'

type Context = Readonly<RouterContextProvider>

export const imageUploadSchema = z.object({
  productId: z.uuid(),
  file: z.instanceof(File),
  batch: z.uuid(),
  place: wholeNumber.pipe(z.number().min(0).max(999)),
})

/** Called by the upload script, so it answers plain JSON. */
export async function addImage(form: FormData, context: Context): Promise<Response> {
  const sent = tryForm(imageUploadSchema, form)
  if (!sent) return answer({ ok: false, error: imageRefusals['product-not-found'] }, 400)
  const { productId, file, ...uploadPlace } = sent
  try {
    const uploads = [{ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }]
    const addedImages = await addProductImages(shopOf(context), {
      actor: readActor(context),
      productId,
      uploads,
      among: uploadPlace,
    })
    if (!addedImages.ok) return answer({ ok: false, error: imageRefusals[addedImages.code] }, 409)
    const [refusedImage] = addedImages.value.refused
    if (refusedImage) return answer({ ok: false, error: imageRefusals[refusedImage.code] }, 409)
    const { productName, version } = addedImages.value
    return answer({ ok: true, productName, version }, 200)
  } catch (error) {
    requestOf(context).reportFailure(error)
    return answer({ ok: false, error: null }, 500)
  }
}

const answer = (body: UploadAnswer, status: number) => Response.json(body, { status })

const url = z.string().max(300)

/** Lets an open product form follow the new version. */
const versionIn = (
  result: { ok: true; value: { version: number } } | { ok: false },
): Partial<{ version: number }> => (result.ok ? { version: result.value.version } : {})

export const imageIntents = {
  remove: intent({
    schema: z.object({ productId: z.uuid(), url }),
    failed: imageManager.removeImageFailed,
    run: (sent, { shop, actor }) => removeProductImage(shop, { actor, ...sent }),
    done: () => ({ title: imageManager.imageRemoved }),
    refusals: imageRefusals,
    adds: (result) => versionIn(result),
  }),
  describe: intent({
    schema: z.object({ productId: z.uuid(), url, alt: z.string().max(2_000) }),
    failed: imageEditor.describeFailed,
    run: (sent, { shop, actor }) => describeProductImage(shop, { actor, ...sent }),
    done: () => ({ title: imageEditor.altSaved }),
    refusals: imageRefusals,
    adds: (result) => versionIn(result),
  }),
  reorder: intent({
    schema: z.object({ productId: z.uuid(), urls: z.array(url).max(MAX_IMAGES_PER_PRODUCT) }),
    failed: imageEditor.reorderFailed,
    run: (sent, { shop, actor }) => reorderProductImages(shop, { actor, ...sent }),
    done: () => ({ title: imageEditor.reordered }),
    refusals: imageRefusals,
    adds: (result) => versionIn(result),
  }),
}

export const changeImages = adminAction(imageIntents, { unreadable: imageRefusals['image-not-found'] })
