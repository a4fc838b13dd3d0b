import { foldText } from '#domain/address/fold-text.ts'

const WORDS = /\b(vales?|vouchers?|gifts?|gift ?cards?|cart(ao|oes)( de)? presente)\b/

/** 'vale-presente', 'Gift card', 'cartão presente': what people type who look for one among the candles. */
export const asksForVoucher = (search: string): boolean => WORDS.test(foldText(search))
