import { useEffect, useRef, useState } from 'react'
import { pixCopy as words } from '#copy/checkout/pix-payment.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { PixNotice } from './pix-notice.tsx'

interface PixCodeProps {
  code: string
  isCopied: boolean
  onCopied(): void
  /** Where what she pressed is gone, and the focus with it. */
  takesFocus: boolean
}

/** The code and the button that copies it. Where the browser refuses, the code lies there selected. */
export function PixCode({ code, isCopied, onCopied, takesFocus }: PixCodeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  async function copy() {
    const isDone = await putOnClipboard(code, field.current)
    setRefused(!isDone)
    if (isDone) onCopied()
  }

  return (
    <div className="pix__copy">
      <Button
        className="needs-script"
        variant={isCopied ? 'ghost' : 'flame'}
        block
        ref={button}
        onClick={copy}
      >
        {isCopied ? words.copyAgain : words.copy}
      </Button>
      <div role="status">
        {isRefused && <PixNotice tone="quiet" {...words.copyRefused} />}
        {isCopied && !isRefused && <PixNotice {...words.copied} />}
      </div>
      <label className="pix__code">
        <span className="sr">{words.code}</span>
        <textarea
          ref={field}
          readOnly
          rows={1}
          value={code}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
    </div>
  )
}

/** Browsers inside other apps often have no clipboard; the older way works in most of them. */
async function putOnClipboard(code: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
