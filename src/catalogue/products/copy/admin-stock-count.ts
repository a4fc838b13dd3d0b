export const stockCount = {
  title: 'Contar estoque',
  lead: 'Quantas velas há de cada tamanho? Mude só os números que não batem.',
  crumb: 'Estoque',
  loadFailed: 'Erro ao carregar o estoque',
  failed: 'A contagem não foi salva. Tente de novo.',
  noSize: 'Unidades',
  hidden: 'Inativo',
  save: 'Salvar contagem',
  saving: 'Salvando...',
  saved: 'Contagem salva',
  asBefore: 'Estava tudo certo.',
  notWhole: 'Digite um número inteiro, ou 0.',
  checkFields: 'Nada foi salvo ainda. Confira os números marcados.',
  movedHere: (from: number, to: number) => `Mudou de ${from} para ${to} enquanto você contava.`,
  moved: (shelves: readonly { name: string; seen: number; now: number }[]) =>
    `Nada foi salvo ainda. ${shelves
      .map(
        ({ name, seen, now }) => `O estoque de ${name} mudou de ${seen} para ${now} enquanto você contava.`,
      )
      .join(' ')} Confira e salve de novo.`,
  empty: { title: 'Nenhuma vela ainda', text: 'Crie o primeiro produto e o estoque dele aparece aqui.' },
  leave: {
    title: 'Sair sem salvar?',
    question: 'O que você contou ainda não foi salvo.',
    confirm: 'Sair sem salvar',
  },
} as const
