import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { ACCEPTED_PHOTOS, MAX_ALT_LENGTH, MAX_UPLOAD_BYTES } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { shrinkPhoto } from '#ui/browser/shrink-photo.ts'
import { imageManager, photoTooLarge } from '#ui/copy/images.ts'
import { Button } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { signedInAgain } from '#ui/failures/signed-in-again.ts'
import { FieldError } from '#ui/form/field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { TextImageAnswer } from './text-image-action.server.ts'
import { TextImageChoice } from './text-image-choice.tsx'
import { textImageCopy as copy } from './text-image-copy.ts'

/** Timeout: longer than the server needs for the slowest image over a slow connection. */
const MAX_MS = 120_000

interface TextImageDialogProps {
  words?: { readonly title: string; readonly insert: string }
  onInsert: (image: ImageInfo) => void
  onClose: () => void
}

export default function TextImageDialog({ words = copy, onInsert, onClose }: TextImageDialogProps) {
  const [chosen, setChosen] = useState<ImageInfo | null>(null)
  return (
    <Dialog open onClose={onClose} title={words.title} size="wide">
      {chosen ? (
        <ImageWords
          image={chosen}
          insertLabel={words.insert}
          onInsert={onInsert}
          onBack={() => setChosen(null)}
        />
      ) : (
        <DialogBody className="stack">
          <ImageUpload onDone={setChosen} />
          <TextImageChoice onChoose={setChosen} />
        </DialogBody>
      )}
    </Dialog>
  )
}

function ImageUpload({ onDone }: { onDone: (image: ImageInfo) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0]
    // Allows choosing the same file again after a failure.
    input.value = ''
    if (!file) return
    setSending(true)
    setFault(null)
    const answer = await sendTextImage(file)
    setSending(false)
    if (answer.ok) onDone(answer.image)
    else setFault(answer.error ?? copy.uploadFailed)
  }

  return (
    <div>
      <input
        ref={picker}
        className="sr"
        type="file"
        accept={ACCEPTED_PHOTOS}
        aria-label={copy.file}
        tabIndex={-1}
        onChange={send}
      />
      <Button
        variant="ghost"
        small
        busy={isSending}
        busyLabel={copy.uploading}
        onClick={() => picker.current?.click()}
      >
        {copy.upload}
      </Button>
      <div role="status">{fault && <FieldError id="text-image-error">{fault}</FieldError>}</div>
    </div>
  )
}

interface ImageWordsProps extends Pick<TextImageDialogProps, 'onInsert'> {
  image: ImageInfo
  insertLabel: string
  onBack: () => void
}

function ImageWords({ image, insertLabel, onInsert, onBack }: ImageWordsProps) {
  const [alt, setAlt] = useState(image.alt)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through the portal to the post's form.
    event.stopPropagation()
    onInsert({ ...image, alt })
  }

  return (
    <form onSubmit={submit}>
      <DialogBody className="grid g5 image-dialog">
        <Image image={image} sizes="10rem" alt="" />
        <TextAreaField
          label={copy.alt}
          hint={copy.altHint}
          rows={3}
          maxLength={MAX_ALT_LENGTH}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onBack}>
          {copy.back}
        </Button>
        <Button type="submit">{insertLabel}</Button>
      </DialogFoot>
    </form>
  )
}

async function sendTextImage(chosen: File): Promise<TextImageAnswer> {
  const file = await shrinkPhoto(chosen)
  if (file.size > MAX_UPLOAD_BYTES) return { ok: false, error: photoTooLarge(file) }
  const body = new FormData()
  body.set('batch', crypto.randomUUID())
  body.set('file', file)
  let answer = await send(body)
  if (answer === 'signed-out' && (await signedInAgain())) answer = await send(body)
  return answer === 'signed-out' ? { ok: false, error: imageManager.sessionEnded } : answer
}

async function send(body: FormData): Promise<TextImageAnswer | 'signed-out'> {
  try {
    const signal = AbortSignal.timeout(MAX_MS)
    const response = await fetch(pathTo('adminBlogImages'), { method: 'POST', body, signal })
    if (response.status === 401) return 'signed-out'
    return (await response.json()) as TextImageAnswer
  } catch {
    return { ok: false, error: copy.uploadFailed }
  }
}
