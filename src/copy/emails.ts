import type { PaidWith } from '#domain/checkout/payment-method.ts'
import type { EmailData, FactorChange } from '#domain/email.ts'
import { formatBrl } from '#domain/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { brandName } from './brand/name.ts'
import { dayAndMonth } from './calendar.ts'

/** Words that several e-mails share. */
export const emailFrame = {
  logoAlt: brandName,
  doubts: 'Dúvidas? Responda este e-mail ou escreva para',
  statusMailOptOut: 'Não quer receber atualizações de pedido? Desative em',
  profile: 'Meu Perfil',
  linkFallback: 'O botão não abriu? Copie e cole este endereço no navegador:',
  order: 'Pedido',
  date: 'Data',
  situation: 'Situação',
  total: 'Total',
  tracking: 'Código de rastreio',
  expectedBy: 'Previsão de entrega',
  delivery: 'Entrega',
  arranged: 'combinada com você',
  lateForShift: (slot: string, hasNext: boolean) =>
    `O pagamento chegou quando o turno que você tinha escolhido (${slot}) já não dava mais. ${
      hasNext
        ? 'Reservamos o próximo livre; se não servir, mude na página do pedido.'
        : 'Não há outro livre nas próximas semanas: escrevemos para combinar o dia com você.'
    }`,
  seeOrder: 'Acompanhar pedido',
  openOrder: 'Abrir pedido',
  tryAnotherCard: 'Tentar outro cartão',
  payWithPix: 'Pagar com Pix',
  payment: 'Pagamento',
  cpf: 'CPF na nota',
  seeCandles: 'Conhecer as velas',
}

/** The day and shift of a delivery, for the customer's calendar. */
export const emailCalendar = {
  brought: {
    file: 'entrega.ics',
    summary: (shop: string) => `Entrega ${shop}`,
    description: (orderNumber: string) => `Pedido ${orderNumber}. Alguém precisa estar em casa para receber.`,
  },
  fetched: {
    file: 'retirada.ics',
    summary: (shop: string) => `Retirar no ateliê ${shop}`,
    description: (orderNumber: string, code: string) =>
      `Pedido ${orderNumber}. Código para mostrar na porta: ${code}.`,
  },
}

/** The day of an order was changed by one side, and the other is told. */
export const deliveryChanged = {
  before: 'Antes',
  now: 'Agora',
  customer: {
    subject: (orderNumber: string) => `Novo dia do pedido ${orderNumber}`,
    title: (name: string) => `Seu pedido mudou de dia, ${name}`,
    text: 'Se o novo dia não servir, você pode mudar na página do pedido, ou é só responder este e-mail.',
  },
  owner: {
    subject: (orderNumber: string) => `Pedido ${orderNumber}: o cliente mudou o dia`,
    title: (name: string) => `${name} mudou o dia do pedido`,
    text: 'O lugar no turno anterior já está livre de novo.',
  },
}

export const burnTip = {
  title: 'Na primeira vez, deixe a superfície inteira derreter.',
  text: 'De 2 a 3 horas. A cera guarda essa memória e queima por igual até o fim.',
}

export const accountConfirmation = {
  subject: `Confirme seu e-mail na ${brandName}`,
  preheader: 'Falta só um toque para a sua conta ficar pronta.',
  title: (name: string) => `Que bom ter você aqui, ${name}`,
  text: 'Para deixar a sua conta pronta, confirme que este e-mail é seu.',
  button: 'Confirmar e-mail',
  small:
    'O link vale por 24 horas e só pode ser usado uma vez. Se você não criou esta conta, ignore este e-mail.',
}

export const addressConfirmation = {
  subject: 'Seu novo link de confirmação',
  preheader: 'Confirme seu e-mail para entrar na sua conta.',
  title: (name: string) => `Falta confirmar seu e-mail, ${name}`,
  text: 'Você tentou entrar na sua conta, mas este e-mail ainda não foi confirmado. Aqui está um link novo.',
  button: 'Confirmar e-mail',
  small:
    'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, troque a sua senha na página de entrada.',
}

export const passwordRecovery = {
  subject: 'Crie uma nova senha',
  preheader: 'O link vale por 1 hora.',
  title: (name: string) => `Vamos criar uma nova senha, ${name}`,
  text: 'Recebemos um pedido para trocar a senha da sua conta. Toque no botão e escolha uma nova.',
  button: 'Criar nova senha',
  small:
    'O link vale por 1 hora e só pode ser usado uma vez. Se não foi você, ignore este e-mail: a senha continua a mesma.',
}

