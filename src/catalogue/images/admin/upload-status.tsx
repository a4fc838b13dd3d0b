import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { uploadStatus as copy } from '#catalogue/images/admin-copy.ts'
import { summarise } from './upload-queue.ts'
import { useUploads } from './uploads.ts'

export default function UploadStatus() {
  const items = useUploads()
  const running = items.some(({ state }) => state === 'pending' || state === 'uploading')
  const { revalidate } = useRevalidator()
  const wasRunning = useRef(false)

  // Warns before the tab is closed, because that would abort the uploads.
  useEffect(() => {
    if (!running) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [running])

  useEffect(() => {
    if (wasRunning.current && !running) revalidate()
    wasRunning.current = running
  }, [running, revalidate])

  if (!running) return null
  const { total, sent, failed, percent } = summarise(items)
  return (
    <section className="grid g2 upload-status fs-small" aria-label={copy.label}>
      <p role="status">
        {items.some(({ isWaitingForConnection }) => isWaitingForConnection)
          ? copy.waitingForConnection
          : copy.running(sent + failed, total)}
      </p>
      <span className="q__bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    </section>
  )
}
