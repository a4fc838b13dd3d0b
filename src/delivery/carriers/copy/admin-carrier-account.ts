import { formatBrl } from '#platform/domain/money.ts'

/** The owner's account at Melhor Envio. */
export const carrierAccountCopy = {
  title: 'Melhor Envio',
  lead: 'Com a sua conta, o carrinho mostra os preços dos Correios e das transportadoras na hora, e você compra as etiquetas por aqui. É opcional: sem ela, vale a sua tabela.',
  off: 'Não conectado',
  connected: 'Conectado',
  since: 'Conectado desde',
  balance: 'Saldo na carteira',
  balanceUnknown: 'não foi possível consultar agora',
  amount: formatBrl,
  environment: 'Ambiente',
  environments: { production: 'Produção (de verdade)', sandbox: 'Sandbox (para testar)' },
  sandboxNote: 'Etiquetas do sandbox são de mentira e não podem ser postadas.',
  failing: {
    since: (when: string) => `Desde ${when}:`,
    unavailable: 'o Melhor Envio não está respondendo.',
    unauthorised: 'o Melhor Envio não aceita mais a conexão. Desconecte e conecte de novo.',
    table: 'Enquanto isso, os preços vêm da sua tabela.',
  },
  missing: {
    title: 'Antes de conectar, falta:',
    titleConnected: 'Para comprar etiquetas, falta:',
    cep: 'o endereço do ateliê com o CEP',
    document: 'o CPF ou CNPJ da loja',
  },
  token: 'Token',
  tokenHint: 'No painel do Melhor Envio: Integrações, Permissões de acesso, Gerar novo token.',
  secret: 'Segredo do aplicativo (opcional)',
  secretHint: 'Com ele, o rastreio chega na hora. Sem ele, a loja consulta de tempos em tempos.',
  connect: 'Conectar',
  connecting: 'Conectando...',
  signIn: 'Entrar no Melhor Envio',
  orToken: 'Ou conecte com um token',
  brought: 'O Melhor Envio autorizou a loja. Falta um passo:',
  finish: 'Concluir a conexão',
  done: {
    title: 'Melhor Envio conectado',
    text: 'O carrinho já mostra os preços dele. Se ele parar de responder, os preços vêm da sua tabela.',
  },
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando...',
  question: 'Desconectar o Melhor Envio?',
  detail:
    'O carrinho volta a usar a sua tabela. As etiquetas já compradas continuam valendo, mas a loja deixa de acompanhar o rastreio delas.',
  disconnected: { title: 'Melhor Envio desconectado', text: 'Os preços voltam a vir da sua tabela.' },
  failed: 'Não foi possível conectar',
  disconnectFailed: 'Não foi possível desconectar',
  refusals: {
    'sender-incomplete': 'Complete antes o endereço do ateliê com o CEP e o CPF ou CNPJ da loja.',
    'token-missing': 'Cole o token do Melhor Envio.',
    'not-authorised': 'O Melhor Envio não aceitou. Confira o token e o ambiente, e tente de novo.',
    unavailable: 'O Melhor Envio não respondeu. Nada mudou; tente de novo em alguns minutos.',
  },
  refused: (reason: string) =>
    reason ? `O Melhor Envio recusou: ${reason}` : 'O Melhor Envio recusou sem dizer por quê.',
}
