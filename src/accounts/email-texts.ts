import { greeting, line, nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { accountExamples as examples } from './example-emails.ts'

const body = (standard: string, label?: string) =>
  paragraphs(standard, { examples: nameExample, ...(label ? { label } : {}) })

export const accountTexts = {
  'account-confirmation': textGroup({
    key: 'confirmar-conta',
    kind: 'email',
    title: 'Confirmar o e-mail',
    when: 'quando alguém cria uma conta',
    email: () => examples['account-confirmation'],
    texts: {
      title: greeting('Que bom ter você aqui, {nome}'),
      text: body('Para deixar a sua conta pronta, confirme que este e-mail é seu.'),
    },
  }),
  'address-confirmation': textGroup({
    key: 'confirmar-de-novo',
    kind: 'email',
    title: 'Novo link de confirmação',
    when: 'quando alguém entra sem ter confirmado o e-mail',
    email: () => examples['address-confirmation'],
    texts: {
      title: greeting('Falta confirmar seu e-mail, {nome}'),
      text: body(
        'Você tentou entrar na sua conta, mas este e-mail ainda não foi confirmado. Aqui está um link novo.',
      ),
    },
  }),
  welcome: textGroup({
    key: 'boas-vindas',
    kind: 'email',
    title: 'Boas-vindas',
    when: 'quando uma conta fica pronta',
    email: () => examples.welcome,
    texts: {
      title: greeting('Boas-vindas, {nome}'),
      text: body('A sua conta guarda carrinho, favoritos e pedidos, em qualquer aparelho.'),
      second: body('Quando quiser, é só escolher a primeira vela.', 'Segundo parágrafo'),
    },
  }),
  'sign-in-code': textGroup({
    key: 'codigo-para-entrar',
    kind: 'email',
    title: 'Código para entrar',
    when: 'quando alguém entra com um código',
    email: () => examples['sign-in-code'],
    texts: {
      title: line('Aqui está o seu código'),
      text: paragraphs('Digite estes seis dígitos na página em que pediu o código. Não precisa de senha.'),
    },
  }),
  'password-recovery': textGroup({
    key: 'nova-senha',
    kind: 'email',
    title: 'Criar nova senha',
    when: 'quando alguém esquece a senha',
    email: () => examples['password-recovery'],
    texts: {
      title: greeting('Vamos criar uma nova senha, {nome}'),
      text: body(
        'Recebemos uma solicitação para trocar a senha da sua conta. Toque no botão e escolha uma nova.',
      ),
    },
  }),
  'password-changed': textGroup({
    key: 'senha-alterada',
    kind: 'email',
    title: 'Senha alterada',
    when: 'quando uma senha muda',
    email: () => examples['password-changed'],
    texts: {
      title: greeting('Sua senha foi alterada, {nome}'),
      text: body(
        'A senha da sua conta acaba de ser trocada, e as outras sessões foram encerradas. Se foi você, está tudo certo.',
      ),
    },
  }),
  'new-device': textGroup({
    key: 'aparelho-novo',
    kind: 'email',
    title: 'Aparelho novo',
    when: 'quando uma conta é aberta num navegador novo',
    email: () => examples['new-device'],
    texts: {
      title: greeting('Você entrou em um aparelho novo, {nome}?'),
      text: body(
        'A sua conta acaba de ser aberta em um navegador que você ainda não tinha usado aqui. Se foi você, está tudo certo.',
      ),
    },
  }),
  'deletion-code': textGroup({
    key: 'excluir-conta',
    kind: 'email',
    title: 'Código para excluir a conta',
    when: 'quando alguém pede para sair',
    email: () => examples['deletion-code'],
    texts: {
      title: greeting('Seu código chegou, {nome}'),
      text: body(
        'Recebemos uma solicitação para excluir a sua conta. Se é isso mesmo que você quer, digite este código em Meu Perfil.',
      ),
    },
  }),
  'account-deleted': textGroup({
    key: 'conta-excluida',
    kind: 'email',
    title: 'Conta excluída',
    when: 'quando uma conta é apagada; o que fica guardado por lei vem logo abaixo, sozinho',
    email: () => examples['account-deleted'],
    texts: { title: greeting('Sua conta foi excluída, {nome}') },
  }),
} as const
