import { useState } from 'react'
import { uiCopy } from '#ui/copy/ui.ts'
import { TextButton } from './button.tsx'

export function CopyButton({ text, label = uiCopy.copy }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <TextButton onClick={copy} onBlur={() => setCopied(false)}>
      <span aria-live="polite">{isCopied ? uiCopy.copied : label}</span>
    </TextButton>
  )
}
