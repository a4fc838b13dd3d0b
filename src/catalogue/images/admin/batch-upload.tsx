import { type ChangeEvent, useEffect, useState } from 'react'
import { batchUpload as copy } from '#catalogue/images/admin-copy.ts'
import { BATCH_MAX_FILES } from '#catalogue/products/domain/assign-uploads.ts'
import { ACCEPTED_PHOTOS } from '#platform/images/image-limits.ts'
import { sizeInMegabytes } from '#ui/copy/images.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { fileDropProps } from './image-strip.tsx'
import { QueueRow } from './queue-row.tsx'
import { summarise } from './upload-queue.ts'
import { type Upload, uploads } from './uploads.ts'
import { type ChosenImage, useBatchUpload, type WaitingProduct } from './use-batch-upload.ts'

interface ChosenRowProps {
  image: ChosenImage
  waiting: readonly WaitingProduct[]
  onGive: (productId: string) => void
  onLeaveOut: () => void
}

interface BatchUploadProps {
  waiting: readonly WaitingProduct[]
  lacking: number
}

export function BatchUpload({ waiting, lacking }: BatchUploadProps) {
  const batch = useBatchUpload({ waiting, lacking })
  const { chosen, queue, sending } = batch
  return (
    <section className="panel" aria-labelledby="batch-title">
      <div className="panel__head cluster ends baseline">
        <h2 id="batch-title">{copy.title}</h2>
        <span className="small muted">{copy.subtitle}</span>
      </div>
      <div className="grid g5 batch-upload">
        <DropZone lacking={lacking} busy={sending} onFiles={batch.choose} />
        {chosen.length > 0 && (
          <div>
            <p className="hint" role="status">
              {copy.choosing}
            </p>
            <ul className="queue mt3">
              {chosen.map((image) => (
                <ChosenRow
                  key={image.id}
                  image={image}
                  waiting={waiting}
                  onGive={(productId) => batch.give(image, productId)}
                  onLeaveOut={() => batch.leaveOut(image.file)}
                />
              ))}
            </ul>
            <div className="cluster mt4">
              <Button small onClick={batch.send}>
                {copy.start(chosen.length)}
              </Button>
              <TextButton onClick={batch.clear}>{copy.clear}</TextButton>
            </div>
          </div>
        )}
        {queue.length > 0 && (
          <div>
            <BatchProgress queue={queue} />
            <ul className="queue mt3">
              {queue.map((item) => (
                <QueueRow
                  key={item.place}
                  item={item}
                  onRemove={() => uploads.remove(item)}
                  onRetry={() => uploads.retry(item)}
                />
              ))}
            </ul>
            <div className="cluster mt4">
              {sending ? (
                <p className="hint">{copy.goesOn}</p>
              ) : (
                <TextButton onClick={batch.clear}>{copy.clear}</TextButton>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

interface DropZoneProps {
  lacking: number
  busy: boolean
  onFiles: (files: Iterable<File>) => void
}

function DropZone({ lacking, busy, onFiles }: DropZoneProps) {
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    onFiles(files)
  }
  return (
    <label className="drop drop--big" {...fileDropProps((files) => busy || onFiles(files))}>
      <AdminIcon name="upload" size="l" />
      <b>{copy.choose}</b>
      <span>{lacking > 0 ? copy.dropHint(Math.min(lacking, BATCH_MAX_FILES)) : copy.nothingWaiting}</span>
      <input
        className="sr"
        type="file"
        accept={ACCEPTED_PHOTOS}
        multiple
        disabled={busy}
        aria-label={copy.choose}
        onChange={choose}
      />
    </label>
  )
}

function BatchProgress({ queue }: { queue: readonly Upload[] }) {
  const { total, sent, failed, percent } = summarise(queue)
  return (
    <>
      <div className="batch-upload__sum fs-small">
        <span role="status">
          <b className="num">{copy.sent(sent, total)}</b> {copy.sentWord(total)}
          {failed > 0 && `, ${copy.failed(failed)}`}
        </span>
        <b className="num">{percent}%</b>
      </div>
      <div
        className="q__bar q__bar--all"
        role="progressbar"
        aria-label={copy.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}

function ChosenRow({ image: { file, product }, waiting, onGive, onLeaveOut }: ChosenRowProps) {
  const preview = usePreview(file)
  return (
    <li className="q fs-small q--chosen">
      {preview ? <img className="q__img" src={preview} alt="" width={48} height={60} /> : <span />}
      <div className="q__n">
        <select
          className="select"
          aria-label={copy.productOf(file.name)}
          value={product.id}
          onChange={(event) => onGive(event.currentTarget.value)}
        >
          {waiting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <small>
          {file.name} · <span className="num">{sizeInMegabytes(file.size)}</span>
        </small>
      </div>
      <IconButton label={copy.removePending(file.name)} icon="close" iconSize="s" onClick={onLeaveOut} />
    </li>
  )
}

function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview
}
