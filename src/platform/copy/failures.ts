export const loadFailure = {
  title: 'Não conseguimos abrir esta página',
  text: 'Confira sua conexão e tente de novo em instantes.',
  retry: 'Tentar novamente',
} as const

export const notForAccount = {
  title: 'Esta página não é para esta conta',
  text: 'Esta conta não tem acesso a esta página. Se você tem outra, saia e entre com ela.',
  action: 'Voltar ao início',
} as const

export const actionFailed = {
  title: 'Erro',
  text: 'Não foi possível concluir. Confira sua conexão e tente de novo.',
  tone: 'destructive',
} as const

export const notSignedIn = {
  title: 'Entre de novo na sua conta',
  text: 'Sua sessão terminou e isto ainda não foi enviado.',
} as const

/** Does not say that nothing was sent, because the other account may have sent it. */
export const otherAccount = {
  title: 'Você entrou com outra conta',
  text: 'Esta página é de outra conta, então nada foi feito na conta nova. Recarregue para continuar com ela, ou volte à anterior na outra aba.',
} as const

export const lookingForOutcome = {
  title: 'Não sabemos ainda se deu certo',
  text: 'A conexão caiu antes da resposta. Estamos verificando…',
  isUncertain: true,
} as const

export const outcomeUnknown = {
  text: 'A loja ainda não respondeu. Tente de novo em instantes: nada será feito duas vezes.',
} as const

export const sentTooMuch = {
  title: 'Envio grande demais',
  text: 'O que você enviou passa do tamanho permitido. Diminua o texto ou o arquivo e tente de novo.',
} as const
