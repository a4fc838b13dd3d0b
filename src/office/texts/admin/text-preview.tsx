import { useEffect, useRef, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { textsCopy } from '#office/texts/admin-copy.ts'
import { TextButton } from '#ui/elements/button.tsx'
import type { TextPreview } from './preview-text.server.ts'

const words = textsCopy.preview
const PAUSE_MS = 400

interface TextPreviewPanelProps {
  group: string
  names: readonly string[]
  typed: readonly string[]
  saved: TextPreview
}

/** Rendered by the server with the shop's own emails. */
export function TextPreviewPanel({ group, names, typed, saved }: TextPreviewPanelProps) {
  const { preview, isStale, retry } = usePreview(group, names, typed, saved)
  return (
    <section className="panel" aria-labelledby="text-preview">
      <div className="panel__head">
        <h2 id="text-preview">{words.title}</h2>
        <p className="small muted">{words.about}</p>
      </div>
      <p className="small" role="status">
        {isStale && (
          <>
            {words.stale} <TextButton onClick={retry}>{words.retry}</TextButton>
          </>
        )}
      </p>
      {'html' in preview ? (
        <>
          <p>
            <b>{preview.subject}</b>
          </p>
          <iframe
            className="email-frame mt3"
            title={words.frame(preview.subject)}
            sandbox=""
            srcDoc={preview.html}
          />
        </>
      ) : (
        <dl className="preview shop-colours">
          {preview.texts.map(({ label, text }) => (
            <div key={label}>
              <dt className="small muted">{label}</dt>
              <dd className="email-text">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Debounced; late answers are dropped. */
function usePreview(group: string, names: readonly string[], typed: readonly string[], saved: TextPreview) {
  const shown = useRef(typed.join('\0'))
  const [state, setState] = useState({ preview: saved, isStale: false })
  const [attempt, setAttempt] = useState(0)
  const typedTexts = typed.join('\0')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same text again
  useEffect(() => {
    if (typedTexts === shown.current) return
    const abort = new AbortController()
    const timer = window.setTimeout(async () => {
      const preview = await ask(abort.signal)
      if (abort.signal.aborted) return
      if (preview) shown.current = typedTexts
      setState((before) => (preview ? { preview, isStale: false } : { ...before, isStale: true }))
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [typedTexts, attempt])
  return { ...state, retry: () => setAttempt((count) => count + 1) }

  async function ask(signal: AbortSignal): Promise<TextPreview | null> {
    try {
      const body = new FormData()
      names.forEach((name, place) => {
        body.set(`texts.${place}.name`, name)
        body.set(`texts.${place}.text`, typed[place] ?? '')
      })
      const response = await fetch(pathTo('adminTextPreview', { group }), { method: 'POST', body, signal })
      return response.ok ? ((await response.json()) as TextPreview) : null
    } catch {
      return null
    }
  }
}
