import type { RouterContextProvider } from 'react-router'
import type { LegalFacts } from '#copy/legal/legal-page.ts'
import { isCourierEnabled } from '#shop/freight/load-courier-settings.ts'
import { shopOf } from '#web/server/request/context.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the legal pages say of this shop, as its owner has set it; out of memory. */
export function sellerFacts(context: Context): LegalFacts {
  const { values, opening } = shopOf(context).settings.current()
  return {
    shop: values.contact,
    hours: values.hours,
    delivery: opening.isOpen ? 'arranged' : null,
    takesPotsBack: values.sustainability.title !== '',
  }
}

/** For the pages that say how candles are brought. */
export async function deliveryFacts(context: Context): Promise<LegalFacts> {
  const facts = sellerFacts(context)
  return (await isCourierEnabled(shopOf(context))) ? { ...facts, delivery: 'courier' } : facts
}