export const passwordChanged = {
  subject: 'Sua senha foi alterada',
  preheader: 'Se foi você, está tudo certo.',
  title: (name: string) => `Sua senha foi alterada, ${name}`,
  text: 'A senha da sua conta acaba de ser trocada, e as outras sessões foram encerradas. Se foi você, está tudo certo.',
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo e responda este e-mail: a gente ajuda a proteger a sua conta.',
  button: 'Criar outra senha',
}

export const signInCode = {
  subject: (code: string) => `${code} é o seu código da ${brandName}`,
  preheader: 'Vale por 10 minutos.',
  title: 'Aqui está o seu código',
  text: 'Digite estes seis números na página em que você está. Não precisa de senha.',
  small:
    'O código vale por 10 minutos e só pode ser usado uma vez. Ninguém da loja vai pedi-lo a você. Se não foi você, ignore este e-mail: sem o código ninguém entra.',
}

export const deletionCode = {
  subject: 'Seu código para excluir a conta',
  preheader: 'O código vale por 15 minutos.',
  title: (name: string) => `Seu código chegou, ${name}`,
  text: 'Recebemos um pedido para excluir a sua conta. Se é isso mesmo que você quer, digite este código em Meu Perfil.',
  code: 'Código',
  small:
    'O código vale por 15 minutos. Se não foi você, não o passe a ninguém: sem ele a conta continua como está.',
}

const factorChanges: Record<FactorChange, { title: string; text: string }> = {
  added: {
    title: 'Sua conta tem mais uma proteção',
    text: 'Um segundo fator acaba de ser adicionado à sua conta: além da senha, a loja pede um código ou uma chave de acesso. As outras sessões foram encerradas.',
  },
  removed: {
    title: 'Um segundo fator saiu da sua conta',
    text: 'Um aplicativo ou uma chave de acesso acaba de ser removido da sua conta. Os outros continuam valendo.',
  },
  off: {
    title: 'A verificação em duas etapas foi desligada',
    text: 'O último segundo fator da sua conta acaba de ser removido. A partir de agora, a loja pede só a senha.',
  },
  codes: {
    title: 'Seus códigos de recuperação são novos',
    text: 'Novos códigos de recuperação acabam de ser gerados para a sua conta, e os anteriores deixaram de valer.',
  },
}

export const secondFactorChanged = (change: FactorChange) => ({
  subject: factorChanges[change].title,
  preheader: 'Se foi você, está tudo certo.',
  title: (name: string) => `${factorChanges[change].title}, ${name}`,
  text: factorChanges[change].text,
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo e responda este e-mail: a gente ajuda a proteger a sua conta.',
  button: 'Criar outra senha',
})

export const pixKeyChanged = (isTakenBack: boolean) => {
  const what = isTakenBack ? 'A troca da chave Pix foi desfeita' : 'A chave Pix da loja vai mudar'
  return {
    subject: what,
    preheader: 'Se foi você, está tudo certo.',
    title: (name: string) => `${what}, ${name}`,
    text: isTakenBack
      ? 'Os clientes continuam pagando na chave de antes.'
      : 'A partir da hora abaixo, quem pagar com Pix paga na nova chave. Até lá vale a de antes.',
    small:
      'Não foi você? Entre em Loja, no painel, e desfaça a troca agora mesmo. Depois crie outra senha: alguém está usando a sua conta.',
    button: 'Abrir Loja',
    key: 'Chave',
    none: 'nenhuma',
    from: 'Vale a partir de',
    by: 'Quem mudou',
  }
}

export const newDevice = {
  subject: 'Entraram na sua conta em um aparelho novo',
  preheader: 'Se foi você, está tudo certo.',
  title: (name: string) => `Você entrou em um aparelho novo, ${name}?`,
  text: 'A sua conta acaba de ser aberta em um navegador que a loja ainda não conhecia. Se foi você, está tudo certo.',
  at: 'Quando',
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo: as sessões abertas são encerradas. Depois, responda este e-mail, e a gente ajuda.',
  button: 'Criar outra senha',
}

export const accountDeleted = {
  subject: 'Sua conta foi excluída',
  preheader: 'Perfil, carrinho e favoritos foram apagados.',
  title: (name: string) => `Sua conta foi excluída, ${name}`,
  text: 'Como você pediu, apagamos o seu perfil, o carrinho, os favoritos e as sessões. Os pedidos já feitos ficam bloqueados, só pelo prazo que a lei pede.',
  small: 'Não foi você? Responda este e-mail assim que puder, e a gente descobre junto o que aconteceu.',
}

