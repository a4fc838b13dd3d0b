export const guardCopy = {
  checking: 'Verificando permissões...',
  'sign-in-needed': {
    title: 'Login Necessário',
    text: 'Você precisa estar logado para acessar esta área administrativa.',
    action: 'Fazer Login',
  },
  'proof-needed': {
    title: 'Confirme que é você',
    text: 'Para isso, pedimos a segunda etapa da verificação de novo. Confirme e volte a esta página.',
    action: 'Confirmar',
  },
  'not-an-administrator': {
    title: 'Acesso Negado',
    text: 'Você não tem permissões administrativas para acessar esta página.',
    action: 'Voltar ao Início',
  },
  'not-for-helpers': {
    title: 'Só para quem administra',
    text: 'Esta página não faz parte do que você faz na loja. Se precisar de algo daqui, fale com quem administra.',
    action: 'Ir para Hoje',
  },
} as const
