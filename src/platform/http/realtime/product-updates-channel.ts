export const PRODUCT_UPDATES_PATH = '/api/realtime/product-updates'

export const channelEvents = {
  /** First event of a connection; its id shows whether events were missed. */
  hello: 'hello',
  heartbeat: 'heartbeat',
  update: 'product-updates',
} as const

/** 'all' if there are many or the set is unknown. */
export type ChangedProducts = readonly string[] | 'all'

export interface ProductUpdate {
  ids: ChangedProducts
}

export const HEARTBEAT_MS = 25_000
