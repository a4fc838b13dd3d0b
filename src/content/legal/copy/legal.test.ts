import { describe, expect, it } from 'vitest'
import { accessibilityPage } from './accessibility.ts'
import { deliveryPage } from './delivery.ts'
import { type LegalFacts, type LegalPage, splitPieces } from './legal-page.ts'
import { privacyPolicy } from './privacy.ts'
import { returnsPage } from './returns.ts'
import { termsOfSale } from './terms.ts'

const shop = {
  name: 'Velas da Ana',
  taxId: '11.222.333/0001-81',
  address: 'Rua das Flores, 10, São Paulo - SP',
  email: 'ana@exemplo.com.br',
  phone: '(11) 90000-0000',
}

const hours = {
  weekdaysFrom: '09:00',
  weekdaysTo: '18:00',
  saturdayFrom: '',
  saturdayTo: '',
  sundayFrom: '',
  sundayTo: '',
}
const facts: LegalFacts = {
  shop,
  hours,
  newsletter: 'Ritual de Carinho',
  changedOn: '2026-11-17',
  delivery: 'courier',
  courier: { freeAbove: 250_00, hasHandling: true, hasPeak: true },
  shifts: ['morning', 'afternoon', 'evening'],
  pickup: 'now',
  gifts: 'now',
  complaintDays: 90,
  cpf: { invoice: true, parcels: false },
  sendsToBrazil: false,
  payment: { card: 30, pix: 30 },
  pixHoldUntil: null,
  hasPaymentCompany: true,
  savesCards: true,
  services: { google: true, maps: true, automation: true },
  processors: {
    payment: 'Stripe',
    postalCodes: 'ViaCEP e BrasilAPI',
    maps: 'Google',
    hosting: 'Nuvem do Sul',
    mail: 'Correio Certo',
  },
  takesContainersBack: 'now',
  sellsVouchers: 'now',
}

const wholeText = (page: LegalPage) =>
  [
    page.title,
    page.description,
    page.lead,
    ...page.sections.flatMap(({ title, blocks }) => [title, ...blocks]),
  ]
    .flatMap((block) => (typeof block === 'string' ? block : block.points))
    .join('\n')

