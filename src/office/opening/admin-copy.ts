import type { OpeningGap, OpeningStepName } from './domain.ts'

interface StepWords {
  readonly title: string
  readonly todo: string
  readonly lead: string
  readonly seen: string
  readonly minutes: string
}

const steps: Readonly<Record<OpeningStepName, StepWords>> = {
  seller: {
    title: 'Quem vende',
    todo: 'Seu nome, CPF ou CNPJ e um jeito de falar com você.',
    lead: 'O nome da loja, CPF ou CNPJ, endereço e um jeito de falar com você.',
    seen: 'Aparece no rodapé, nos e-mails e nas páginas legais. A lei exige que toda loja virtual identifique quem vende.',
    minutes: '2 min',
  },
  delivery: {
    title: 'De onde sai e quanto custa a entrega',
    todo: 'O endereço do ateliê e o seu preço de entrega.',
    lead: 'O endereço do ateliê, e quanto a pessoa paga pela entrega.',
    seen: 'O carrinho calcula o frete pela distância. A rua do ateliê só aparece para quem escolhe retirar, depois do pagamento.',
    minutes: '2 min',
  },
  days: {
    title: 'Dias e turnos',
    todo: 'Em que dias e horários você entrega, e quantas entregas cabem.',
    lead: 'Em que dias e horários você entrega, e quantas entregas cabem em cada turno.',
    seen: 'No carrinho, a pessoa escolhe um dia e um turno entre os que você abrir. Antes disso, a loja não oferece nenhum dia.',
    minutes: '2 min',
  },
  payment: {
    title: 'O seu Pix',
    todo: 'A chave que recebe o dinheiro das vendas.',
    lead: 'A chave Pix que recebe, e o nome que aparece no banco de quem paga.',
    seen: 'No fim da compra a pessoa vê um QR Code e o código Pix com o seu nome. Você confirma quando o dinheiro chegar.',
    minutes: '1 min',
  },
  candle: {
    title: 'A primeira vela',
    todo: 'Uma foto, um nome, um preço e quantas você tem.',
    lead: 'Uma foto, um nome, um preço e quantas você tem. O resto pode vir depois.',
    seen: 'A vela aparece na loja com a foto, o preço e quantas restam.',
    minutes: '2 min',
  },
  mail: {
    title: 'Os e-mails chegam',
    todo: 'Você recebe um e-mail da loja e toca no botão dele.',
    lead: 'A loja manda um e-mail de verdade para você. Toque no botão do e-mail para confirmar que ele chega.',
    seen: 'É por e-mail que a pessoa recebe a confirmação do pedido e o aviso de que a vela saiu.',
    minutes: '1 min',
  },
  house: {
    title: 'A frase e a foto da loja',
    todo: 'O que a pessoa lê primeiro. Só o que você escrever aparece.',
    lead: 'O que a pessoa lê primeiro. Só o que você escrever aparece.',
    seen: 'A frase e a foto abrem a página inicial.',
    minutes: '3 min',
  },
  test: {
    title: 'Um pedido de teste',
    todo: 'Você faz uma compra na sua própria loja, do carrinho ao Pix. Depois ela some.',
    lead: 'Você faz uma compra na sua própria loja, do carrinho ao Pix. Depois ela some.',
    seen: 'Você vê o que a pessoa vê, e recebe os mesmos e-mails.',
    minutes: '3 min',
  },
}

const gaps: Readonly<Record<OpeningGap, string>> = {
  'seller-incomplete': 'Falta completar os dados de quem vende.',
  'origin-not-validated': 'Falta o endereço de onde as velas saem.',
  'no-delivery-price': 'Falta dizer quanto custa a entrega.',
  'no-delivery-days': 'Falta escolher os dias e turnos de entrega.',
  'no-payment': 'Falta um jeito de receber.',
  'no-candle': 'Falta a primeira vela.',
  'candle-without-picture': 'Falta uma foto da vela.',
  'candle-without-stock': 'Falta dizer quantas velas você tem.',
  'mail-not-proven': 'Falta tocar no botão do e-mail.',
}

