/** What server and browser must agree on about the channel 'product-updates'. */
export const PRODUCT_UPDATES_PATH = '/api/realtime/product-updates'

export const channelEvents = {
  /** The first word on every connection; its id tells whether something was missed. */
  hello: 'hello',
  heartbeat: 'heartbeat',
  update: 'product-updates',
} as const

/** Which products changed; 'all' when they are many, or when nobody can say. */
export type ChangedProducts = readonly string[] | 'all'

export interface ProductUpdate {
  ids: ChangedProducts
}

export const HEARTBEAT_MS = 25_000
