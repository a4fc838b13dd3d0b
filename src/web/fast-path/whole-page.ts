/** A page whose bytes are at hand. As the body of a Response they would be copied into a stream, and read out of it again. */
export interface WholePage extends Response {
  readonly body: null
  readonly page: Buffer
}

export function wholePage(page: Buffer, init: ResponseInit): WholePage {
  return Object.assign(new Response(null, init) as Response & { readonly body: null }, { page })
}

export function isWholePage(response: Response): response is WholePage {
  return 'page' in response
}
