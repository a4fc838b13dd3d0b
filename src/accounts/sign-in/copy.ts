import { type AccountNotice, refusal, tooMany, tryLater } from '#accounts/copy/accounts.ts'

const terms = {
  before: 'Ao continuar, você aceita os ',
  terms: 'termos de uso',
  between: ' e a ',
  privacy: 'política de privacidade',
  after: '.',
} as const

export const signInCodeCopy = {
  page: 'Entrar com código',
  title: 'Entre sem senha',
  text: 'Informe o seu e-mail e enviamos um código de seis dígitos para digitar aqui. Se você ainda não tem conta, ela fica pronta na hora.',
  offer: 'Receber um código por e-mail',
  back: 'Voltar ao login',
  email: 'E-mail',
  send: 'Enviar código',
  sending: 'Enviando...',
  terms,
  codeTitle: 'Digite o código',
  sentTo: 'Enviamos seis dígitos para ',
  otherEmail: 'Trocar',
  code: 'Código de seis dígitos',
  codeHint: 'Vale por 10 minutos. Pode colar: preenche tudo de uma vez.',
  enter: 'Entrar',
  entering: 'Entrando...',
  resendIn: (seconds: number) =>
    `Não chegou? Reenviar em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  reload: 'Depois disso, recarregue a página para pedir outro.',
  resend: 'Reenviar código',
  spam: 'Confira também a caixa de promoções e o spam. O e-mail também traz um link para entrar sem digitar nada.',
  link: {
    page: 'Entrar pelo link',
    title: 'Falta só um toque',
    as: 'Você vai entrar como ',
    other: 'Entrar de outro jeito',
    deadTitle: 'Este link não vale mais',
    deadText: 'Ele vale por uma hora e só pode ser usado uma vez. Peça um código novo para entrar.',
  },
  inCart: {
    email: 'Seu e-mail',
    hint: 'Para o recibo e para avisar quando as velas saírem. Sem senha.',
    send: 'Continuar com e-mail',
    withPassword: 'Entrar com senha',
  },
  again: { withPassword: 'Entrar com a senha' },
} as const

/** Stored with the account as proof of consent. */
export const codeTermsConsent = Object.values(terms).join('')

const CODE_FAILED = 'Erro ao enviar o código'

export const codeRequestNotices = {
  'email-missing': refusal('Email necessário', 'Digite o seu e-mail para receber o código.'),
  'email-invalid': refusal('Email inválido', 'Email inválido. Exemplo: nome@exemplo.com.br'),
  'email-undeliverable': refusal(
    'Problema com o email',
    'Não conseguimos escrever para este endereço. Confira se está escrito certo ou use outro e-mail.',
  ),
  unexpected: refusal(CODE_FAILED, tryLater),
} satisfies Record<string, AccountNotice>

export const codeRequestTooMany = tooMany(CODE_FAILED)

/** The same for every address, so that it does not reveal whether an account exists. */
export const codeSent: AccountNotice = {
  title: 'Código enviado',
  text: 'Ele chega em instantes. O código anterior deixou de valer.',
}

const CODE_REFUSED = 'Código não aceito'

export const codeNotices = {
  'code-incomplete': refusal(CODE_REFUSED, 'Digite os seis dígitos do código.'),
  'no-tries-left': refusal(
    CODE_REFUSED,
    'Foram cinco tentativas com este código. Use o link do e-mail ou peça outro código.',
  ),
  'code-expired': refusal(CODE_REFUSED, 'Este código venceu. Peça outro e digite o mais novo.'),
  'code-not-here': refusal(
    CODE_REFUSED,
    'Este código venceu ou foi pedido em outro navegador. Use o link do e-mail ou peça um código aqui.',
  ),
  'code-used': refusal(CODE_REFUSED, 'Este código já foi usado. Peça outro para entrar.'),
  unexpected: refusal('Erro ao fazer login', tryLater),
} satisfies Record<string, AccountNotice>

export const wrongCode = (triesLeft: number): AccountNotice =>
  refusal(
    CODE_REFUSED,
    `Esse código não confere. ${triesLeft === 1 ? 'Resta 1 tentativa.' : `Restam ${triesLeft} tentativas.`}`,
  )

export const deadLink = refusal(signInCodeCopy.link.deadTitle, signInCodeCopy.link.deadText)

export const codeTooMany = tooMany(CODE_REFUSED)
