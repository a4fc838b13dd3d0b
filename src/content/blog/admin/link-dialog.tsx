import { type FormEvent, useState } from 'react'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { readLinkAddress } from '#content/blog/domain/link-address.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'

const copy = postEditorCopy.link

interface LinkDialogProps {
  words: string
  onInsert: (link: { words: string; to: string }) => void
  onClose: () => void
}

export default function LinkDialog({ words: chosen, onInsert, onClose }: LinkDialogProps) {
  const [words, setWords] = useState(chosen)
  const [address, setAddress] = useState('')
  const [isTried, setTried] = useState(false)
  const to = readLinkAddress(address)
  const wordsFault = words.trim() === '' ? copy.wordsMissing : undefined
  const addressFault = to === null ? copy.addressWrong : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through the portal to the post's form.
    event.stopPropagation()
    setTried(true)
    if (to !== null && !wordsFault) onInsert({ words, to })
  }

  return (
    <Dialog open onClose={onClose} title={copy.title} size="s">
      <form onSubmit={submit} noValidate>
        <DialogBody className="stack">
          <TextField
            label={copy.words}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={isTried ? wordsFault : undefined}
          />
          <TextField
            label={copy.address}
            hint={copy.addressHint}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus={chosen.trim() ? '' : undefined}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={isTried ? addressFault : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.insert}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
