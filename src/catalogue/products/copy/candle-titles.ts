const NAMES_CANDLE = /\bvel(as?|inhas?)\b/i

const LEADING_KIT = /^kit\b/i

/** Adds 'vela' to names that lack it, because search results and other shops show no context. */
export function candleTitle(name: string, { isKit }: { isKit: boolean }): string {
  if (NAMES_CANDLE.test(name)) return name
  if (!isKit) return `Vela ${name}`
  return LEADING_KIT.test(name) ? name.replace(LEADING_KIT, 'Kit de velas') : `${name}, kit de velas`
}

export const collectionTitle = (name: string) => (NAMES_CANDLE.test(name) ? name : `Velas da coleção ${name}`)
