export const proofFormCopy = {
  ended: { title: 'Confirme que é você', text: 'O que você enviou espera por você.' },
  notStored: {
    title: 'Confirme que é você',
    text: 'O que você enviou não foi gravado. Confirme e envie outra vez.',
  },
} as const

export const waitingFormCopy = {
  title: 'Falta enviar o que você preencheu',
  text: (email: string) =>
    `O formulário que você enviou ainda não foi salvo, porque faltava confirmar que é você. Você entrou como ${email}. Escolha os arquivos de novo.`,
  send: 'Enviar agora',
  discard: 'Descartar e voltar à página',
  ended: { title: 'Sua sessão terminou', text: 'Entre de novo: o que você enviou espera por você.' },
  notStored: {
    title: 'Sua sessão terminou',
    text: 'O que você enviou não foi gravado. Entre de novo e preencha outra vez.',
  },
} as const
