import { brazilSection, carrierHistory, showSwitch } from '#delivery/carriers/copy/admin-carrier-history.ts'
import { brandSection } from '#office/brand/copy.ts'
import { pixKeyUnclear } from '#orders/copy/orders.ts'
import { COMPLAINT_DAYS_BY_LAW } from '#settings/domain/consumer-law.ts'
import type { SettingsFault, SettingsSection } from '#settings/domain/settings-fields.ts'
import { plainDay } from '#ui/copy/calendar.ts'
import { contentSections } from './admin-shop-content.ts'

interface FieldWords {
  readonly label: string
  readonly hint?: string
}

interface SectionWords {
  readonly title: string
  readonly about: string
  readonly fields: Readonly<Record<string, FieldWords>>
}

const quoteWords = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((number) => [
    [`quote${number}`, { label: `Depoimento ${number}` }],
    [`author${number}`, { label: 'Quem disse' }],
    [`about${number}`, { label: 'De onde é' }],
  ]),
)
const figureWords = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [`value${number}`, { label: `Número ${number}` }],
    [`label${number}`, { label: 'O que ele conta' }],
  ]),
)

const sections: Readonly<Record<SettingsSection, SectionWords>> = {
  ...contentSections,
  courierPause: {
    title: 'Motoboy',
    about: 'chuva, imprevisto, moto na oficina',
    fields: {
      selling: { label: 'Enquanto o motoboy não roda' },
      until: { label: 'Até', hint: 'Em branco, até você encerrar a pausa.' },
    },
  },
  brand: brandSection,
  banner: {
    title: 'Faixa no topo da loja',
    about: 'uma frase curta',
    fields: {
      text: { label: 'Frase', hint: 'Até 80 caracteres. Em branco, a faixa não aparece.' },
      until: { label: 'Mostrar até', hint: 'Em branco, sem prazo.' },
    },
  },
  contact: {
    title: 'Contato',
    about: 'aparece no rodapé, nas páginas legais e nos e-mails',
    fields: {
      name: { label: 'Nome da loja', hint: 'Como os clientes a chamam, em todas as páginas e e-mails.' },
      since: { label: 'Desde o ano', hint: 'No rodapé, ao lado do nome. Pode ficar em branco.' },
      taxId: { label: 'CPF ou CNPJ', hint: 'De quem vende. A lei exige que a loja mostre.' },
      stateRegister: {
        label: 'Inscrição estadual',
        hint: 'Vai na etiqueta dos pacotes com nota fiscal. Sem inscrição, deixe em branco. A loja não mostra.',
      },
      address: { label: 'Endereço', hint: 'A lei exige o endereço de quem vende pela internet.' },
      email: { label: 'E-mail da loja' },
      phone: { label: 'Telefone' },
    },
  },
  social: {
    title: 'Redes',
    about: 'os ícones do rodapé; em branco, o ícone não aparece',
    fields: {
      instagram: { label: 'Instagram', hint: 'O endereço completo, com https://' },
      pinterest: { label: 'Pinterest', hint: 'O endereço completo, com https://' },
      whatsapp: { label: 'WhatsApp', hint: 'Com DDD.' },
    },
  },
  hours: {
    title: 'Horário de atendimento',
    about: 'quando você responde; em branco, nesse dia não há atendimento',
    fields: {
      weekdaysFrom: { label: 'Segunda a sexta, das' },
      weekdaysTo: { label: 'Segunda a sexta, às' },
      saturdayFrom: { label: 'Sábado, das' },
      saturdayTo: { label: 'Sábado, às' },
      sundayFrom: { label: 'Domingo, das' },
      sundayTo: { label: 'Domingo, às' },
    },
  },
  testimonials: {
    title: 'Depoimentos',
    about: 'na página inicial; em branco, não aparece',
    fields: quoteWords,
  },
  figures: {
    title: 'Números da página inicial',
    about: 'só o que você pode provar',
    fields: figureWords,
  },
  mail: {
    title: 'E-mails',
    about: 'o que os clientes veem ao receber',
    fields: {
      senderName: { label: 'Nome de quem envia' },
      replyTo: { label: 'Respostas vão para', hint: 'O endereço que envia continua o da instalação.' },
      signature: { label: 'Assinatura', hint: 'Fecha todos os e-mails, com as mesmas quebras de linha.' },
    },
  },
  limits: {
    title: 'Limites',
    about: 'quanto se reserva, e por quanto tempo',
    fields: {
      holdUnits: {
        label: 'Unidades na primeira compra',
        hint: 'Quanto quem nunca comprou pode reservar de uma vez.',
      },
      pixHoldMinutes: {
        label: 'Minutos para pagar na sua chave Pix',
        hint: 'De 30 a 2880. Enquanto isso as velas ficam reservadas.',
      },
      pixHoldUntil: {
        label: 'Hora até quando você confere o banco',
        hint: 'Nenhum pedido da sua chave Pix é cancelado antes desta hora de um dia de trabalho. Em branco, valem só os minutos.',
      },
    },
  },
  search: {
    title: 'Sinônimos na busca',
    about: 'quem procura uma acha a outra',
    fields: {
      synonyms: {
        label: 'Uma linha para cada grupo',
        hint: 'Antes do sinal de igual o que as pessoas escrevem, depois o que está escrito na loja. Por exemplo: dormir, sono = calma',
      },
    },
  },
  processors: {
    title: 'Empresas que guardam dados',
    about: 'a lei exige que a Privacidade diga quem são',
    fields: {
      hosting: { label: 'Hospedagem', hint: 'A empresa em que a loja está instalada.' },
      mail: { label: 'Envio de e-mails', hint: 'A empresa que envia os e-mails da loja.' },
    },
  },
  returns: {
    title: 'Trocas',
    about: 'o prazo aparece em Trocas e devoluções e nos pedidos',
    fields: {
      complaintDays: {
        label: 'Dias para contar que algo chegou quebrado ou errado',
        hint: `De ${COMPLAINT_DAYS_BY_LAW} a 365. Em branco: ${COMPLAINT_DAYS_BY_LAW}, o prazo da lei para velas.`,
      },
    },
  },
  vouchers: {
    title: 'Vale-presente',
    about: 'desligado, a loja não vende vales; os que já existem continuam valendo',
    fields: {
      offered: { label: 'Vender vale-presente na loja' },
      step1: { label: 'Primeiro valor', hint: 'Em reais, sem centavos. Em branco, o botão não aparece.' },
      step2: { label: 'Segundo valor' },
      step3: { label: 'Terceiro valor' },
      least: { label: 'Outro valor, a partir de', hint: 'Em branco: 50.' },
      most: { label: 'Outro valor, até', hint: 'Em branco: 500.' },
    },
  },
  features: {
    title: 'Recursos da loja',
    about: 'o que está desligado não aparece em lugar nenhum',
    fields: {
      gifts: { label: 'É presente: cartão impresso por você, sem preço na caixa, entrega a outra pessoa' },
      quiz: {
        label: 'Quiz “Qual vela combina com você?”, quando três velas à venda têm notas e intensidade',
      },
      invoiceCpf: { label: 'Perguntar o CPF na nota ao pagar' },
      batchCounts: { label: 'Dizer quantas velas da leva ainda esperam' },
      newsletter: { label: 'Newsletter: inscrição na página inicial e no perfil' },
    },
  },
  brazil: brazilSection,
  pickup: {
    title: 'Retirada no ateliê',
    about: 'antes do pagamento, o cliente vê só o bairro; o endereço completo, só depois',
    fields: { offered: { label: 'Oferecer retirada no ateliê, sem frete' } },
  },
  pots: {
    title: 'Potes de volta',
    about: 'desligado, a loja não promete nada sobre os potes',
    fields: {
      offered: { label: 'Receber 3 potes vazios em troca de 10% na próxima compra' },
    },
  },
}

