import { pathTo } from '#addresses.ts'
import { sortChosenFiles } from '#platform/images/image-files.ts'
import { MAX_UPLOAD_BYTES } from '#platform/images/image-limits.ts'
import type { UploadAnswer } from '#ui/admin/use-version-answer.ts'
import { shrinkPhoto } from '#ui/browser/shrink-photo.ts'
import { imageManager, leftOutFiles, photoTooLarge } from '#ui/copy/images.ts'
import { signedInAgain } from '#ui/failures/signed-in-again.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { QueueItem, SendResult } from './upload-queue.ts'

/** Longer than the server takes for the slowest image. */
const SILENCE_MS = 90_000

type Upload = Pick<QueueItem<File>, 'productId' | 'file' | 'batch' | 'place'>
/** 0 to 1. What is left after the last byte is the server's work. */
type OnProgress = (share: number) => void

/** The images among the chosen files; a toast says how many others were left out, and why. */
export function imagesAmong(files: Iterable<File>): readonly File[] {
  const { images, ...others } = sortChosenFiles(files)
  const text = leftOutFiles(others)
  if (text) toast({ title: imageManager.attention, text, tone: 'destructive' })
  return images
}

/** Sends one file. XMLHttpRequest, because fetch does not tell how far an upload got. */
export async function uploadImage({ file, ...rest }: Upload, onProgress: OnProgress): Promise<SendResult> {
  const upload = { ...rest, file: await shrinkPhoto(file) }
  if (upload.file.size > MAX_UPLOAD_BYTES) return { ok: false, error: photoTooLarge(upload.file) }
  let answer = await sendFile(upload, onProgress)
  if (answer === 'signed-out' && (await signedInAgain())) answer = await sendFile(upload, onProgress)
  return answer === 'signed-out' ? { ok: false, error: imageManager.sessionEnded } : answer
}

/** Until the browser says that it is online again, or for so long. */
export function waitForConnection(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = window.setTimeout(go, ms)
    window.addEventListener('online', go)
  })
}

function sendFile(
  { productId, file, batch, place }: Upload,
  onProgress: OnProgress,
): Promise<UploadAnswer | 'signed-out' | 'no-connection'> {
  const fields = new FormData()
  fields.set('intent', 'add')
  fields.set('productId', productId)
  fields.set('batch', batch)
  fields.set('place', String(place))
  fields.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve('no-connection')
    // A connection without progress for so long is lost; a slow one that makes progress may go on.
    const silence = () => window.setTimeout(() => request.abort(), SILENCE_MS)
    let stalled = silence()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      window.clearTimeout(stalled)
      stalled = silence()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(meaningOf(request)))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => window.clearTimeout(stalled))
    request.open('POST', pathTo('adminImages'))
    request.responseType = 'json'
    request.send(fields)
  })
}

/** A gateway or a shop that is starting again answers for it: as good as no line. */
const NOT_THE_SHOP = [502, 503, 504]

function meaningOf(request: XMLHttpRequest): UploadAnswer | 'signed-out' | 'no-connection' {
  if (request.status === 401) return 'signed-out'
  return NOT_THE_SHOP.includes(request.status) ? 'no-connection' : answerOf(request)
}

/** Between browser and shop stand others that answer pages of their own. */
function answerOf(request: XMLHttpRequest): UploadAnswer {
  const body: unknown = request.response
  const isOurs = typeof body === 'object' && body !== null && 'ok' in body
  return isOurs ? (body as UploadAnswer) : { ok: false, error: null }
}
