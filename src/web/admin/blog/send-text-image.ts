import { pathTo } from '#addresses.ts'
import { postEditorCopy } from '#copy/admin/blog.ts'
import { imageManager } from '#copy/product/images.ts'
import { signedInAgain } from '#web/kit/failures/signed-in-again.ts'
import type { TextImageAnswer } from './text-image-action.server.ts'

/** Longer than the server takes for the slowest image over a slow line. */
const LONGEST_MS = 120_000

/** Sends an image for a text; the sentence says why it did not arrive. */
export async function sendTextImage(file: File): Promise<TextImageAnswer> {
  const body = new FormData()
  body.set('batch', crypto.randomUUID())
  body.set('file', file)
  let answer = await send(body)
  if (answer === 'signed-out' && (await signedInAgain())) answer = await send(body)
  return answer === 'signed-out' ? { ok: false, error: imageManager.sessionEnded } : answer
}

async function send(body: FormData): Promise<TextImageAnswer | 'signed-out'> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const response = await fetch(pathTo('adminBlogImages'), { method: 'POST', body, signal })
    if (response.status === 401) return 'signed-out'
    return (await response.json()) as TextImageAnswer
  } catch {
    return { ok: false, error: postEditorCopy.textImage.uploadFailed }
  }
}
