import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Safety net: everything a page waits for has a shorter limit. Parts that are cut off raise an error in
 * the browser.
 */
export const RENDER_TIMEOUT_MS = 15_000

export interface StreamedRender {
  readonly nonce: string | undefined
  onError(error: unknown): void
}

export function renderStreamed(tree: ReactElement, { nonce, onError }: StreamedRender): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const collected = new PageCollector((page) => {
      clearTimeout(timer)
      resolve(page)
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // React would send late parts of a long page hidden, and only a script reveals them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collected),
      onShellError: reject,
      onError,
    })
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS)
  })
}

/** Collects React's chunks synchronously; a normal stream needs an event loop turn per chunk. */
class PageCollector extends Writable {
  readonly #pieces: Uint8Array[] = []
  readonly #onComplete: (page: Buffer) => void

  constructor(onComplete: (page: Buffer) => void) {
    super()
    this.#onComplete = onComplete
  }

  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    this.#onComplete(Buffer.concat(this.#pieces))
    return this
  }
}
