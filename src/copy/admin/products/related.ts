import { formatWhole } from '#domain/format-number.ts'

/** The panels beside the product form: company for a candle, and who waits for it. */
export const relatedCopy = {
  pairs: {
    hint: 'até três, nesta ordem',
    none: 'Só as sugestões de sempre',
    empty: 'Nenhuma vela escolhida: na página aparecem só as sugestões de sempre.',
    add: 'Escolher uma vela',
    inactive: '(fora da loja: não aparece)',
  },
  waiting: {
    count: (people: number) =>
      `${people === 1 ? '1 pessoa pediu' : `${formatWhole(people)} pessoas pediram`} para saber quando ela voltar.`,
    ofSize: (size: string, people: number) => `${size}: ${formatWhole(people)} à espera`,
    none: 'Ninguém pediu para ser avisado.',
    hint: 'Ao salvar com estoque, cada uma recebe um e-mail, por ordem de chegada e até onde as unidades alcançam.',
    since: (day: string) => `desde ${day}`,
    more: (people: number) => `e mais ${formatWhole(people)}`,
  },
  moveUp: (name: string) => `Subir ${name}`,
  remove: (name: string) => `Remover ${name}`,
} as const
