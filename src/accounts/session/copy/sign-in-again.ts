import { otherAccount } from '#platform/copy/failures.ts'

export const signInAgainCopy = {
  title: 'Sua sessão terminou',
  text: 'Por segurança, pedimos que você entre de novo. A página continua como está, e o envio continua logo depois.',
  submit: 'Entrar e continuar',
  notNow: 'Agora não',
  anotherWay: 'Entrar de outro jeito, em outra aba',
  other: {
    title: otherAccount.title,
    text: 'Esta página é de outra conta, então nada foi enviado. Recarregue para continuar com a conta nova, ou volte à anterior na outra aba.',
    reload: 'Recarregar a página',
  },
} as const
