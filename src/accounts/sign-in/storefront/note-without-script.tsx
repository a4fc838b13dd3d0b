import { Note } from '#ui/feedback/note.tsx'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

export function NoteWithoutScript({ message }: { message: ToastMessage | null | undefined }) {
  if (!message) return null
  return (
    <noscript>
      <Note className="mt4" tone={message.tone === 'destructive' ? 'danger' : 'success'}>
        <b>{message.title}</b> {message.text}
      </Note>
    </noscript>
  )
}
