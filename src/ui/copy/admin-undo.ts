export const undoCopy = {
  undo: 'Desfazer',
  undoing: 'Desfazendo...',
  mailWaits: (seconds: number) => `O e-mail sai em ${seconds} s.`,
  mailsWait: (seconds: number) => `Os e-mails saem em ${seconds} s.`,
  done: { title: 'Desfeito', text: 'Nenhum e-mail foi enviado.' },
  partly: 'Nem tudo foi desfeito',
  outcomes: {
    mailed: (order: string) => `${order}: o e-mail já tinha saído, e o pedido continua como estava.`,
    moved: (order: string) => `${order}: o pedido mudou depois disso, e continua como está.`,
    'not-at-hand': (order: string) => `${order}: só quem administra a loja desfaz isto.`,
  },
  nothing: 'Não há mais nada para desfazer.',
  failed: 'Erro ao desfazer',
} as const