export const openingCopy = {
  title: 'Abrir a loja',
  loadFailed: 'Não foi possível carregar os passos. Tente de novo.',
  lead: (since: Date | null) =>
    since
      ? 'A loja está fechada. O que já foi pago continua valendo.'
      : 'A loja ainda está fechada. Passos pequenos, na ordem que você quiser; o que já digitou fica guardado.',
  steps,
  gaps,
  listTitle: 'Para abrir a loja',
  progress: (doneCount: number, all: number) =>
    doneCount === 0
      ? `Nenhum de ${all} pronto`
      : `${doneCount} de ${all} ${doneCount === 1 ? 'pronto' : 'prontos'}`,
  progressLabel: 'Passos feitos',
  stepName: (place: number, title: string) => `Passo ${place}: ${title}`,
  done: 'Feito',
  optional: 'se quiser',
  seenTitle: 'O que os clientes veem',
  now: {
    title: 'O que os clientes veem agora',
    text: 'Quem chega à loja lê “Em breve” com o nome dela e pode deixar o e-mail.',
    hint: 'Nada aparece sem você ter escrito: nem depoimento, nem número, nem rede social.',
    preview: 'Ver a loja como vai ficar',
  },
  later: 'Depois',
  save: 'Salvar e continuar',
  saving: 'Salvando...',
  saved: 'Salvo',
  failed: 'Não foi possível salvar. O que você digitou continua aqui. Tente de novo.',
  changedMeanwhile: 'Isto foi alterado em outra janela. Recarregue a página e confira antes de salvar.',
  invalid: 'Confira os campos marcados.',
  details: 'Todos os detalhes',
  back: 'Voltar aos passos',
  ready: {
    title: 'Tudo pronto para abrir',
    missing: 'O que falta para abrir',
    text: 'Ao abrir, qualquer pessoa vê as velas e pode comprar. Dá para fechar de novo quando quiser.',
    subscribers: (count: number) =>
      count === 1
        ? 'Avisar por e-mail a pessoa que pediu'
        : `Avisar por e-mail as ${count} pessoas que pediram`,
    nobody: 'Ninguém espera um aviso por e-mail.',
    open: 'Abrir a loja',
    opening: 'Abrindo...',
    opened: 'A loja está aberta',
    openedText: (mails: number) =>
      mails === 0
        ? 'Qualquer pessoa já pode comprar.'
        : `Qualquer pessoa já pode comprar. E-mails a caminho: ${mails}.`,
    incomplete: 'A loja ainda não abre',
    openFailed: 'Não foi possível abrir a loja agora. Tente de novo.',
  },
  open: {
    title: (day: string | null) => (day ? `A loja está aberta desde ${day}` : 'A loja está aberta'),
    lead: 'Qualquer pessoa vê as velas e pode comprar.',
    closeTitle: 'Fechar a loja',
    closeText:
      'Quem chega passa a ler “Em breve”, e as vendas param. Pedidos já feitos, pagamentos a caminho, contas e links de pedidos continuam.',
    pauseLink: 'Só alguns dias de descanso? Marque uma folga no Calendário.',
    reason: 'Por quê? (fica só no seu histórico)',
    confirm: 'Sim, fechar a loja agora',
    close: 'Fechar a loja',
    closing: 'Fechando...',
    closed: 'A loja está fechada',
    closedText: 'As vendas pararam. Abra de novo quando quiser.',
    unconfirmed: 'Confirme que quer mesmo fechar a loja.',
    closeFailed: 'Não foi possível fechar a loja agora. Tente de novo.',
  },
  delivery: {
    address: 'Endereço do ateliê',
    addressHint:
      'Rua, número, bairro, cidade e CEP. Para o motoboy, procuramos no mapa de São Paulo ao salvar.',
    found: (address: string) => `Encontrado no mapa: ${address}`,
    written: (address: string) => `Salvo como você escreveu: ${address}`,
    way: 'Como a vela chega',
    courier: 'Motoboy, com o meu preço',
    courierText: 'Só na cidade de São Paulo. A pessoa paga pela distância.',
    arranged: 'Eu combino com cada pessoa',
    arrangedText: 'Sem frete: a entrega sai de graça para quem compra.',
    base: 'Até 3 km',
    perKilometre: 'Cada km a mais',
    priceMissing: 'Informe quanto custa a entrega até 3 km, como 12,00.',
    rateWrong: 'Informe só o valor de cada km, como 2,20, ou deixe em branco.',
    notFound:
      'Não encontramos este endereço na cidade de São Paulo, onde o motoboy entrega. Confira a rua e o número, ou escreva o CEP. Em outra cidade, escolha “Eu combino com cada pessoa”.',
    empty: 'Informe o endereço de onde as velas saem.',
    more: 'Faixas de distância e horário de pico ficam em Frete Motoboy.',
    brazil:
      'Quer enviar também para outras cidades, pelos Correios ou por transportadora? É opcional, e dá para ligar depois.',
    toBrazil: 'Enviar para todo o Brasil',
    pickup: 'As pessoas também podem retirar no ateliê? Está desligado até você ligar.',
    toPickup: 'Oferecer retirada',
  },
  days: {
    start: 'Comece por um modelo ou digite os números. Nada vale antes de salvar.',
    presets: { weekdays: 'De segunda a sábado', evenings: 'Noites e sábado' },
    sameEveryDay: 'O mesmo em todos os dias',
    sameEveryDayHint: '“O mesmo em todos os dias” repete os números da segunda-feira.',
  },
  payment: {
    current: (key: string, receiver: string) => `Hoje o dinheiro vai para ${key}, ${receiver}.`,
    stripe: 'Cartão e Pix pela Stripe já funcionam aqui. A chave abaixo é opcional.',
    test: 'Este endereço aceita pagamentos de teste. Para vender de verdade, cadastre a sua chave.',
    key: 'Sua chave Pix',
    keyHint: 'CPF, CNPJ, celular com DDD, e-mail ou chave aleatória. Confira no aplicativo do banco.',
    receiver: 'Nome de quem recebe',
    receiverHint: 'Até 25 caracteres, como no banco.',
    city: 'Cidade',
    sameKey: 'Esta chave já é a que está em uso.',
  },
  candle: {
    photo: 'Foto da vela',
    photoHint: 'Toque para abrir a câmera ou escolher uma foto.',
    name: 'Nome',
    price: 'Preço',
    size: 'Peso de cera, em gramas',
    sizeHint: 'Opcional. Outros tamanhos podem vir depois, na página da vela.',
    stock: 'Quantas você tem',
    photoMissing: 'Falta a foto: é o que a pessoa vê primeiro.',
    known: (name: string) => `${name} já está na loja.`,
    openCandle: 'Abrir a vela',
    faults: {
      name: 'Informe o nome da vela.',
      price: 'Informe o preço, como 68,00.',
      stock: 'Informe quantas você tem, em números.',
      weight: 'Informe o peso em gramas, em números.',
    },
    taken: 'Já existe uma vela com este nome. Escolha outro.',
    pictureLeft: 'A vela foi salva, mas a foto não. Tente outra foto na página da vela.',
  },
  mail: {
    send: (email: string) => `Mandar um e-mail para ${email}`,
    again: 'Mandar de novo',
    sending: 'Mandando...',
    sent: 'E-mail a caminho',
    sentText: 'Abra a sua caixa de entrada e toque em “Chegou”. Se demorar, olhe no spam.',
    waiting: (email: string) => `Mandamos um e-mail para ${email}. Abra e toque em “Chegou”.`,
    kept: 'Esta loja não manda e-mails para fora: eles ficam guardados aqui.',
    openFolder: 'Ver os e-mails guardados',
    confirm: 'Chegou!',
    confirmText: 'Você abriu o link do e-mail. Falta só um toque.',
    proven: 'O e-mail chegou: os seus clientes vão receber os deles.',
    unknown: 'Este link não vale mais. Mande um e-mail novo.',
    sendFailed: 'Não foi possível mandar o e-mail agora. Tente de novo.',
  },
  house: {
    text: 'A página inicial mostra só o que você escrever: a frase, a foto e a sua história.',
    open: 'Escrever agora',
  },
} as const
