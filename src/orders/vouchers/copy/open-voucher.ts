export const voucherRefusals = {
  'voucher-mistyped':
    'Este código não está completo ou tem uma letra trocada. Confira no e-mail ou no cartão.',
  'voucher-unknown': 'Não encontramos um vale com este código. Confira no e-mail ou no cartão.',
} as const

export const openVoucherCopy = {
  title: 'Seu vale-presente',
  heading: (name: string) => (name ? `${name}, este presente é seu` : 'Este presente é seu'),
  from: (name: string) => `De ${name}`,
  balance: 'Saldo do vale',
  lead: 'Escolha com calma. O saldo não vence, vale para velas e entrega, e pode ser usado aos poucos.',
  spent: 'Este vale já foi usado por inteiro. Se algo dele for devolvido, o saldo volta para o mesmo código.',
  codeEnds: (end: string) => `código terminado em ${end}`,
  choose: 'Escolher as velas',
  other: 'Usar outro vale',
  enter: {
    title: 'Você tem um vale-presente?',
    lead: 'Digite o código que está no e-mail ou no cartão.',
    label: 'Código do vale',
    hint: 'Letras maiúsculas ou minúsculas, com ou sem traço.',
    press: 'Abrir o vale',
    busy: 'Abrindo...',
  },
  failed: 'Não foi possível abrir o vale',
  tooMany: 'Foram muitas tentativas. Espere alguns minutos e tente de novo.',
} as const
