import type { PasswordStrength } from '#accounts/domain/password.ts'
import type { PasswordFault, SignUpFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { functionCopy } from '#platform/copy/functions.ts'

export interface AccountNotice {
  title: string
  text?: string
  tone?: 'normal' | 'destructive'
  duration?: number
}

export const refusal = (title: string, text: string): AccountNotice => ({ title, text, tone: 'destructive' })

export const EMAIL_INVALID = 'Email inválido. Exemplo: nome@exemplo.com.br'
const emailInvalid = refusal('Email inválido', EMAIL_INVALID)
export const tryLater = 'Algo não saiu como deveria do nosso lado. Tente de novo em alguns instantes.'

export const accessCopy = {
  backToSite: 'Voltar ao site',
  google: 'Continuar com Google',
  or: 'ou',
  tabs: { label: 'Acesso', 'sign-in': 'Entrar', 'sign-up': 'Cadastrar' },
  heads: {
    'sign-in': {
      page: 'Entrar',
      title: 'Que bom ver você de novo',
      text: 'Entre para ver seu carrinho, seus favoritos e seus pedidos.',
    },
    'sign-up': {
      page: 'Criar conta',
      title: 'Que bom ter você aqui',
      text: 'Crie sua conta para guardar favoritos, acompanhar pedidos e comprar com tranquilidade.',
    },
    recovery: {
      page: 'Recuperar senha',
      title: 'Esqueceu a senha?',
      text: 'Acontece. Informe o seu e-mail e enviamos um link para criar outra. Ele vale por uma hora.',
    },
    'new-password': {
      page: 'Nova senha',
      title: 'Escolha uma nova senha',
      text: 'Depois de salvar, as outras sessões da sua conta são encerradas.',
    },
    confirmation: { page: 'Confirme seu e-mail', title: 'Falta confirmar seu e-mail' },
  },
  fields: {
    fullName: 'Nome completo',
    email: 'E-mail',
    password: 'Senha',
    newPassword: 'Nova senha',
    confirmation: 'Confirmar senha',
    passwordHint: 'No mínimo 6 caracteres. Misture letras, números e símbolos.',
    advanced: 'Opções avançadas',
    webhookUrl: 'URL do webhook de automação',
    terms: {
      before: 'Li e aceito os ',
      terms: 'termos de uso',
      between: ' e a ',
      privacy: 'política de privacidade',
      after: '.',
    },
    termsHint: 'Aceite os termos para criar a conta.',
  },
  signIn: { submit: 'Entrar', busy: 'Entrando...', forgot: 'Esqueci minha senha' },
  signUp: { submit: 'Criar conta', busy: 'Criando conta...' },
  recovery: { submit: 'Enviar link de recuperação', busy: 'Enviando...', back: 'Voltar ao login' },
  newPassword: { submit: 'Salvar nova senha', busy: 'Salvando...' },
  backToSignIn: 'Voltar ao login',
} as const

/** Stored with the account as proof of consent. */
export const termsConsent = Object.values(accessCopy.fields.terms).join('')

export const strengthCopy = {
  labels: { weak: 'Fraca', medium: 'Média', strong: 'Forte' } satisfies Record<PasswordStrength, string>,
  spoken: (label: string, score: number) => `Força da senha: ${label}, ${score} de 100`,
} as const

export const tooMany = (title: string) => (seconds: number) => refusal(title, functionCopy.tooMany(seconds))

const passwordNotices: Record<PasswordFault, AccountNotice> = {
  'password-too-short': refusal('Senha muito curta', 'A senha deve ter no mínimo 6 caracteres'),
  'password-too-long': refusal('Senha muito longa', 'A senha pode ter até 200 caracteres'),
  'passwords-differ': refusal('Senhas não coincidem', 'As senhas digitadas não são iguais'),
}

export const signUpNotices = {
  ...passwordNotices,
  'email-invalid': emailInvalid,
  'terms-not-accepted': refusal('Termos não aceitos', 'Você deve aceitar os termos de uso para continuar'),
  'name-missing': refusal('Erro no Cadastro', 'Informe o seu nome completo.'),
  'name-not-plain': refusal('Erro no Cadastro', 'Informe só o seu nome, sem links nem símbolos como < e >.'),
  'email-undeliverable': refusal(
    'Problema com o email',
    'Não conseguimos escrever para este endereço. Confira se está escrito certo ou use outro e-mail.',
  ),
  'email-taken': refusal(
    'Email já cadastrado',
    'Já existe uma conta com este e-mail. Entre com a sua senha ou toque em “Esqueci minha senha”.',
  ),
  'token-not-made': refusal('Erro no Cadastro', 'Erro ao gerar token de confirmação'),
  unexpected: refusal('Erro no Cadastro', tryLater),
} satisfies Record<
  SignUpFault | 'email-undeliverable' | 'email-taken' | 'token-not-made' | 'unexpected',
  AccountNotice
>

export const signUpTooMany = tooMany('Erro no Cadastro')

export const signedUp = (email: string): AccountNotice => ({
  title: 'Cadastro realizado!',
  text: `Enviamos um link de confirmação para ${email}. Abra o e-mail e toque no link para começar.`,
  duration: 8_000,
})

export const signInNotices = {
  'email-invalid': emailInvalid,
  malformed: refusal(
    'Erro ao fazer login',
    'Credenciais inválidas. Preencha o e-mail e a senha e tente de novo.',
  ),
  'wrong-pair': refusal('Erro ao fazer login', 'Email ou senha incorretos. Confira os dois e tente de novo.'),
  unexpected: refusal('Erro ao fazer login', tryLater),
} satisfies Record<string, AccountNotice>

export const signInTooMany = tooMany('Erro ao fazer login')

export const emailNotConfirmed = (isSent: boolean): AccountNotice =>
  refusal(
    'Email não confirmado',
    isSent ? 'Mandamos um link novo para o seu e-mail.' : 'Abra o link do e-mail que enviamos.',
  )

const failedTitles: Readonly<Record<string, string>> = {
  'sign-in': 'Erro ao fazer login',
  'sign-up': 'Erro no Cadastro',
  recover: 'Não foi possível enviar o email de recuperação',
  'new-password': 'Erro ao salvar a senha',
  resend: 'Erro ao reenviar email',
  'ask-code': 'Erro ao enviar o código',
  'use-code': 'Erro ao fazer login',
}

/** The request or its response was lost; the form keeps its values. */
export const accessFailed = (intent: string) => ({
  title: failedTitles[intent] ?? actionFailed.title,
  text: actionFailed.text,
})

export const signedIn: AccountNotice = { title: 'Login realizado com sucesso!' }

const RECOVERY_FAILED = 'Não foi possível enviar o email de recuperação'

export const recoveryNotices = {
  'email-missing': refusal('Email necessário', 'Digite seu email para recuperar a senha'),
  'email-invalid': emailInvalid,
  unexpected: refusal(RECOVERY_FAILED, tryLater),
} satisfies Record<string, AccountNotice>

export const recoveryTooMany = tooMany(RECOVERY_FAILED)

/** The same for every address, so that it does not reveal whether an account exists. */
export const recoverySent: AccountNotice = {
  title: 'Email enviado!',
  text: 'Se houver uma conta com este endereço, o link chega em instantes e vale por uma hora.',
}

export const newPasswordNotices = {
  ...passwordNotices,
  'token-invalid': refusal(
    'Link inválido',
    'Este link já foi usado ou passou de uma hora. Informe o seu e-mail e enviamos outro.',
  ),
  unexpected: refusal('Erro ao salvar a senha', tryLater),
} satisfies Record<string, AccountNotice>

export const passwordChanged = (isInside: boolean): AccountNotice => ({
  title: 'Senha alterada',
  text: isInside
    ? 'As outras sessões da sua conta foram encerradas.'
    : 'Entre com a nova senha. As sessões abertas foram encerradas.',
})

const GOOGLE_FAILED = 'Erro na autenticação'

export const googleNotices = {
  'not-configured': refusal(GOOGLE_FAILED, 'O login com o Google não está disponível nesta loja.'),
  'provider-unavailable': refusal(
    GOOGLE_FAILED,
    'O Google não respondeu. Tente de novo ou entre com a sua senha.',
  ),
  'connection-lost': refusal(GOOGLE_FAILED, 'A conexão falhou. Tente de novo.'),
  'refused-by-provider': refusal(GOOGLE_FAILED, 'O Google não confirmou o seu login. Tente de novo.'),
  'request-lost': refusal(GOOGLE_FAILED, 'O login demorou demais ou começou em outra janela. Tente de novo.'),
  'email-not-verified-by-provider': refusal(
    GOOGLE_FAILED,
    'O Google ainda não confirmou o e-mail dessa conta. Confirme por lá ou entre com a sua senha.',
  ),
  'linked-to-another-person': refusal(
    GOOGLE_FAILED,
    'Este e-mail já está ligado a outra conta Google. Entre com a sua senha ou fale com a gente.',
  ),
  unexpected: refusal(GOOGLE_FAILED, tryLater),
} satisfies Record<string, AccountNotice>

export const sendEmailCopy = {
  failed: 'Não foi possível enviar o email. Tente novamente.',
} as const

export const orderNoticeCopy = {
  unknownOrder: 'Pedido não encontrado',
  otherStatus: 'O pedido não está nesse status.',
} as const
