import { type AccountNotice, refusal, tooMany } from '#accounts/copy/accounts.ts'

const FAILED = 'Não conseguimos confirmar'

export const factorCopy = {
  heads: {
    'sign-in': {
      page: 'Confirme que é você',
      title: 'Falta só confirmar que é você',
    },
    proof: {
      page: 'Confirme que é você',
      title: 'Confirme que é você',
    },
  },
  how: {
    app: 'Digite o código de seis dígitos do seu aplicativo autenticador.',
    both: 'Use a sua chave de acesso ou digite o código de seis dígitos do aplicativo autenticador.',
    passkey: 'Use a sua chave de acesso: a digital, o rosto ou o PIN deste aparelho.',
  },
  why: 'Esta ação é sensível, por isso pedimos a confirmação de novo. Ela vale por dez minutos.',
  code: 'Código',
  recoveryCode: 'Código de recuperação',
  codeHint: 'Sem o celular? Digite um dos seus códigos de recuperação: cada um vale uma vez.',
  recoveryHint: 'Sem a chave por perto? Digite um dos seus códigos: cada um vale uma vez.',
  submit: 'Confirmar',
  busy: 'Confirmando...',
  passkey: 'Usar chave de acesso',
  back: 'Entrar com outra conta',
  dialog: {
    title: 'Confirme que é você',
    text: 'A página continua como está, e o envio continua logo depois.',
    submit: 'Confirmar e continuar',
  },
} as const

export const factorNotices = {
  'wrong-code': refusal(
    FAILED,
    'O código não confere ou já foi usado. Espere o próximo aparecer no aplicativo e tente de novo.',
  ),
  'wrong-passkey': refusal(FAILED, 'A chave de acesso não foi reconhecida. Tente de novo ou use um código.'),
  'pending-sign-in-expired': refusal(
    'Vamos começar de novo',
    'Você demorou para confirmar. Por segurança, entre de novo.',
  ),
} satisfies Record<string, AccountNotice>

export const factorTooMany = tooMany(FAILED)

export const passkeyNotices = {
  cancelled: refusal('Chave de acesso não usada', 'Nada mudou. Tente de novo ou use um código.'),
  none: refusal('Nenhuma chave de acesso', 'Esta conta não tem chave de acesso. Use um código.'),
  known: refusal('Chave já cadastrada', 'Este aparelho já tem uma chave de acesso desta conta.'),
} satisfies Record<string, AccountNotice>
