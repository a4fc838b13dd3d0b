export const pixCopy = {
  amount: 'Valor',
  payUntil: (time: string) => `Pague até ${time}`,
  left: 'faltam',
  code: 'Pix copia e cola',
  copy: 'Copiar código Pix',
  copyAgain: 'Copiar de novo',
  copied: {
    title: 'Código copiado',
    text: 'Cole em Pix copia e cola, no aplicativo do seu banco. A confirmação aparece aqui.',
  },
  copiedByHand: {
    title: 'Código copiado',
    text: 'Cole em Pix copia e cola, no aplicativo do seu banco. Depois de pagar, toque em Já paguei.',
  },
  copyRefused: {
    title: 'O navegador não deixou copiar',
    text: 'O código está selecionado: toque e segure sobre ele e escolha Copiar.',
  },
  steps: [
    'Copie o código.',
    'No aplicativo do seu banco, abra Pix e escolha copia e cola.',
    'Confira o nome e o valor e confirme.',
  ],
  receiver: 'Quem recebe',
  image: 'QR code do Pix',
  scan: 'Ou aponte a câmera do aplicativo do banco.',
  check: 'Já paguei',
  checking: 'Conferindo...',
  /** For payments that the provider confirms. */
  byProvider: {
    wait: 'O pedido espera por você até lá, e a confirmação costuma aparecer em segundos. Se fechar esta página, o código continua no seu pedido.',
    notYet: {
      title: 'Ainda não apareceu',
      text: 'O banco pode levar um minuto. Não pague de novo: avisamos aqui e por e-mail assim que cair.',
    },
    ended: {
      title: 'O código Pix expirou',
      text: 'Se você acabou de pagar, toque em conferir.',
    },
  },
  /** For payments that the owner confirms from the bank statement. */
  byHand: {
    wait: 'O Pix cai direto na conta da loja e a gente confere no extrato. Se você já pagou, não pague de novo: toque em Já paguei, a reserva continua, e avisamos por e-mail.',
    notYet: {
      title: 'Ainda não conferimos',
      text: 'Assim que virmos o seu Pix na conta, confirmamos aqui e por e-mail. Não pague de novo.',
    },
    ended: {
      title: 'O prazo da reserva terminou',
      text: 'Se você já pagou, não pague de novo: assim que virmos o seu Pix, avisamos por e-mail.',
    },
  },
  /** A visitor paying by link may have given no email address. */
  byLink: {
    byProvider: {
      wait: 'O pedido espera por você até lá, e a confirmação costuma aparecer em segundos. Se fechar esta página, o código continua neste mesmo link.',
      notYet: {
        title: 'Ainda não apareceu',
        text: 'O banco pode levar um minuto. Não pague de novo: esta página se atualiza assim que cair.',
      },
      ended: {
        title: 'O código Pix expirou',
        text: 'Se você acabou de pagar, toque em conferir.',
      },
    },
    byHand: {
      wait: 'O Pix cai direto na conta da loja e a gente confere no extrato. Se você já pagou, não pague de novo: toque em Já paguei, e a confirmação aparece neste mesmo link.',
      notYet: {
        title: 'Ainda não conferimos',
        text: 'Assim que virmos o seu Pix na conta, esta página muda. Não pague de novo.',
      },
      ended: {
        title: 'O prazo da reserva terminou',
        text: 'Se você já pagou, não pague de novo: assim que virmos o seu Pix, esta página muda.',
      },
    },
  },
  changed: {
    title: 'Este código não vale mais',
    text: 'A forma de pagamento ou o próprio pedido mudou enquanto esta página estava aberta. Para pagar com Pix, gere um novo código e confira o valor.',
  },
  renewHint: 'Se não pagou, nada foi cobrado: gere um novo código.',
  overHint: 'Se não pagou, nada foi cobrado, e o pedido foi encerrado.',
  renew: 'Gerar novo código',
  renewing: 'Gerando código...',
  toCard: 'Mudar para cartão',
  changing: 'Trocando...',
  signedOut: 'Sua sessão terminou. Toque em conferir para entrar de novo e ver o pagamento.',
  offline: 'Sem conexão agora. Conferimos de novo assim que ela voltar.',
  received: {
    title: 'Pagamento recebido',
    amount: (amount: string) => `${amount} por Pix`,
    text: 'Estamos abrindo o seu pedido.',
    action: 'Ver meu pedido',
  },
  close: { dialog: 'Fechar', page: 'Voltar ao pedido' },
  simulate: 'Simular pagamento',
  simulating: 'Simulando...',
  notSimulated: 'Este código já foi pago ou expirou.',
  testMode: 'Loja em modo de teste: este código não cobra ninguém.',
  failed: 'Erro no pagamento',
} as const
