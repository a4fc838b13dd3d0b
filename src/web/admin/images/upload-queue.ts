export type UploadState = 'pending' | 'uploading' | 'success' | 'error'

/** One image of a batch on its way to its product. */
export interface QueueItem<File> {
  productId: string
  productName: string
  file: File
  state: UploadState
  /** 0 to 1, while it is sent. */
  progress: number
  error: string | null
}

export interface QueueSummary {
  total: number
  sent: number
  failed: number
  waiting: number
  /** Of the whole batch, by bytes: a large image counts for more. */
  percent: number
}

export function summarise(queue: readonly QueueItem<{ size: number }>[]): QueueSummary {
  const count = (state: UploadState) => queue.filter((item) => item.state === state).length
  const bytes = queue.reduce((sum, { file }) => sum + file.size, 0)
  const done = queue.reduce((sum, item) => sum + item.file.size * shareOf(item), 0)
  return {
    total: queue.length,
    sent: count('success'),
    failed: count('error'),
    waiting: count('pending'),
    percent: bytes === 0 ? 0 : Math.floor((done / bytes) * 100),
  }
}

/** What failed is over too: the batch ends at 100 %, whatever came of it. */
function shareOf({ state, progress }: QueueItem<unknown>): number {
  if (state === 'pending') return 0
  return state === 'uploading' ? progress : 1
}