describe.each([
  ['privacy', privacyPolicy(facts)],
  ['terms', termsOfSale(facts)],
])('the page about %s', (_name, page) => {
  it('names the shop in full and fills every placeholder', () => {
    const text = wholeText(page)
    for (const fact of Object.values(shop)) expect(text).toContain(fact)
    expect(text).not.toMatch(/[{}]|undefined/)
  })

  it('has an address for each section', () => {
    const ids = page.sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('fits a search result', () => {
    expect(page.description.length).toBeLessThanOrEqual(160)
  })
})

it('the policy lists the rights of article 18 and names who answers them', () => {
  const text = wholeText(privacyPolicy(facts))
  for (const word of [
    'encarregado',
    'confirmar',
    'corrigir',
    'anonimizados',
    'eliminação',
    'consentimento',
  ]) {
    expect(text).toContain(word)
  }
})

it('mentions other places only where parcels are shipped', () => {
  expect(wholeText(deliveryPage(facts))).not.toContain('Correios')
  const text = wholeText(deliveryPage({ ...facts, sendsToBrazil: true }))
  expect(text).toContain('Para as outras cidades do Brasil, enviamos pelos Correios')
  expect(text).toContain('dia é uma previsão')
  const distanceText = 'a mais de 25 km do ateliê'
  expect(text).toContain(distanceText)
  expect(wholeText(deliveryPage({ ...facts, courier: null, sendsToBrazil: true }))).not.toContain(
    distanceText,
  )
})

it.each([
  ['trocas', returnsPage],
  ['termos', termsOfSale],
])(
  'goods delivered by a carrier are returned by post, in %s, only if a carrier is configured',
  (_page, page) => {
    expect(wholeText(page({ ...facts, sendsToBrazil: true }))).toContain('código de postagem')
    expect(wholeText(page(facts))).not.toContain('código de postagem')
  },
)

it('the pages about delivery and returns name a contact, and agree with the terms', () => {
  const terms = wholeText(termsOfSale(facts))
  for (const page of [deliveryPage(facts), returnsPage(facts)]) {
    expect(wholeText(page)).toContain(shop.email)
    expect(wholeText(page)).toContain(shop.phone)
    expect(page.description.length).toBeLessThanOrEqual(160)
  }
  expect(terms).toContain('até 40 km do ateliê')
  expect(terms).toContain('[Privacidade](privacy)')
})

it('the policy names each company that works with customers’ data', () => {
  const text = wholeText(privacyPolicy(facts))
  for (const name of Object.values(facts.processors)) expect(text).toContain(`(${name})`)
})

it('the page about accessibility lists what works, what does not and whom to ask', () => {
  const page = accessibilityPage(facts)
  expect(page.sections.map(({ id }) => id)).toEqual(['o-que-funciona', 'o-que-falta', 'contato'])
  expect(wholeText(page)).toContain(shop.email)
  expect(wholeText(page)).toContain('campo em que se digita o cartão')
  expect(wholeText(accessibilityPage({ ...facts, hasPaymentCompany: false }))).not.toContain('cartão')
  expect(page.description.length).toBeLessThanOrEqual(160)
})

it('a text is cut where its links are', () => {
  expect(splitPieces('Veja [Entrega](delivery) ou escreva para ola@loja.com.br.')).toEqual([
    'Veja ',
    { text: 'Entrega', to: 'delivery' },
    ' ou escreva para ',
    { email: 'ola@loja.com.br' },
    '.',
  ])
  expect(splitPieces('Só palavras.')).toEqual(['Só palavras.'])
})

it('the terms explain the right of withdrawal and how to use it', () => {
  const withdrawal = termsOfSale(facts).sections.find((section) => section.id === 'arrependimento')
  const text = withdrawal?.blocks.join('\n')
  expect(text).toContain('sete dias')
  expect(text).toContain('art. 49')
  expect(text).toContain(shop.email)
  expect(text).toContain('frete incluído')
})

it('a shop that has said nothing is given no words: what is missing is named', () => {
  const emptySeller = { name: '', taxId: '', address: '', email: '', phone: '' }
  const noHours = Object.fromEntries(Object.keys(hours).map((key) => [key, ''])) as typeof hours
  const empty: LegalFacts = {
    shop: emptySeller,
    hours: noHours,
    newsletter: '',
    changedOn: null,
    delivery: null,
    courier: null,
    shifts: [],
    pickup: null,
    gifts: null,
    complaintDays: null,
    cpf: { invoice: false, parcels: false },
    sendsToBrazil: false,
    payment: { card: null, pix: null },
    pixHoldUntil: null,
    hasPaymentCompany: false,
    savesCards: false,
    services: { google: false, maps: false, automation: false },
    processors: { payment: '', postalCodes: '', maps: '', hosting: '', mail: '' },
    takesContainersBack: null,
    sellsVouchers: null,
  }
  const pages = [privacyPolicy, termsOfSale, deliveryPage, returnsPage, accessibilityPage].map((page) =>
    page(empty),
  )
  const text = pages.map(wholeText).join('\n')
  expect(text).toContain('Esta loja é de (nome ainda não informado), CPF ou CNPJ (ainda não informado)')
  expect(text).toContain('(e-mail ainda não informado)')
  expect(text).toContain('Hospedagem (empresa ainda não informada)')
  expect(text).toContain('A loja ainda não informou como entrega.')
  expect(text).toContain('A loja ainda não informou como recebe.')
  expect(text).not.toMatch(/[{}]|undefined|9h|40 km|10%|perfume|recipiente|pote|Google|automação|mapas/i)
  expect(text).not.toMatch(/empresa de pagamentos|pagou com|número do cartão|no Pix/i)
  expect(text).not.toMatch(/escolhe o dia e o turno|nova tentativa|motoboy|grátis|90 dias|CPF,/)
  expect(text).not.toMatch(/retirar o pedido|código de retirada|traz ao ateliê|presente/i)
  expect([privacyPolicy, termsOfSale, deliveryPage, returnsPage].map((page) => page(empty).updated)).toEqual([
    '',
    '',
    '',
    '',
  ])
})

it('a shop that only sends parcels mentions no shift, and does not say that its hours are missing', () => {
  const text = wholeText(deliveryPage({ ...facts, delivery: null, sendsToBrazil: true }))
  expect(text).toContain('enviamos pelos Correios')
  expect(text).not.toMatch(/escolhe o dia e o turno|ainda não informou/)
})

it.each([
  [{ card: null, pix: 120 }, 'O pagamento é por Pix.', 'para você por 2 horas.'],
  [{ card: 30, pix: null }, 'O pagamento é por cartão.', 'para você por 30 minutos.'],
  [{ card: 30, pix: 30 }, 'O pagamento é por cartão ou Pix.', 'para você por 30 minutos.'],
  [{ card: 30, pix: 60 }, 'O pagamento é por cartão ou Pix.', 'por 30 minutos no cartão e 1 hora no Pix.'],
])('the terms name the ways of payment that the shop takes: %j', (payment, ways, hold) => {
  const text = wholeText(termsOfSale({ ...facts, payment }))
  expect(text).toContain(ways)
  expect(text).toContain(hold)
  expect(text.includes('QR Code')).toBe(payment.pix !== null)
  expect(text.includes('número dele')).toBe(payment.card !== null)
})

it('the terms name the hour before which no hold of the own Pix key ends', () => {
  const text = wholeText(termsOfSale({ ...facts, payment: { card: 30, pix: 120 }, pixHoldUntil: '12:00' }))
  expect(text).toContain('por 30 minutos no cartão e 2 horas no Pix, e nunca menos que até 12h de um dia')
})

it('a shop that takes Pix alone speaks of no card, and one that takes cards alone of no Pix', () => {
  const texts = (changes: Partial<LegalFacts>) =>
    [privacyPolicy, termsOfSale, returnsPage]
      .map((page) => wholeText(page({ ...facts, ...changes })))
      .join('\n')
  const ofCards = /dados do cartão|número do cartão|cartão salvo|pagou com cartão|empresa de pagamentos/i
  const ofPix = /no Pix|desconto do Pix|pagou com Pix/
  const pixAlone = texts({ payment: { card: null, pix: 60 }, hasPaymentCompany: false, savesCards: true })
  expect(pixAlone).not.toMatch(ofCards)
  expect(pixAlone).toMatch(ofPix)
  const cardsAlone = texts({ payment: { card: 30, pix: null } })
  expect(cardsAlone).not.toMatch(ofPix)
  expect(cardsAlone).toMatch(ofCards)
})

it('the policy mentions containers counted before the programme ended, the terms do not', () => {
  const onceFacts: LegalFacts = { ...facts, takesContainersBack: 'once' }
  expect(wholeText(privacyPolicy(onceFacts))).toContain('Potes de volta')
  expect(wholeText(termsOfSale(onceFacts))).not.toContain('recipientes')
})

it('mentions vouchers where they are sold or stored, and nowhere else', () => {
  const texts = (sellsVouchers: LegalFacts['sellsVouchers']) =>
    [privacyPolicy, termsOfSale].map((page) => wholeText(page({ ...facts, sellsVouchers })))
  const [privacy = '', terms = ''] = texts('now')
  expect(privacy).toContain('o nome e o e-mail de quem recebe, a mensagem')
  expect(privacy).toContain('Cookie do vale-presente')
  expect(terms).toContain('O saldo não vence')
  expect(terms).toContain('devolvemos primeiro o que saiu do cartão ou do Pix, e o resto volta ao saldo')
  const ofVouchers = /vale-presente/i
  expect(texts('once').map((text) => ofVouchers.test(text))).toEqual([true, false])
  expect(texts(null).map((text) => ofVouchers.test(text))).toEqual([false, false])
})

it('the law pages show the day on which their settings last changed', () => {
  const pages = [privacyPolicy, termsOfSale, deliveryPage, returnsPage].map((page) => page(facts))
  expect(pages.map(({ updated }) => updated)).toEqual([
    'Atualizada em 17/11/2026',
    'Atualizados em 17/11/2026',
    'Atualizada em 17/11/2026',
    'Atualizada em 17/11/2026',
  ])
})

it.each([
  [['morning', 'afternoon', 'evening'], 'o dia e o turno (manhã, tarde ou noite) no carrinho'],
  [['afternoon', 'evening'], 'o dia e o turno (tarde ou noite) no carrinho'],
  [['evening'], 'o dia, no turno da noite, no carrinho'],
  [[], 'A loja ainda não informou em que dias entrega.'],
] as const)('the delivery page names the shifts that the owner set: %j', (shifts, words) => {
  expect(wholeText(deliveryPage({ ...facts, shifts }))).toContain(words)
})

it('the delivery page shows handling, peak and free shipping only as configured', () => {
  expect(wholeText(deliveryPage(facts))).toMatch(
    /o manuseio e o acréscimo em horário de pico.*A partir de R\$\s250,00 em velas/s,
  )
  const plain = { freeAbove: null, hasHandling: false, hasPeak: false }
  const text = wholeText(deliveryPage({ ...facts, courier: plain }))
  expect(text).toContain('preço base até 3 km e os quilômetros de cada faixa.')
  expect(text).not.toMatch(/manuseio|pico|grátis/)
})

it('mentions pickup only while it is offered', () => {
  const texts = (pickup: LegalFacts['pickup']) =>
    [deliveryPage, termsOfSale, returnsPage].map((page) => wholeText(page({ ...facts, pickup }))).join('\n')
  expect(texts('now')).toMatch(/retirar o pedido no ateliê.*traz ao ateliê/s)
  expect(texts('once')).not.toMatch(/retirar o pedido|traz ao ateliê/)
})

it.each([
  [90, 'em até 90 dias depois de receber: é uma promessa nossa'],
  [30, 'em até 30 dias depois de receber, que é o prazo da lei'],
  [null, 'em até 30 dias depois de receber, que é o prazo da lei'],
])('a complaint has the days that the owner promises, else the law’s: %s', (complaintDays, words) => {
  expect(wholeText(returnsPage({ ...facts, complaintDays }))).toContain(words)
})

it('the policy explains the CPF and its carriers only if the shop asks for one', () => {
  const text = (invoice: boolean, parcels: boolean) =>
    wholeText(privacyPolicy({ ...facts, cpf: { invoice, parcels } }))
  expect(text(true, true)).toContain('CPF, para despachar a encomenda e para a nota fiscal.')
  expect(text(false, false)).not.toContain('CPF,')
  expect(text(true, true)).toContain('o endereço dela e, numa encomenda, o CPF.')
  expect(text(true, true)).toContain(
    'numa encomenda, também o CPF de quem recebe e, se for você, o seu e-mail.',
  )
  expect(text(true, true)).toContain('Cartão, nome, telefone e CPF de um presente:')
  expect(text(true, false)).toContain('Cartão, nome e telefone de um presente:')
  expect(text(true, false)).not.toContain('numa encomenda')
})
