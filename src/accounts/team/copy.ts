import { type AccountNotice, refusal, tryLater } from '#accounts/copy/accounts.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

const FAILED = 'O convite não foi aceito'

export const invitationCopy = {
  page: 'Convite',
  title: (name: string) => `Oi, ${name}`,
  text: {
    admin: 'Você recebeu um convite para administrar a loja.',
    helper: 'Você recebeu um convite para ajudar a loja: embalar, despachar, fazer velas e contar o estoque.',
  } satisfies Record<StaffRole, string>,
  account: (email: string) => `A sua conta é ${email}.`,
  factor: 'Depois, a loja pede um código do seu celular além da senha.',
  newAccount: 'Escolha o seu nome e uma senha.',
  name: 'Seu nome',
  password: 'Senha',
  accept: 'Aceitar o convite',
  accepting: 'Aceitando...',
  signIn: 'Este e-mail já tem conta na loja. Entre com ela para aceitar o convite.',
  signInPress: 'Entrar e aceitar',
  other: (email: string) =>
    `Este convite é para ${email}, e você está em outra conta. Saia e abra o link de novo.`,
  signOut: 'Sair desta conta',
  accepted: {
    admin: { title: 'Boas-vindas à equipe', text: 'A partir de agora você administra a loja.' },
    helper: { title: 'Boas-vindas à equipe', text: 'Comece pelo que há para embalar.' },
  } satisfies Record<StaffRole, { title: string; text: string }>,
  none: {
    title: 'Este convite não vale mais',
    'invitation-unknown': 'Confira se o link está inteiro, ou peça outro a quem convidou você.',
    'invitation-used': 'Ele já foi usado. Se foi você, é só entrar; se não, avise agora quem convidou você.',
    'invitation-expired': 'Ele valia por sete dias. Peça outro a quem convidou você.',
    signIn: 'Entrar',
  },
} as const

export const invitationRefusals = {
  'invitation-unknown': refusal(FAILED, invitationCopy.none['invitation-unknown']),
  'invitation-used': refusal(FAILED, invitationCopy.none['invitation-used']),
  'invitation-expired': refusal(FAILED, invitationCopy.none['invitation-expired']),
  'other-account': refusal(FAILED, 'O convite é para outro e-mail. Saia desta conta e abra o link de novo.'),
  'sign-in-first': refusal(FAILED, invitationCopy.signIn),
  unexpected: refusal(FAILED, tryLater),
} satisfies Record<string, AccountNotice>
