import {
  type ChangedProducts,
  channelEvents,
  PRODUCT_UPDATES_PATH,
  type ProductUpdate,
} from '#platform/http/realtime/product-updates-channel.ts'
import { type Browser, followChannel } from './follow-channel.ts'

/** All browsers hear of a change at the same moment; they ask for it within this time, not all at once. */
const MAX_JITTER_MS = 1_500

/** Passes on which products changed, a little later; 'all' when something was missed. Returns the function that ends it. */
export function followProductUpdates(
  onChange: (changed: ChangedProducts) => void,
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

/** Gathers changes for a random moment and passes them on together. */
function createJitter(deliver: (changed: ChangedProducts) => void, random: () => number) {
  let waiting: ChangedProducts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(changed: ChangedProducts) {
      waiting =
        changed === 'all' || waiting === 'all' ? 'all' : [...new Set([...(waiting ?? []), ...changed])]
      timer ??= setTimeout(() => {
        const gathered = waiting ?? []
        timer = undefined
        waiting = undefined
        deliver(gathered)
      }, random() * MAX_JITTER_MS)
    },
    clear: () => clearTimeout(timer),
  }
}
