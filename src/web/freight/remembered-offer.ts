import type { OfferName } from './delivery-state.ts'

const KEY = 'lume_carrier'

/** The carrier's service that was last chosen in this tab; null where none was, or the browser keeps nothing. */
export function rememberedOffer(): OfferName | null {
  try {
    const { carrier, service } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof carrier === 'string' && typeof service === 'string' ? { carrier, service } : null
  } catch {
    return null
  }
}

export function rememberOffer({ carrier, service }: OfferName): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ carrier, service }))
  } catch {
    // Until the page is left it stays chosen.
  }
}
