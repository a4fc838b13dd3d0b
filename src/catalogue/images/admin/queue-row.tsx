import { batchUpload as copy } from '#catalogue/images/admin-copy.ts'
import { imageManager, sizeInMegabytes } from '#ui/copy/images.ts'
import { AdminIcon, type AdminIconName } from '#ui/elements/admin-icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import type { UploadState } from './upload-queue.ts'
import type { Upload } from './uploads.ts'

interface QueueRowProps {
  item: Upload
  onRemove: () => void
  onRetry: () => void
}

const icons: Record<UploadState, AdminIconName> = {
  pending: 'clock',
  uploading: 'upload',
  success: 'check',
  error: 'alert',
}

export function QueueRow({ item, onRemove, onRetry }: QueueRowProps) {
  const { state, file, productName, error } = item
  const percent = Math.round((state === 'success' ? 1 : item.progress) * 100)
  return (
    <li className={`q q--${state}`}>
      <span className="q__i">
        <AdminIcon name={icons[state]} size="s" />
      </span>
      <div className="q__n">
        <b>{productName}</b>
        <small>
          {file.name} · <span className="num">{sizeInMegabytes(file.size)}</span>
          {state === 'error' && <span className="q__err">{error ?? imageManager.unknownError}</span>}
        </small>
      </div>
      <span className="nowrap q__s">
        {item.isWaitingForConnection ? (
          copy.waitingForConnection
        ) : state === 'uploading' ? (
          <b className="num">{percent}%</b>
        ) : (
          copy.states[state]
        )}
      </span>
      <span>
        {state === 'pending' && (
          <IconButton label={copy.removePending(file.name)} icon="close" iconSize="s" onClick={onRemove} />
        )}
        {state === 'error' && (
          <IconButton label={copy.retry(file.name)} icon="repeat" iconSize="s" onClick={onRetry} />
        )}
      </span>
      <span className="q__bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    </li>
  )
}
