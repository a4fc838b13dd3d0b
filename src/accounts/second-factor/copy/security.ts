import { type AccountNotice, refusal, tooMany, tryLater } from '#accounts/copy/accounts.ts'

export const FEW_CODES = 3

export const securityCopy = {
  page: 'Verificação em duas etapas',
  required: {
    title: 'Falta um passo',
    text: 'Ligue a verificação em duas etapas para entrar na área da loja.',
  },
  back: 'Voltar ao perfil',
  about:
    'Além da senha, a loja pede algo que só você tem: o código de um aplicativo no celular ou uma chave de acesso. Quem descobrir a sua senha não entra.',
  off: 'Desligada',
  on: 'Ligada',
  app: {
    title: 'Aplicativo autenticador',
    text: 'Google Authenticator, Microsoft Authenticator, 1Password ou outro: ele mostra um código novo a cada 30 segundos.',
    since: (day: string) => `Configurado em ${day}`,
    start: 'Configurar aplicativo',
    replace: 'Trocar de aparelho',
    remove: 'Remover aplicativo',
    scan: 'Abra o aplicativo e leia este código com a câmera.',
    byHand: 'Sem câmera? Digite esta chave no aplicativo:',
    code: 'Código que o aplicativo mostra',
    confirm: 'Confirmar e ligar',
    cancel: 'Cancelar',
  },
  passkeys: {
    title: 'Chaves de acesso',
    text: 'A digital, o rosto ou o PIN deste aparelho, ou uma chave de segurança USB.',
    name: 'Nome da chave',
    namePlaceholder: 'Notebook do ateliê',
    unnamed: 'Chave de acesso',
    add: 'Adicionar chave de acesso',
    adding: 'Adicionando...',
    remove: 'Remover',
    since: (day: string) => `adicionada em ${day}`,
    used: (day: string) => `usada em ${day}`,
    withoutScript: 'Para adicionar uma chave de acesso, o navegador precisa de JavaScript.',
  },
  codes: {
    title: 'Códigos de recuperação',
    left: (count: number) => {
      if (count === 0) return 'Não resta nenhum código. Gere outros agora.'
      if (count > FEW_CODES) return `Restam ${count} códigos.`
      return count === 1
        ? 'Resta 1 código. Gere outros antes que ele acabe.'
        : `Restam ${count} códigos. Gere outros antes que acabem.`
    },
    fresh:
      'Imprima ou anote estes códigos e guarde numa gaveta, longe do celular. Cada um vale uma vez, e eles não aparecem de novo: com um deles você entra se perder o aparelho.',
    copy: 'Copiar códigos',
    print: 'Imprimir',
    renew: 'Gerar novos códigos',
  },
  lost: 'Perdeu o celular e os códigos? Outra pessoa que administra a loja zera a sua verificação na página Equipe. Sem outra pessoa, quem cuida do servidor da loja pode fazer isso.',
} as const

const FAILED = 'Nada mudou'

export const securityNotices = {
  added: { title: 'Verificação ligada', text: 'As outras sessões da sua conta foram encerradas.' },
  removed: { title: 'Removido', text: 'As outras formas de confirmar continuam valendo.' },
  off: { title: 'Verificação desligada', text: 'A partir de agora, a loja pede só a senha.' },
  codes: { title: 'Códigos novos', text: 'Os anteriores deixaram de valer.' },
} satisfies Record<string, AccountNotice>

export const securityRefusals = {
  'wrong-code': refusal(
    FAILED,
    'O código não confere. Confira se o relógio do celular está certo e digite o próximo.',
  ),
  'setup-expired': refusal(FAILED, 'Passaram-se mais de 15 minutos. Leia o código novo com o aplicativo.'),
  'wrong-passkey': refusal(FAILED, 'A chave de acesso não foi reconhecida. Tente de novo.'),
  'too-many-passkeys': refusal(FAILED, 'A conta já tem dez chaves de acesso. Remova uma antes.'),
  'no-such-factor': refusal(FAILED, 'Isto já tinha sido removido.'),
  unexpected: refusal(FAILED, tryLater),
} satisfies Record<string, AccountNotice>

export const securityTooMany = tooMany(FAILED)
