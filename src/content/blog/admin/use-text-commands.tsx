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

const dialogs = {
  candle: () => import('./candle-dialog.tsx'),
  link: () => import('./link-dialog.tsx'),
  image: () => import('#catalogue/images/admin/text-image-dialog.tsx'),
}
const CandleDialog = lazy(dialogs.candle)
const LinkDialog = lazy(dialogs.link)
const TextImageDialog = lazy(dialogs.image)

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

  /** Handles a failed import here, because an error boundary would discard what was typed. */
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

  /** Closes first: the dialog returns focus to its button, but the text must have it last. */
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
  // Portalled because forms cannot be nested.
  return { area, run, runByKey, dialog: asking && createPortal(dialog, document.body) }
}

function useTextArea(onWrite: (content: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)

  function write({ start, end, text }: Replacement) {
    if (!area.current) return
    area.current.focus()
    area.current.setSelectionRange(start, end)
    // `execCommand` is deprecated, but the only way to keep the change in the browser's undo history.
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
