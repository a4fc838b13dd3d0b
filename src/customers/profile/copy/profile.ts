import type { ProfileField } from '#accounts/domain/profile-completion.ts'
import { reviewConsent } from '#checkout/purchase/copy/review-consent.ts'
import type { Gender, TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { theNewsletter } from '#platform/copy/the-newsletter.ts'
import { joinList } from '#ui/copy/ui.ts'

const missingNames: Record<ProfileField, string> = {
  fullName: 'o nome',
  addressLine1: 'a rua e o número',
  city: 'a cidade',
  state: 'o estado',
  postalCode: 'o CEP',
}

export const profileCopy = {
  page: 'Meu Perfil',
  back: 'Voltar',
  nameless: 'Nome nao informado',
  complete: 'Perfil completo',
  incomplete: 'Perfil incompleto',
  links: {
    label: 'Minha conta',
    orders: 'Meus Pedidos',
    wishlist: 'Lista de Desejos',
    security: 'Verificação em duas etapas',
  },
  tabs: { personal: 'Dados Pessoais', address: 'Endereco', preferences: 'Preferencias' },
  fields: {
    fullName: 'Nome completo',
    email: 'E-mail',
    emailHint: 'É com ele que você entra. Para trocar, fale com a gente.',
    phone: 'Telefone',
    birthDate: 'Data de nascimento',
    gender: 'Gênero',
    postalCode: 'CEP',
    country: 'País',
    addressLine1: 'Endereço',
    addressLine1Placeholder: 'Rua Harmonia, 500',
    numberHint: 'Informe também o número: Rua Harmonia, 500. Se não houver, s/n.',
    addressLine2: 'Complemento',
    addressLine2Placeholder: 'Apartamento, bloco, bairro',
    city: 'Cidade',
    state: 'Estado',
  },
  noGender: 'Escolha, se quiser',
  genders: {
    masculino: 'Masculino',
    feminino: 'Feminino',
    'nao-binario': 'Não binário',
    'prefiro-nao-informar': 'Prefiro não informar',
  } satisfies Record<Gender, string>,
  required: { before: 'Os campos com ', star: '*', after: ' são obrigatórios.' },
  missing: (fields: ProfileField[], { onlyNumber }: { onlyNumber: boolean }) =>
    `${fields.length === 1 ? 'Falta' : 'Faltam'} ${joinList(fields.map((field) => (onlyNumber && field === 'addressLine1' ? 'o número' : missingNames[field])))}. Com o endereço completo, o frete aparece sozinho no carrinho.`,
  cep: {
    searching: 'Buscando o endereço...',
    found: 'Endereço encontrado. Falta o número.',
  },
  preferences: {
    marketing: (newsletter: string) => `E-mails ${theNewsletter('do', newsletter)}`,
    marketingHint: 'Novidades e lançamentos do ateliê.',
    notifications: 'Avisos dos meus pedidos',
    notificationsHint: 'Um e-mail quando o pedido muda de status.',
    reviewsHint: `${reviewConsent.text} Um por pedido, e você desliga quando quiser.`,
    always: 'A confirmação de um pedido chega sempre, mesmo com os avisos desligados.',
  },
  save: 'Salvar Alteracoes',
  saving: 'Salvando...',
  unsaved: {
    title: 'Alterações não salvas',
    question: 'Você mudou o seu perfil e ainda não salvou. Quer sair mesmo assim?',
    confirm: 'Sair sem salvar',
  },
} as const

export const profileNotices = {
  saved: { title: 'Perfil atualizado', text: 'Suas informações foram salvas.' },
  loadFailed: {
    title: 'Erro ao carregar perfil',
    text: 'Tente novamente em alguns instantes.',
    tone: 'destructive',
  },
  saveFailed: {
    title: 'Erro ao atualizar',
    text: 'Não foi possível salvar as alterações.',
    tone: 'destructive',
  },
} as const

export const profileFaults = {
  'not-acceptable': {
    fullName: 'Informe só o seu nome, até 120 caracteres, sem links nem símbolos.',
    phone: 'Confira o telefone.',
    birthDate: 'Confira a data: dia, mês e ano, entre 1900 e hoje.',
    gender: 'Escolha uma das opções da lista.',
    addressLine1: 'Este endereço é longo demais: cabem 160 caracteres.',
    addressLine2: 'Este complemento é longo demais: cabem 160 caracteres.',
    city: 'Este nome de cidade é longo demais: cabem 80 caracteres.',
    state: 'Informe as duas letras do estado.',
    postalCode: 'Confira o CEP.',
    country: 'Escolha um dos países da lista.',
  } satisfies Record<keyof TypedProfile, string>,
  incomplete: {
    fullName: 'Informe o seu nome completo.',
    addressLine1: 'Informe a rua e o número: Rua Harmonia, 500. Se não houver número, s/n.',
    city: 'Informe a cidade.',
    state: 'Informe as duas letras do estado.',
    postalCode: 'Informe o CEP.',
  } satisfies Record<ProfileField, string>,
} as const

export const completionCopy = {
  title: 'Falta só um pouquinho',
  text: 'Com o seu endereço, o frete aparece sozinho no carrinho e a vela chega à porta certa. Só perguntamos desta vez.',
  save: 'Salvar',
  signOut: 'Sair',
  hint: 'Preencha os campos com * para continuar.',
} as const

/** A password is optional, because emailed codes also sign in. */
export const ownPasswordCopy = {
  title: 'Senha',
  without: {
    text: 'Você entra com um código enviado ao seu e-mail. Se preferir, defina também uma senha.',
    submit: 'Definir senha',
  },
  with: {
    text: 'Você entra com a sua senha, ou com um código enviado ao seu e-mail.',
    submit: 'Trocar senha',
  },
  busy: 'Enviando...',
  sent: {
    title: 'Email enviado!',
    text: 'O link para escolher a senha chega em instantes e vale por uma hora.',
  },
  failed: {
    title: 'Não foi possível enviar o e-mail',
    text: 'Tente de novo em alguns instantes. Nada mudou na sua conta.',
    tone: 'destructive' as const,
  },
} as const

export const ownDataCopy = {
  title: 'Seus dados',
  text: 'São seus: leve uma cópia ou apague a conta quando quiser.',
  download: 'Baixar meus dados',
  fileName: 'meus-dados.json',
  remove: 'Excluir minha conta',
  confirm: {
    title: 'Excluir a conta?',
    question: 'Perfil, carrinho, favoritos e sessões são apagados agora, e isso não tem volta.',
    detail: (newsletter: string) =>
      `Os pedidos já feitos ficam guardados, sem outro uso, pelo prazo que a lei exige. ${theNewsletter('O', newsletter)} deixa de chegar.`,
    reviews: {
      legend: 'E as suas avaliações?',
      delete: 'Apagar todas',
      nameless: 'Deixar na loja as publicadas, sem o meu nome e sem fotos',
    },
    submit: 'Excluir para sempre',
    busy: 'Excluindo...',
    cancel: 'Manter a conta',
    password: 'Sua senha',
    passwordHint: 'Para termos certeza de que é você.',
    code: 'Código do e-mail',
    codeHint: 'Seis dígitos, enviados para o e-mail da sua conta. Valem por 15 minutos.',
    codeNeeded: 'Para termos certeza de que é você, enviamos um código para o e-mail da sua conta.',
    sendCode: 'Enviar código por e-mail',
    sendCodeInstead: 'Não lembra a senha? Receba um código por e-mail',
    sendAnother: 'Enviar outro código',
    sending: 'Enviando...',
  },
  codeSent: {
    title: 'Código enviado',
    text: 'Olhe o e-mail da sua conta: o código chega em instantes e vale por 15 minutos.',
  },
  refused: {
    'wrong-password': {
      title: 'Senha incorreta',
      text: 'Confira a senha e tente de novo. A conta continua como está.',
      tone: 'destructive' as const,
    },
    'wrong-code': {
      title: 'Código incorreto',
      text: 'Confira os seis dígitos ou peça outro código. A conta continua como está.',
      tone: 'destructive' as const,
    },
    failed: {
      title: 'Não foi possível excluir a conta',
      text: 'Tente de novo em alguns instantes. A conta continua como está.',
      tone: 'destructive' as const,
    },
  },
  tooMany: (seconds: number) => ({
    title: 'Muitas tentativas',
    text: functionCopy.tooMany(seconds),
    tone: 'destructive' as const,
  }),
  openOrders: (count: number) => ({
    title: 'Ainda não dá para excluir',
    text:
      count === 1
        ? 'Há um pedido em andamento. Assim que ele for entregue ou cancelado, você pode excluir a conta.'
        : `Há ${count} pedidos em andamento. Assim que forem entregues ou cancelados, você pode excluir a conta.`,
    tone: 'destructive' as const,
  }),
  refundOwed: {
    title: 'Ainda não dá para excluir',
    text: 'Ainda devemos a você o reembolso de um pedido. Assim que o reembolso for concluído, você pode excluir a conta.',
    tone: 'destructive' as const,
  },
  isAdministrator: {
    title: 'Ainda não dá para excluir',
    text: 'Esta conta administra a loja. Antes, peça a outra pessoa que administra a loja que encerre o seu acesso.',
    tone: 'destructive' as const,
  },
} as const
