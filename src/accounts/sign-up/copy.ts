import { type AccountNotice, EMAIL_INVALID, refusal, tooMany, tryLater } from '#accounts/copy/accounts.ts'

export const confirmationCopy = {
  sent: { before: 'Enviamos um link de confirmação para ', after: '. Ele vale por 24 horas.' },
  pending: { before: 'O endereço ', after: ' ainda não foi confirmado. Abra o link do e-mail que enviamos.' },
  resendTitle: 'Não chegou?',
  resendText: 'Espere um minuto e olhe a pasta de spam. Se não estiver lá, peça outro.',
  resend: 'Reenviar e-mail',
  resendIn: (seconds: number) => `Reenviar em ${seconds}s`,
  resending: 'Reenviando...',
  withoutScript: 'Recarregue a página para ver quando dá para pedir outro.',
  offline: {
    before: 'Esta loja roda no seu computador e não envia e-mails de verdade. ',
    link: 'Abra o e-mail aqui',
    after: '.',
  },
} as const

const RESEND_FAILED = 'Erro ao reenviar email'

export const resendNotices = {
  'email-invalid': refusal(RESEND_FAILED, EMAIL_INVALID),
  'webhook-needed': refusal(
    'Webhook N8N necessário',
    'Informe a URL do webhook nas opções avançadas. Ou entre com a sua senha: mandamos um link novo na hora.',
  ),
  'user-unknown': refusal(RESEND_FAILED, 'Usuário não encontrado'),
  'already-confirmed': {
    title: 'E-mail já confirmado',
    text: 'Está tudo certo: é só fazer login com o seu e-mail e a sua senha.',
  },
  'token-not-made': refusal(RESEND_FAILED, 'Erro ao gerar token de confirmação'),
  unexpected: refusal(RESEND_FAILED, tryLater),
} satisfies Record<string, AccountNotice>

export const resendTooMany = tooMany(RESEND_FAILED)
export const resendTooSoon = (seconds: number) =>
  refusal(RESEND_FAILED, `Espere mais ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro.`)

export const resent: AccountNotice = {
  title: 'Email reenviado! ✉️',
  text: 'Cada link vale por 24 horas, inclusive o que você já recebeu.',
}

/** The account exists and the shop's own email is enqueued; only the owner's automation was unreachable. */
export const webhookTrouble = refusal('Erro ao enviar email', 'Erro ao enviar email via N8N')

export const emailConfirmationCopy = {
  page: 'Confirmação de e-mail',
  loading: { title: 'Verificando seu email...', text: 'Leva só um instante.' },
  withoutScript: { text: 'Toque no botão para confirmar que este e-mail é seu.', submit: 'Confirmar e-mail' },
  success: {
    title: 'Email Confirmado!',
    text: 'Você já pode fazer login na sua conta.',
    action: 'Fazer Login',
  },
  error: {
    title: 'Erro na Confirmação',
    advice: 'Entre com a sua senha e mandamos um link novo.',
    action: 'Voltar para Login',
    retry: 'Tentar de novo',
  },
  noToken: 'Token de confirmação não encontrado na URL.',
  failed: 'Erro ao confirmar email. O token pode estar expirado.',
  lost: 'Não conseguimos falar com a loja agora. O seu link continua valendo.',
  alreadyConfirmed: 'Este e-mail já estava confirmado. É só entrar.',
  confirmedToast: { title: 'Email confirmado!', text: 'Você já pode fazer login na sua conta.' },
  failedToast: 'Erro na confirmação',
} as const
