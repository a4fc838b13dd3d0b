import { type ChangeEvent, useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#platform/images/image-limits.ts'
import { shrinkPhoto } from '#ui/browser/shrink-photo.ts'
import { photoTooLarge } from '#ui/copy/images.ts'

/**
 * Replaces chosen photos with smaller ones before the form is sent. Removes photos that stay too large,
 * with a message.
 */
export function useSmallPhotos(onReady?: (photos: readonly File[]) => void) {
  const [isShrinking, setShrinking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const choices = useRef(0)

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const choice = ++choices.current
    const chosenFiles = [...(input.files ?? [])]
    const releaseForm = holdForm(input.form)
    setFault(null)
    setShrinking(true)
    const photos = await Promise.all(chosenFiles.map(shrinkPhoto))
    if (choice === choices.current) {
      const fitting = photos.filter(({ size }) => size <= MAX_UPLOAD_BYTES)
      const tooLarge = photos.filter(({ size }) => size > MAX_UPLOAD_BYTES)
      replaceFiles(input, fitting)
      setFault(tooLarge.length > 0 ? tooLarge.map(photoTooLarge).join(' ') : null)
      setShrinking(false)
      onReady?.(fitting)
    }
    releaseForm()
  }

  return { choose, isShrinking, fault }
}

function replaceFiles(input: HTMLInputElement, photos: readonly File[]) {
  const transfer = new DataTransfer()
  for (const photo of photos) transfer.items.add(photo)
  input.files = transfer.files
}

function holdForm(form: HTMLFormElement | null) {
  let heldSubmit: SubmitEvent | null = null
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    heldSubmit = event
  }
  form?.addEventListener('submit', hold, true)
  return () => {
    form?.removeEventListener('submit', hold, true)
    if (heldSubmit) form?.requestSubmit(heldSubmit.submitter)
  }
}
