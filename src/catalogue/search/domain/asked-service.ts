import { foldText } from '#platform/domain/fold-text.ts'

export type Service = 'voucher' | 'returns' | 'orders' | 'delivery'

const words: readonly [Service, RegExp][] = [
  ['voucher', /\b(vales?|vouchers?|gifts?|gift ?cards?|cart(ao|oes)( de)? presente)\b/],
  [
    'returns',
    /\b(trocas?|trocar|devolu(cao|coes)|devolver|arrependimento|reembolsos?|garantia|quebrad[ao]s?|quebrou)\b/,
  ],
  ['orders', /\b(rastre(ar|io|amento)|meus? pedidos?|pedidos?)\b/],
  [
    'delivery',
    /\b(fretes?|entregas?|entrega[mr]|motoboys?|envios?|envia[mr]?|prazos?|retiradas?|retirar|correios|sedex)\b/,
  ],
]

/** Matches searches such as 'frete grátis' or 'trocar vela quebrada'; null if the search is about candles. */
export function askedService(search: string): Service | null {
  const folded = foldText(search)
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
