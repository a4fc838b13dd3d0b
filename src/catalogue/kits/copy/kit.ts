import { shortDay } from '#ui/copy/calendar.ts'

export const kitPageCopy = {
  inside: 'O que vem no kit',
  choose: (count: number) => `Escolha ${count} velas`,
  repeats: 'Pode repetir.',
  chosen: (chosenCount: number, wantedCount: number) =>
    chosenCount === 1 ? `1 de ${wantedCount} escolhida.` : `${chosenCount} de ${wantedCount} escolhidas.`,
  full: 'Para trocar, desmarque uma delas.',
  apart: (price: string) => `Separadas, custam ${price}.`,
  quiz: { ask: 'Não sabe quais?', link: 'Quatro perguntas ajudam a escolher' },
  missing: (count: number) => (count === 1 ? 'Falta 1 vela' : `Faltam ${count} velas`),
  soldOut: 'esgotada',
  backOn: (day: string) => `volta em ${shortDay(day)}`,
  quantityOf: (name: string) => `Quantidade de ${name}`,
  partsMissing: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} acabou. O kit volta quando ela voltar.`
      : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} acabaram. O kit volta quando elas voltarem.`,
  listMissing: 'No momento não há velas suficientes para montar este kit.',
} as const
