/**
 * A page whose bytes travel beside an empty `Response`. As its body they would be encoded into a stream and read out of it
 * again: 0.2 ms a page (decision 0014).
 *
 * Fall-back: without the fast path the bytes are the body. A copy of the response that lost them is noticed
 * (`isEmptyDocument`) and answered as an error, never as an empty page.
 */
export interface BufferedPage extends Response {
  readonly body: null
  readonly page: Buffer
}

export function bufferedPage(page: Buffer, init: ResponseInit): BufferedPage {
  return Object.assign(new Response(null, init) as Response & { readonly body: null }, { page })
}

export function isBufferedPage(response: Response): response is BufferedPage {
  return 'page' in response && response.page instanceof Buffer
}

/** A page that lost its bytes on the way: some code in between made a new `Response` from this one. */
export function isEmptyDocument(response: Response): boolean {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return isDocument && response.status === 200 && response.body === null && !isBufferedPage(response)
}