export const welcome = {
  subject: `Boas-vindas à ${brandName}`,
  preheader: 'Velas de cera de coco, feitas à mão em São Paulo.',
  title: (name: string) => `Boas-vindas, ${name}`,
  text: 'Cada vela que sai do nosso ateliê é vertida à mão, em cera de coco, com pavio de algodão. A sua conta guarda carrinho, favoritos e pedidos, em qualquer aparelho.',
  second: 'Quando quiser, é só escolher a primeira. A gente embrulha com carinho e leva até você.',
  accountOf: 'Esta conta usa o e-mail',
}

export const newsletterWelcome = {
  subject: 'Você está no Ritual de Carinho',
  preheader: 'Um e-mail por semana, com aromas, cuidados e novidades do ateliê.',
  title: 'Que bom ter você aqui',
  text: 'A partir de agora, o Ritual de Carinho chega uma vez por semana: aromas da estação, cuidados com a sua vela e o que está saindo do ateliê.',
  leave: 'Não foi você, ou mudou de ideia? Cancele quando quiser:',
  leaveLink: 'cancelar inscrição',
}

export const restockConfirmation = {
  subject: (name: string) => `Confirme: aviso da volta de ${name}`,
  preheader: 'Um toque, e você entra na lista.',
  title: 'Falta só confirmar',
  text: (name: string) =>
    `Alguém pediu, com este e-mail, para saber quando ${name} voltar à loja. Se foi você, confirme: mandamos um e-mail só, quando houver vela.`,
  button: 'Confirmar',
  small: 'O link vale por dois dias. Se não foi você, ignore este e-mail: nada fica guardado.',
}

export const restockNotice = {
  subject: (name: string) => `${name} voltou`,
  preheader: 'Você pediu para saber. São poucas unidades.',
  title: (name: string) => `${name} voltou`,
  text: 'Você pediu para saber, e ela acaba de voltar à prateleira. Avisamos por ordem de chegada e só a quem o estoque alcança, mas não dá para guardar: quem compra antes, leva.',
  button: 'Ver a vela',
  leave: 'Este é o único e-mail sobre ela. Para apagar o seu endereço desta lista agora:',
  leaveLink: 'sair da lista',
}

export const potsCouponEmail = {
  subject: (percent: number) => `Seus potes voltaram: ${percent}% na próxima compra`,
  preheader: 'Obrigada por fazer os recipientes voltarem ao ateliê.',
  title: (name: string) => `Obrigada, ${name}`,
  text: (percent: number) =>
    `Contamos três recipientes seus de volta no ateliê. Eles valem ${percent}% de desconto nas velas da sua próxima compra. Se o seu carrinho estava sem cupom, este já está lá; senão, digite o código abaixo.`,
  code: 'Código',
  button: 'Escolher velas',
  small: 'O cupom é só seu, vale uma vez e não tem prazo para terminar.',
}

export const orderConfirmation = {
  subject: (number: string) => `Recebemos seu pedido ${number}`,
  preheader: 'Já separamos as suas velas. Elas saem em breve.',
  title: (name: string) => `Recebemos seu pedido, ${name}`,
  text: 'Seu pagamento foi confirmado e já separamos as suas velas. Assim que elas saírem do ateliê, avisamos por aqui.',
  pickupText:
    'Seu pagamento foi confirmado e já separamos as suas velas. Quando estiverem prontas para retirar no ateliê, avisamos por aqui. Na porta, mostre o código de retirada.',
  handed: {
    preheader: 'O recibo das velas que você levou.',
    title: (name: string) => `Obrigada, ${name}`,
    text: 'Obrigada por levar as nossas velas. Este e-mail é o recibo da sua compra.',
  },
  subtotal: 'Subtotal',
  pixDiscount: 'Desconto no Pix',
  freight: (provider: string | null | undefined) => (provider ? `Frete, ${provider}` : 'Frete'),
  noFreight: 'Grátis',
  delivery: 'Entrega',
  withdrawalTitle: 'Direito de arrependimento',
  withdrawal:
    'Você pode desistir da compra em até 7 dias corridos depois de receber o pedido (art. 49 do Código de Defesa do Consumidor). Responda este e-mail: combinamos a devolução e reembolsamos tudo o que você pagou, frete incluído.',
}

interface StatusWords {
  subject: (number: string) => string
  preheader: string
  title: (name: string) => string
  text: string
}