const faults: Readonly<Record<SettingsFault, string>> = {
  missing: 'Preencha este campo.',
  'too-long': 'Texto longo demais.',
  malformed: 'Confira o que foi digitado.',
  'out-of-range': 'Este número está fora do permitido.',
  incomplete: 'Preencha os dois campos ou nenhum.',
  reversed: 'O fim vem antes do começo.',
  unreadable: 'Esta cor não se lê.',
}

export const shopSettingsCopy = {
  toOpening: 'Abrir a loja',
  toClosing: 'Fechar a loja',
  title: 'Loja',
  lead: 'O que os clientes veem e como você trabalha',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: { title: 'Salvo', text: 'A loja já mostra a mudança.' },
  saveFailed: 'Erro ao salvar',
  changed: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 seção alterada' : `${count} seções alteradas`,
  leave: {
    title: 'Sair sem salvar?',
    question: 'O que você mudou ainda não vale na loja. O rascunho fica guardado neste navegador.',
    confirm: 'Sair sem salvar',
  },
  invalid: 'Confira os campos marcados.',
  changedMeanwhile:
    'Esta parte mudou em outra aba ou por outra pessoa. Recarregue a página para ver como está.',
  stillPaused: { title: 'Esta pausa terminou', text: 'A loja continua em pausa por causa da outra.' },
  loadFailed: 'Erro ao carregar as configurações da loja',
  moreQuotes: 'Mais depoimentos',
  preview: 'Como fica',
  sections,
  faults,
  calendar: 'Férias e folgas ficam no calendário',
  courier: {
    off: 'O motoboy está atendendo.',
    on: (until: string) =>
      until === ''
        ? 'O motoboy está em pausa, até você encerrar.'
        : `O motoboy está em pausa até ${plainDay(until)}.`,
    arranged: 'Vender sem frete: a entrega é combinada com você',
    closed: 'Não vender nada até ele voltar',
    hint: 'Entregas já pagas não mudam sozinhas. Cada carrinho aberto mostra o novo total antes de pagar.',
    save: 'Pausar o motoboy',
    clear: 'Encerrar a pausa',
    done: { title: 'Motoboy em pausa', text: 'A loja já mostra a mudança.' },
    cleared: { title: 'O motoboy voltou a atender' },
  },
  pixKey: {
    title: 'Chave Pix',
    about: 'para onde vai o seu dinheiro',
    none: 'Sem chave própria: o Pix, se houver, vai pela operadora.',
    current: 'Chave em uso',
    waiting: (key: string, at: string) => `A chave ${key} passa a valer em ${at}. Até lá, vale a anterior.`,
    lock: 'Para trocar a chave, confirme que é você.',
    lockText:
      'Quem usa verificação em duas etapas mostra um código novo. Todos os administradores recebem um e-mail.',
    key: { label: 'Nova chave', hint: 'CPF, CNPJ, celular com DDD, e-mail ou chave aleatória.' },
    receiver: { label: 'Nome de quem recebe', hint: 'Até 25 caracteres, como no banco.' },
    city: { label: 'Cidade', hint: 'Até 15 caracteres.' },
    hint: 'A nova chave vale uma hora depois da troca. Até lá você pode desfazer, e os clientes pagam na chave anterior.',
    change: 'Trocar a chave',
    keep: 'Desfazer a troca',
    changed: { title: 'Chave Pix trocada', text: 'Ela vale daqui a uma hora. Avisamos por e-mail.' },
    set: { title: 'Chave Pix salva', text: 'Ela já vale. Avisamos por e-mail.' },
    kept: { title: 'Troca desfeita', text: 'Continua valendo a chave anterior.' },
    faults: {
      key: 'Esta não é uma chave Pix. Confira os números e as letras.',
      'key-unclear': pixKeyUnclear,
      receiver: 'Informe o nome com até 25 caracteres, sem emoji.',
      city: 'Informe a cidade com até 15 caracteres.',
    },
    sameKey: 'Esta chave já é a que está em uso.',
    inForce: 'A nova chave já está valendo. Para voltar, troque de novo.',
  },
  history: {
    actions: {
      updated: 'mudou as configurações da loja',
      'pix-key-changed': 'trocou a chave Pix',
      'pix-key-kept': 'desfez a troca da chave Pix',
      'shop-opened': 'abriu a loja',
      'text-changed': 'mudou um texto',
      'shop-closed': 'fechou a loja',
      'gift-option': 'mudou uma embalagem de presente',
      'test-order': 'pagou um pedido de teste',
      calendar: 'mudou o calendário',
      ...carrierHistory.actions,
      'calendar-undone': 'desfez uma mudança do calendário',
    },
    fields: {
      pixKey: 'Chave Pix',
      'logo.light': 'Logo',
      'logo.dark': 'Logo para fundo escuro',
      reason: 'Motivo',
      giftOption: 'Embalagem',
      calendar: 'Calendário',
      ...carrierHistory.fields,
      // Field names of an older version, for the history.
      'holiday.from': 'Férias, de',
      'holiday.until': 'Férias, até',
      'holiday.note': 'Férias, recado na loja',
      ...Object.fromEntries(
        Object.entries(sections).flatMap(([section, { title, fields }]) =>
          Object.entries(fields).map(([field, { label }]) => [`${section}.${field}`, `${title}, ${label}`]),
        ),
      ),
    } as Readonly<Record<string, string>>,
    show: (field: string, value: unknown) =>
      field.endsWith('.offered') || field.startsWith('logo.') || field.startsWith('features.')
        ? showSwitch(value)
        : undefined,
  },
} as const
