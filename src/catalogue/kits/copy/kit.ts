import { shortDay } from '#ui/copy/calendar.ts'

/** The page of a kit. */
export const kitPageCopy = {
  inside: 'O que vem no kit',
  choose: (count: number) => `Escolha ${count} velas`,
  repeats: 'Pode repetir.',
  /** Spoken with every choice. */
  chosen: (chosen: number, wanted: number) =>
    chosen === 1 ? `1 de ${wanted} escolhida.` : `${chosen} de ${wanted} escolhidas.`,
  full: 'Para trocar, desmarque uma delas.',
  /** What the same candles cost one by one, where that is more. */
  apart: (price: string) => `Separadas, custam ${price}.`,
  quiz: { ask: 'Não sabe quais?', link: 'Quatro perguntas ajudam a escolher' },
  missing: (count: number) => (count === 1 ? 'Falta 1 vela' : `Faltam ${count} velas`),
  soldOut: 'esgotada',
  backOn: (day: string) => `volta em ${shortDay(day)}`,
  quantityOf: (name: string) => `Quantidade de ${name}`,
  /** Where a fixed kit cannot be had. */
  partsMissing: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} acabou. O kit volta quando ela voltar.`
      : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} acabaram. O kit volta quando elas voltarem.`,
  listMissing: 'No momento não há velas suficientes para montar este kit.',
} as const