const orderStatusUpdate: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: {
    subject: (number) => `Seu pedido ${number} está aguardando`,
    preheader: 'Avisamos assim que houver novidade.',
    title: (name) => `Seu pedido está aguardando, ${name}`,
    text: 'O seu pedido voltou a ficar pendente. Você não precisa fazer nada agora: avisamos assim que houver novidade.',
  },
  processing: {
    subject: (number) => `Estamos preparando seu pedido ${number}`,
    preheader: 'As suas velas estão sendo embrulhadas.',
    title: (name) => `Estamos preparando tudo, ${name}`,
    text: 'As suas velas já estão na bancada do ateliê, sendo conferidas e embrulhadas uma a uma. Quando saírem para a entrega, avisamos por aqui.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} saiu para entrega`,
    preheader: 'As suas velas estão a caminho.',
    title: (name) => `As suas velas estão a caminho, ${name}`,
    text: 'O pedido saiu do ateliê. Deixe alguém por perto para receber: vela não gosta de esperar no sol.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi entregue`,
    preheader: 'Agora é só acender.',
    title: (name) => `Chegou, ${name}`,
    text: 'O seu pedido foi entregue. Se algo não veio como deveria, responda este e-mail que a gente resolve.',
  },
  cancelled: {
    subject: (number) => `Seu pedido ${number} foi cancelado`,
    preheader: 'Se houve pagamento, o valor volta para o seu cartão.',
    title: (name) => `Seu pedido foi cancelado, ${name}`,
    text: 'O pedido foi cancelado. Se ele já estava pago, o valor volta para o mesmo cartão e enviamos outro e-mail assim que o reembolso for feito. Ficou com dúvida? Responda este e-mail.',
  },
}

export const pixWaiting = {
  subject: (number: string) => `Seu Pix do pedido ${number}`,
  preheader: (when: string) => `As suas velas estão reservadas até ${when}.`,
  title: (name: string) => `Falta só o Pix, ${name}`,
  text: 'As suas velas estão separadas. Toque no botão para copiar o código Pix ou ler o QR Code e pague no aplicativo do seu banco. Se você já pagou, está tudo certo: avisamos assim que o pagamento chegar.',
  until: 'Pague até',
}

/** The same steps where she fetches it at the workshop. */
const pickupStatusUpdate: Partial<Record<OrderStatus, StatusWords>> = {
  processing: {
    ...orderStatusUpdate.processing,
    text: 'As suas velas já estão na bancada do ateliê, sendo conferidas e embrulhadas uma a uma. Quando estiverem prontas para retirar, avisamos por aqui.',
  },
  shipped: {
    subject: (number) => `Seu pedido ${number} está pronto para retirar`,
    preheader: 'As suas velas esperam por você no ateliê.',
    title: (name) => `Pode vir buscar, ${name}`,
    text: 'As suas velas estão prontas e esperam por você no ateliê. Na porta, mostre o código de retirada.',
  },
  delivered: {
    subject: (number) => `Seu pedido ${number} foi retirado`,
    preheader: 'Agora é só acender.',
    title: (name) => `Boas velas, ${name}`,
    text: 'O seu pedido foi retirado no ateliê. Se algo não está como deveria, responda este e-mail que a gente resolve.',
  },
}

export function statusWords({ status, pickupCode }: EmailData<'order-status-update'>): StatusWords {
  return (pickupCode && pickupStatusUpdate[status]) || orderStatusUpdate[status]
}

/** Candles that were reserved and paid for cannot come on the promised day. */
export const pourTrouble = {
  subject: (number: string) => `Seu pedido ${number}: precisamos combinar outro dia`,
  title: (name: string) => `Uma leva nos atrasou, ${name}`,
  failed: {
    preheader: 'A leva das suas velas não deu certo. Escolha outro dia ou o seu dinheiro de volta.',
    text: (candle: string) =>
      `A leva de ${candle} que você reservou não saiu como deveria, e vela que não ficou boa não sai do ateliê. Pedimos desculpas.`,
  },
  late: {
    preheader: 'As suas velas precisam curar por mais tempo. Escolha outro dia ou o seu dinheiro de volta.',
    text: (candle: string, readyOn: string) =>
      `A leva de ${candle} que você reservou precisa curar por mais tempo: fica pronta em ${dayAndMonth(readyOn)}, depois do dia que prometemos. Pedimos desculpas.`,
  },
  choose: 'Você escolhe: receber em outro dia ou ter o seu dinheiro de volta.',
  action: 'Escolher',
}

