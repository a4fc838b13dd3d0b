import type { AccountNotice } from './accounts.ts'

export const signedOut: AccountNotice = { title: 'Logout realizado' }

const FAILED = 'Erro ao sair'

export const signOutFailed: AccountNotice = {
  title: FAILED,
  text: 'Você continua na sua conta. Tente de novo.',
  tone: 'destructive',
}

/** The response was lost, so the customer may or may not be signed out. */
export const signOutLost: AccountNotice = {
  title: FAILED,
  text: 'A conexão falhou. Tente de novo para ter certeza de que saiu.',
  tone: 'destructive',
}
