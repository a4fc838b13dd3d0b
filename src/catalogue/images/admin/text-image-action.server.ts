import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { addTextImage } from '#catalogue/images/use-cases/add-text-image.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { imageRefusals } from '#ui/copy/images.ts'

export const textImageSchema = z.object({ file: z.instanceof(File), batch: z.uuid() })

/** Answer to uploading an image for a text. `error` is null for unexpected failures. */
export type TextImageAnswer = { ok: true; image: ImageInfo } | { ok: false; error: string | null }

export async function takeTextImage(request: Request, context: Readonly<RouterContextProvider>) {
  const sent = tryForm(textImageSchema, await readFormData(request))
  if (!sent) return answer({ ok: false, error: imageRefusals['not-an-image'] }, 400)
  try {
    const { file, batch } = sent
    const bytes = new Uint8Array(await file.arrayBuffer())
    const name = file.name.replace(/\.[^.]*$/, '')
    const added = await addTextImage(shopOf(context), { bytes, name, batch })
    if (!added.ok) return answer({ ok: false, error: imageRefusals[added.details.code] }, 409)
    return answer({ ok: true, image: added.value }, 200)
  } catch (error) {
    requestOf(context).reportFailure(error)
    return answer({ ok: false, error: null }, 500)
  }
}

const answer = (body: TextImageAnswer, status: number) => Response.json(body, { status })
