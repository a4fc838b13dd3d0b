export type UploadState = 'pending' | 'uploading' | 'success' | 'error'

/** One image on its way to its product. */
export interface QueueItem<File> {
  /** Those that were chosen together, and the place of this one among them. */
  batch: string
  place: number
  productId: string
  productName: string
  file: File
  state: UploadState
  /** 0 to 1, while it is sent. */
  progress: number
  /** The connection was lost; it goes on by itself. */
  isWaitingForConnection: boolean
  error: string | null
}

export type SendResult =
  | { ok: true; version: number }
  /** Null for a surprise, which each page words in its own way. */
  | { ok: false; error: string | null }
  | 'no-connection'

interface UploadQueueOptions<File> {
  send: (item: QueueItem<File>, onProgress: (share: number) => void) => Promise<SendResult>
  /** Ends when it is worth trying again, at the latest after so long. */
  waitForConnection: (ms: number) => Promise<void>
  /** Called when the last of a batch has come to its end. */
  onBatchEnd: (items: readonly QueueItem<File>[]) => void
  onVersion: (productId: string, version: number) => void
  /** What is said of a file whose line did not come back. */
  connectionLost: string
}

/** A phone's connection carries so many at once; more would only make each slower. */
const AT_ONCE = 4
/** Lost lines come back: in a lift, in a tunnel. After these it is the owner's to say when. */
const TRY_AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]

/** The uploads of this tab. They go on while the owner is on other pages, four at a time, and go on by themselves after a lost connection. */
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
    const added = files.map((file, index) => ({ ...notSent, ...file, batch, place: first + index }))
    this.#replace([...this.#items, ...added])
    this.#startNext()
  }

  retry(item: QueueItem<File>): void {
    this.#update(item, { state: 'pending', progress: 0, error: null })
    this.#startNext()
  }

  /** Those that wait can be taken out; those under way cannot. */
  remove(item: QueueItem<File>): void {
    this.#replace(
      this.#items.filter((each) => !(isSame(each, item) && ['pending', 'error'].includes(each.state))),
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
    const batch = this.#items.filter((each) => each.batch === item.batch)
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
    this.#replace(this.#items.map((each) => (isSame(each, item) ? { ...each, ...change } : each)))
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
  /** Of the whole batch, by bytes: a large image counts for more. */
  percent: number
}

export function summarise(
  queue: readonly Pick<QueueItem<{ size: number }>, 'state' | 'progress' | 'file'>[],
): QueueSummary {
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
function shareOf({ state, progress }: Pick<QueueItem<unknown>, 'state' | 'progress'>): number {
  if (state === 'pending') return 0
  return state === 'uploading' ? progress : 1
}
