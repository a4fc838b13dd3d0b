/** '/admin/usuarios': the specified sentence, and below it who works in the back office. */
export const usersCopy = {
  breadcrumb: 'Usuários',
  title: 'Em breve - Gestão de Usuários',
  administrators: 'Quem administra a loja',
  about: 'Estas contas abrem o painel, veem os pedidos e devolvem pagamentos.',
  you: 'você',
  since: (day: string) => `desde ${day}`,
  inSettings: 'definida na configuração da loja',
  revoke: 'Remover acesso',
  revoking: 'Removendo...',
  question: 'Remover o acesso ao painel?',
  detail: 'A conta continua como cliente, e as sessões abertas dela são encerradas agora.',
  revoked: 'Acesso removido',
  failed: 'Erro ao remover o acesso',
  loadFailed: 'Erro ao carregar quem administra a loja',
  refusals: {
    'own-role': 'Você não pode remover o seu próprio acesso. Peça a outra pessoa que administra a loja.',
    'no-administrator': 'Esta conta já não tem acesso ao painel.',
    'named-in-settings':
      'Esta conta está na configuração do servidor da loja, e a próxima partida devolveria o acesso. Troque a configuração primeiro.',
  },
} as const
