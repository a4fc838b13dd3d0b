export type UploadState = 'pending' | 'uploading' | 'success' | 'error'

export interface QueueItem<File> {
  /** Files chosen together share a batch; `place` is the position within it. */
  batch: string
  place: number
  productId: string
  productName: string
  file: File
  state: UploadState
  progress: number
  /** True if the connection was lost. The upload retries automatically. */
  isWaitingForConnection: boolean
  error: string | null
}

export type SendResult =
  | { ok: true; version: number }
  /** Null for unexpected failures; each page has its own text for them. */
  | { ok: false; error: string | null }
  | 'no-connection'

interface UploadQueueOptions<File> {
  send: (item: QueueItem<File>, onProgress: (share: number) => void) => Promise<SendResult>
  /** Resolves when a retry makes sense, or after `ms` at the latest. */
  waitForConnection: (ms: number) => Promise<void>
  onBatchEnd: (items: readonly QueueItem<File>[]) => void
  onVersion: (productId: string, version: number) => void
  connectionLost: string
}

/** More parallel uploads would only slow each other down on a phone. */
const AT_ONCE = 4
/** Automatic retries after a lost connection. After the last one, the owner has to retry. */
const TRY_AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]

/** The uploads of this tab. They continue while the owner visits other pages and after a lost connection. */
export class UploadQueue<File extends { readonly size: number }> {
  #items: readonly QueueItem<File>[] = []
  readonly #listeners = new Set<() => void>()
  readonly #options: UploadQueueOptions<File>

  constructor(options: UploadQueueOptions<File>) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly items = () => this.#items

  add(batch: string, files: readonly { productId: string; productName: string; file: File }[]): void {
    const first = this.#items.filter((item) => item.batch === batch).length
    const addedFiles = files.map((file, index) => ({ ...notSent, ...file, batch, place: first + index }))
    this.#replace([...this.#items, ...addedFiles])
    this.#startNext()
  }

  retry(item: QueueItem<File>): void {
    this.#update(item, { state: 'pending', progress: 0, error: null })
    this.#startNext()
  }

  /** Only waiting items can be removed; uploads in progress cannot. */
  remove(item: QueueItem<File>): void {
    this.#replace(
      this.#items.filter((entry) => !(isSame(entry, item) && ['pending', 'error'].includes(entry.state))),
    )
  }

  forget(batch: string): void {
    this.#replace(this.#items.filter((item) => item.batch !== batch))
  }

  #startNext(): void {
    let free = AT_ONCE - this.#items.filter(({ state }) => state === 'uploading').length
    for (const item of this.#items) {
      if (free === 0) return
      if (item.state !== 'pending') continue
      free -= 1
      this.#run(item)
    }
  }

  async #run(item: QueueItem<File>): Promise<void> {
    this.#update(item, { state: 'uploading', progress: 0, error: null })
    const result = await this.#sendUntilItArrives(item)
    if (result.ok) {
      this.#update(item, { state: 'success', progress: 1 })
      this.#options.onVersion(item.productId, result.version)
    } else this.#update(item, { state: 'error', error: result.error })
    this.#startNext()
    const batch = this.#items.filter((entry) => entry.batch === item.batch)
    if (batch.every(({ state }) => state === 'success' || state === 'error')) this.#options.onBatchEnd(batch)
  }

  async #sendUntilItArrives(item: QueueItem<File>): Promise<Exclude<SendResult, 'no-connection'>> {
    const onProgress = (progress: number) => this.#update(item, { progress })
    for (const delay of [...TRY_AGAIN_AFTER_MS, null]) {
      const result = await this.#options.send(item, onProgress)
      if (result !== 'no-connection') return result
      if (delay === null) break
      this.#update(item, { isWaitingForConnection: true, progress: 0 })
      await this.#options.waitForConnection(delay)
      this.#update(item, { isWaitingForConnection: false })
    }
    return { ok: false, error: this.#options.connectionLost }
  }

  #update(item: QueueItem<File>, change: Partial<QueueItem<File>>): void {
    this.#replace(this.#items.map((entry) => (isSame(entry, item) ? { ...entry, ...change } : entry)))
  }

  #replace(items: readonly QueueItem<File>[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

const notSent = { state: 'pending', progress: 0, isWaitingForConnection: false, error: null } as const

const isSame = (a: QueueItem<unknown>, b: QueueItem<unknown>) => a.batch === b.batch && a.place === b.place

export interface QueueSummary {
  total: number
  sent: number
  failed: number
  waiting: number
  /** Progress of the whole batch, weighted by bytes. */
  percent: number
}

export function summarise(
  queue: readonly Pick<QueueItem<{ size: number }>, 'state' | 'progress' | 'file'>[],
): QueueSummary {
  const count = (state: UploadState) => queue.filter((item) => item.state === state).length
  const bytes = queue.reduce((sum, { file }) => sum + file.size, 0)
  const sentBytes = queue.reduce((sum, item) => sum + item.file.size * calculateProgress(item), 0)
  return {
    total: queue.length,
    sent: count('success'),
    failed: count('error'),
    waiting: count('pending'),
    percent: bytes === 0 ? 0 : Math.floor((sentBytes / bytes) * 100),
  }
}

/** Failed files count as done, so that the batch always reaches 100 %. */
function calculateProgress({ state, progress }: Pick<QueueItem<unknown>, 'state' | 'progress'>): number {
  if (state === 'pending') return 0
  return state === 'uploading' ? progress : 1
}
