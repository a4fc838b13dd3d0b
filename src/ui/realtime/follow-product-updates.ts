import {
  type ChangedProducts,
  channelEvents,
  PRODUCT_UPDATES_PATH,
  type ProductUpdate,
} from '#platform/http/realtime/product-updates-channel.ts'
import { type Browser, followChannel } from './follow-channel.ts'

/** All browsers receive a change at once, so their reloads are spread over this time. */
const MAX_JITTER_MS = 1_500

export function followProductUpdates(
  onChange: (changedProducts: ChangedProducts) => void,
  browser: Browser,
): () => void {
  const tell = createJitter(onChange, browser.random)
  const stop = followChannel(
    {
      path: PRODUCT_UPDATES_PATH,
      events: { [channelEvents.update]: (data) => tell.add((data as ProductUpdate).ids) },
      onMissed: () => tell.add('all'),
    },
    browser,
  )
  return () => {
    stop()
    tell.clear()
  }
}

function createJitter(deliver: (changedProducts: ChangedProducts) => void, random: () => number) {
  let pendingChange: ChangedProducts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(products: ChangedProducts) {
      pendingChange =
        products === 'all' || pendingChange === 'all'
          ? 'all'
          : [...new Set([...(pendingChange ?? []), ...products])]
      timer ??= setTimeout(() => {
        const gathered = pendingChange ?? []
        timer = undefined
        pendingChange = undefined
        deliver(gathered)
      }, random() * MAX_JITTER_MS)
    },
    clear: () => clearTimeout(timer),
  }
}
