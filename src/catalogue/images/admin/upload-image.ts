import { pathTo } from '#addresses.ts'
import { sortChosenFiles } from '#platform/images/image-files.ts'
import { MAX_UPLOAD_BYTES } from '#platform/images/image-limits.ts'
import { shrinkPhoto } from '#ui/browser/shrink-photo.ts'
import { imageManager, leftOutFiles, photoTooLarge } from '#ui/copy/images.ts'
import { signedInAgain } from '#ui/failures/signed-in-again.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { UploadAnswer } from './image-answer.ts'
import type { QueueItem, SendResult } from './upload-queue.ts'

/** Timeout without progress: longer than the server needs for the slowest image. */
const SILENCE_MS = 90_000

type Upload = Pick<QueueItem<File>, 'productId' | 'file' | 'batch' | 'place'>
/** Progress from 0 to 1. At 1, the server is still processing the image. */
type OnProgress = (share: number) => void

/** Returns the images among the chosen files. A toast lists how many others were left out, and why. */
export function imagesAmong(files: Iterable<File>): readonly File[] {
  const { images, ...otherFiles } = sortChosenFiles(files)
  const text = leftOutFiles(otherFiles)
  if (text) toast({ title: imageManager.attention, text, tone: 'destructive' })
  return images
}

/** Uses XMLHttpRequest because fetch reports no upload progress. */
export async function uploadImage({ file, ...rest }: Upload, onProgress: OnProgress): Promise<SendResult> {
  const upload = { ...rest, file: await shrinkPhoto(file) }
  if (upload.file.size > MAX_UPLOAD_BYTES) return { ok: false, error: photoTooLarge(upload.file) }
  let answer = await sendFile(upload, onProgress)
  if (answer === 'signed-out' && (await signedInAgain())) answer = await sendFile(upload, onProgress)
  return answer === 'signed-out' ? { ok: false, error: imageManager.sessionEnded } : answer
}

/** Resolves when the browser is online again, or after `ms`. */
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
    // Aborts only when there is no progress, so slow connections may continue.
    const silence = () => window.setTimeout(() => request.abort(), SILENCE_MS)
    let stalled = silence()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      window.clearTimeout(stalled)
      stalled = silence()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(interpretStatus(request)))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => window.clearTimeout(stalled))
    request.open('POST', pathTo('adminImages'))
    request.responseType = 'json'
    request.send(fields)
  })
}

/** Gateway errors, for example during a restart. They count as a lost connection. */
const NOT_THE_SHOP = [502, 503, 504]

function interpretStatus(request: XMLHttpRequest): UploadAnswer | 'signed-out' | 'no-connection' {
  if (request.status === 401) return 'signed-out'
  return NOT_THE_SHOP.includes(request.status) ? 'no-connection' : readAnswer(request)
}

/** Proxies between the browser and the shop may answer with their own pages. */
function readAnswer(request: XMLHttpRequest): UploadAnswer {
  const body: unknown = request.response
  const isOurs = typeof body === 'object' && body !== null && 'ok' in body
  return isOurs ? (body as UploadAnswer) : { ok: false, error: null }
}