export const paymentRefused: Readonly<Record<EmailData<'payment-refused'>['cause'], StatusWords>> = {
  declined: {
    subject: (number) => `O pagamento do pedido ${number} não foi aprovado`,
    preheader: 'Nada foi cobrado. Você pode tentar com outro cartão.',
    title: (name) => `O pagamento não passou, ${name}`,
    text: 'Nada foi cobrado. As suas velas continuam reservadas por mais alguns minutos: dá tempo de tentar com outro cartão.',
  },
  expired: {
    subject: (number) => `Seu pedido ${number} não foi pago a tempo`,
    preheader: 'Nada foi cobrado.',
    title: (name) => `O prazo do pagamento terminou, ${name}`,
    text: 'As velas ficaram reservadas para você, mas o prazo terminou sem o pagamento e o pedido foi cancelado. Nada foi cobrado. Se ainda quiser, abra o pedido e toque em Pedir Novamente.',
  },
  'pix-unseen': {
    subject: (number) => `Não encontramos o Pix do pedido ${number}`,
    preheader: 'O prazo da reserva terminou. Se você já pagou, fale com a gente.',
    title: (name) => `O prazo da reserva terminou, ${name}`,
    text: 'Até agora não encontramos o seu Pix, e as velas voltaram para a prateleira. Se você já pagou, responda a este e-mail com o comprovante: enviamos as velas, se ainda houver, ou devolvemos o valor inteiro. Se não pagou, não pague mais este código: abra o pedido e toque em Pedir Novamente.',
  },
  'taken-back': {
    subject: (number) => `O pagamento do pedido ${number} ainda não chegou`,
    preheader: 'Confirmamos o seu Pix por engano. As suas velas continuam reservadas.',
    title: (name) => `Confirmamos cedo demais, ${name}`,
    text: 'Avisamos que o seu Pix tinha chegado, mas foi engano nosso: ele ainda não apareceu na conta. Pedimos desculpas. Se você já pagou, responda a este e-mail com o comprovante. Se ainda não pagou, o código continua no seu pedido.',
  },
}

export const paymentRefunded = {
  subject: (number: string) => `Reembolso do pedido ${number}`,
  preheader: {
    pix: (amount: number) => `${formatBrl(amount)} voltam para a sua conta por Pix.`,
    card: (amount: number) => `${formatBrl(amount)} voltam para o seu cartão.`,
    cash: (amount: number) => `${formatBrl(amount)} voltam para você.`,
  } satisfies Record<PaidWith, (amount: number) => string>,
  title: (name: string) => `Seu reembolso está a caminho, ${name}`,
  text: {
    'sold-out':
      'O seu pagamento chegou depois do prazo da reserva, e as últimas unidades já tinham ido para outra casa. Pedimos desculpas: devolvemos o valor inteiro.',
    cancelled: 'Devolvemos o valor do seu pedido para o mesmo cartão usado na compra.',
    partial: 'Devolvemos uma parte do valor do seu pedido para o mesmo cartão usado na compra.',
  } satisfies Record<EmailData<'payment-refunded'>['cause'], string>,
  textByPix: {
    'sold-out':
      'O seu Pix chegou depois do prazo da reserva, e as últimas unidades já tinham ido para outra casa. Pedimos desculpas: devolvemos o valor inteiro.',
    cancelled: 'Devolvemos o valor do seu pedido por Pix, para a conta de onde ele veio.',
    partial: 'Devolvemos uma parte do valor do seu pedido por Pix, para a conta de onde ele veio.',
  } satisfies Record<EmailData<'payment-refunded'>['cause'], string>,
  /** The owner had received it herself, and gave it back herself. */
  textByHand: {
    'sold-out': 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    cancelled: 'Devolvemos o valor do seu pedido, do jeito que combinamos.',
    partial: 'Devolvemos uma parte do valor do seu pedido, do jeito que combinamos.',
  } satisfies Record<EmailData<'payment-refunded'>['cause'], string>,
  when: {
    card: 'O prazo para aparecer depende do banco: costuma levar de 5 a 10 dias úteis, às vezes até a fatura seguinte.',
    pix: 'Um Pix devolvido costuma aparecer na conta no mesmo dia.',
    cash: 'Se o valor ainda não chegou até você, responda a este e-mail.',
  } satisfies Record<PaidWith, string>,
  amount: 'Valor devolvido',
}

/** Around what the owner writes herself. */
export const customerMessage = {
  preheader: (order: string) => `Uma mensagem sobre o pedido ${order}.`,
  title: (name: string) => `Olá, ${name}`,
}
