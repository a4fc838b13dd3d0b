import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { imageMark } from '#catalogue/images/domain.ts'
import { postEditorCopy } from '#content/blog/admin-copy.ts'
import { candleMark } from '#content/blog/domain/post-body.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { toast } from '#ui/toast/toast-store.ts'
import {
  insertLine,
  insertLink,
  type Replacement,
  type Selection,
  toggleHeading,
  toggleList,
  toggleMark,
} from './format-text.ts'
import { commandByKey, type TextCommand } from './text-toolbar.tsx'

const copy = postEditorCopy.format

// Opened for a few texts only.
const dialogs = {
  candle: () => import('./candle-dialog.tsx'),
  link: () => import('./link-dialog.tsx'),
  image: () => import('#catalogue/images/admin/text-image-dialog.tsx'),
}
const CandleDialog = lazy(dialogs.candle)
const LinkDialog = lazy(dialogs.link)
const TextImageDialog = lazy(dialogs.image)

/** What the toolbar and the keys do to the text; some of it asks in a dialog first. */
export function useTextCommands(content: string, onWrite: (content: string) => void) {
  const { area, write, selection } = useTextArea(onWrite)
  const [asking, setAsking] = useState<TextCommand | null>(null)
  const close = () => setAsking(null)

  function run(command: TextCommand) {
    if (command === 'heading') write(toggleHeading(content, selection(), copy.headingSample))
    else if (command === 'bold') write(toggleMark(content, selection(), '**', copy.boldSample))
    else if (command === 'italic') write(toggleMark(content, selection(), '_', copy.italicSample))
    else if (command === 'list') write(toggleList(content, selection()))
    else openDialog(command)
  }

  /** A dialog whose script is missing would take the page, and what was typed, with it. */
  function openDialog(command: keyof typeof dialogs) {
    dialogs[command]().then(
      () => setAsking(command),
      () => toast(actionFailed),
    )
  }

  function runByKey(event: KeyboardEvent) {
    const command = commandByKey[event.key.toLowerCase()]
    if (!command || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }

  /** A dialog gives the focus back to its button when it closes; the text has it last. */
  function insert(replacement: Replacement) {
    flushSync(close)
    write(replacement)
  }
  const insertBelow = (line: string) => insert(insertLine(content, selection(), line))
  const { start, end } = selection()
  const dialog = (
    <Suspense>
      {asking === 'candle' && (
        <CandleDialog onPick={({ slug }) => insertBelow(candleMark(slug))} onClose={close} />
      )}
      {asking === 'link' && (
        <LinkDialog
          words={content.slice(start, end)}
          onInsert={(link) => insert(insertLink(selection(), link))}
          onClose={close}
        />
      )}
      {asking === 'image' && (
        <TextImageDialog onInsert={({ url, alt }) => insertBelow(imageMark(url, alt))} onClose={close} />
      )}
    </Suspense>
  )
  // Their forms must not stand inside the post's.
  return { area, run, runByKey, dialog: asking && createPortal(dialog, document.body) }
}

/** The text field and what can be done to it from outside; `onWrite` receives what it then holds. */
function useTextArea(onWrite: (content: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)

  function write({ start, end, text }: Replacement) {
    if (!area.current) return
    area.current.focus()
    area.current.setSelectionRange(start, end)
    // Deprecated and without a successor: only what is written this way can be taken back with Ctrl+Z.
    if (!document.execCommand('insertText', false, text)) area.current.setRangeText(text, start, end)
    area.current.setSelectionRange(start, start + text.length)
    onWrite(area.current.value)
  }

  const selection = (): Selection => ({
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  })

  return { area, write, selection }
}
