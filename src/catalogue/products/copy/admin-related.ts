import { formatWhole } from '#platform/domain/format-number.ts'

export const relatedCopy = {
  openRecipe: 'Receita e custo desta vela',
  pairs: {
    hint: 'até três, nesta ordem',
    none: 'Só as sugestões automáticas',
    empty: 'Nenhuma vela escolhida: na página aparecem só as sugestões automáticas.',
    add: 'Escolher uma vela',
    inactive: '(fora da loja: não aparece)',
  },
  waiting: {
    count: (people: number) =>
      `${people === 1 ? '1 pessoa pediu' : `${formatWhole(people)} pessoas pediram`} para saber quando ela voltar.`,
    ofSize: (size: string, people: number) => `${size}: ${formatWhole(people)} à espera`,
    none: 'Ninguém pediu para ser avisado.',
    hint: 'Ao salvar com estoque, cada uma recebe um e-mail, por ordem de chegada e enquanto houver unidades.',
    since: (day: string) => `desde ${day}`,
    more: (people: number) => `e mais ${formatWhole(people)}`,
  },
  moveUp: (name: string) => `Subir ${name}`,
  remove: (name: string) => `Remover ${name}`,
} as const

export const productPicker = {
  placeholder: 'Nome da vela',
  hint: 'Digite pelo menos três letras.',
  searching: 'Procurando...',
  nothing: 'Nenhuma vela com esse nome.',
  failed: 'Não deu para procurar. Confira a conexão e digite de novo.',
  found: (count: number) => (count === 1 ? '1 vela encontrada' : `${count} velas encontradas`),
  inactive: '(fora da loja)',
} as const
