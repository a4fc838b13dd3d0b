import type { AccountNotice } from './accounts.ts'

export const accountEnded: AccountNotice = {
  title: 'Conta excluída',
  text: 'Obrigada pela companhia. A porta fica aberta.',
}
