import { signedInAgain } from '#web/failures/signed-in-again.ts'
import { pathTo } from '#web/route-table.ts'
import type { UploadAnswer } from './picture-answers.ts'

interface Upload {
  productId: string
  file: File
  /** 0 to 1. What is left after the last byte is the server's work. */
  onProgress: (share: number) => void
}

/** Files whose type says picture; what else is dropped or chosen is ignored. */
export function picturesAmong(files: Iterable<File> | null | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Sends one file. XMLHttpRequest, because fetch does not tell how far an upload got. */
export async function uploadPicture(upload: Upload): Promise<UploadAnswer> {
  let answer = await sendFile(upload)
  if (answer === 'signed-out' && (await signedInAgain())) answer = await sendFile(upload)
  return answer === 'signed-out' ? { ok: false, error: null } : answer
}

function sendFile({ productId, file, onProgress }: Upload): Promise<UploadAnswer | 'signed-out'> {
  const fields = new FormData()
  fields.set('intent', 'add')
  fields.set('productId', productId)
  fields.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ ok: false, error: null })
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(request.status === 401 ? 'signed-out' : answerOf(request)))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.open('POST', pathTo('adminPictures'))
    request.responseType = 'json'
    request.send(fields)
  })
}

/** Between browser and shop stand others that answer pages of their own. */
function answerOf(request: XMLHttpRequest): UploadAnswer {
  const body: unknown = request.response
  const isOurs = typeof body === 'object' && body !== null && 'ok' in body
  return isOurs ? (body as UploadAnswer) : { ok: false, error: null }
}
