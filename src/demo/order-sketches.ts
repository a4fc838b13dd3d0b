import type { OrderGift } from '#orders/domain/gift.ts'
import type { ManualOrigin } from '#orders/domain/order-origin.ts'
import type { ReceivedAs } from '#platform/domain/payment-method.ts'
import type { AddressName } from './addresses.ts'
import { giftForCelia, giftForRegina } from './gifts.ts'
import type { CustomerName } from './people.ts'

export type Outcome =
  | 'delivered'
  /** Delivered, then given back within seven days and refunded. */
  | 'returned'
  | 'shipped'
  | 'processing'
  | 'awaiting-payment'
  /** Never paid: the hold ran out. */
  | 'payment-failed'
  /** Paid, then called off before it left. */
  | 'withdrawn'

export interface OrderSketch {
  by: CustomerName
  /** Elsewhere than the customer's own address: a gift, an office. */
  to?: AddressName
  lines: [slug: string, size: '120 g' | '180 g' | '320 g' | null, quantity: number][]
  outcome: Outcome
  note?: string
  /** The owner took it themselves, and the money. */
  byHand?: { origin: ManualOrigin; paymentMethod: ReceivedAs }
  gift?: OrderGift
}

/** The oldest first; their days are spread over the three months by the generator. */
export const settledSketches: OrderSketch[] = [
  {
    by: 'marina',
    lines: [
      ['baunilha-coco', '180 g', 1],
      ['capim-limao', '120 g', 1],
    ],
    outcome: 'delivered',
  },
  {
    by: 'beatriz',
    lines: [['lavanda-camomila', '320 g', 1]],
    outcome: 'delivered',
    note: 'Encomendou na feira da Vila Madalena, pagou na hora.',
    byHand: { origin: 'fair', paymentMethod: 'cash' },
  },
  {
    by: 'luciana',
    to: 'jardimAmerica',
    lines: [['rosa-peonia', '180 g', 1]],
    outcome: 'delivered',
    gift: giftForCelia,
  },
  {
    by: 'patricia',
    lines: [
      ['sandalo-ambar', '320 g', 1],
      ['palo-santo', null, 1],
    ],
    outcome: 'delivered',
  },
  { by: 'helena', lines: [['lavanda-camomila', '180 g', 2]], outcome: 'delivered' },
  {
    by: 'aline',
    lines: [['mel-figo', '180 g', 1]],
    outcome: 'delivered',
    byHand: { origin: 'instagram', paymentMethod: 'pix' },
  },
  { by: 'rafael', lines: [['cedro-vetiver', '180 g', 1]], outcome: 'payment-failed' },
  {
    by: 'rafael',
    lines: [['cedro-vetiver', '180 g', 1]],
    outcome: 'delivered',
    note: 'Segunda tentativa, o primeiro cartão foi recusado. Mandar amostra de Palo Santo.',
  },
  {
    by: 'fernanda',
    lines: [
      ['canela-laranja', '180 g', 2],
      ['cafe-cacau', null, 1],
    ],
    outcome: 'delivered',
  },
  {
    by: 'marina',
    to: 'belaVista',
    lines: [['cha-branco', null, 3]],
    outcome: 'delivered',
    note: 'Entregar no escritório, recepção do 12º andar, até as 18h.',
  },
  { by: 'gustavo', lines: [['eucalipto-alecrim', '180 g', 1]], outcome: 'delivered' },
  { by: 'joao', lines: [['baunilha-coco', '120 g', 1]], outcome: 'delivered' },
  {
    by: 'otavio',
    lines: [
      ['cedro-vetiver', '320 g', 1],
      ['sandalo-ambar', '180 g', 1],
    ],
    outcome: 'delivered',
  },
  {
    by: 'luciana',
    lines: [['flor-de-laranjeira', '180 g', 4]],
    outcome: 'delivered',
    note: 'Batizado do Antônio no domingo. Fita clara nas quatro caixas.',
  },
  {
    by: 'caio',
    lines: [['limao-manjericao', '180 g', 1]],
    outcome: 'returned',
    note: 'Desistiu dentro dos sete dias, vela sem uso. Reembolso integral, frete incluído.',
  },
  {
    by: 'helena',
    to: 'santoAmaro',
    lines: [
      ['mel-figo', '180 g', 1],
      ['canela-laranja', '120 g', 1],
    ],
    outcome: 'delivered',
    note: 'Presente de aniversário, sem preço na caixa.',
  },
  { by: 'daniel', lines: [['palo-santo', null, 1]], outcome: 'delivered' },
  {
    by: 'beatriz',
    lines: [
      ['capim-limao', '180 g', 1],
      ['limao-manjericao', '180 g', 1],
    ],
    outcome: 'delivered',
  },
  {
    by: 'aline',
    to: 'itaquera',
    lines: [['baunilha-coco', '320 g', 1]],
    outcome: 'delivered',
    note: 'Entrega longe: sair antes das 15h para fugir da Radial.',
  },
  { by: 'patricia', to: 'vitoriaRegia', lines: [['jasmim', '180 g', 2]], outcome: 'delivered' },
  {
    by: 'joao',
    lines: [
      ['cafe-cacau', null, 1],
      ['canela-laranja', '180 g', 1],
    ],
    outcome: 'withdrawn',
    note: 'Pediu cancelamento uma hora depois da compra, endereço errado. Vai refazer o pedido.',
  },
  {
    by: 'joao',
    to: 'barraFunda',
    lines: [
      ['cafe-cacau', null, 1],
      ['canela-laranja', '180 g', 1],
    ],
    outcome: 'delivered',
  },
  { by: 'fernanda', to: 'maeDoCeu', lines: [['flor-de-laranjeira', '320 g', 1]], outcome: 'delivered' },
  {
    by: 'marina',
    lines: [
      ['baunilha-coco', '320 g', 1],
      ['lavanda-camomila', '120 g', 1],
      ['cha-branco', null, 1],
    ],
    outcome: 'delivered',
    note: 'Devolveu três copos: 10% de desconto na próxima.',
  },
  { by: 'otavio', lines: [['palo-santo', null, 2]], outcome: 'delivered' },
  { by: 'gustavo', to: 'regenteFeijo', lines: [['eucalipto-alecrim', '320 g', 1]], outcome: 'delivered' },
  { by: 'helena', lines: [['jasmim', '180 g', 1]], outcome: 'payment-failed' },
  {
    by: 'luciana',
    lines: [
      ['mel-figo', '320 g', 1],
      ['rosa-peonia', '120 g', 2],
    ],
    outcome: 'delivered',
  },
  { by: 'daniel', to: 'belaAlianca', lines: [['cedro-vetiver', '180 g', 1]], outcome: 'delivered' },
  {
    by: 'patricia',
    to: 'vilaSuzana',
    lines: [['sandalo-ambar', '180 g', 1]],
    outcome: 'withdrawn',
    note: 'Comprou duas vezes sem querer. Cancelado e reembolsado no mesmo dia.',
  },
  {
    by: 'helena',
    lines: [
      ['baunilha-coco', '180 g', 1],
      ['eucalipto-alecrim', '180 g', 1],
      ['cafe-cacau', null, 1],
    ],
    outcome: 'delivered',
  },
  { by: 'beatriz', to: 'largoTreze', lines: [['canela-laranja', '320 g', 1]], outcome: 'delivered' },
]

/** The last two days, each with its age in hours. */
export const recentSketches: (OrderSketch & { hoursAgo: number })[] = [
  {
    hoursAgo: 27.3,
    by: 'helena',
    lines: [
      ['cedro-vetiver', '320 g', 1],
      ['capim-limao', '180 g', 1],
    ],
    outcome: 'shipped',
  },
  { hoursAgo: 34.8, by: 'otavio', lines: [['sandalo-ambar', '180 g', 1]], outcome: 'payment-failed' },
  {
    hoursAgo: 22.6,
    by: 'rafael',
    lines: [['cedro-vetiver', '320 g', 1]],
    outcome: 'shipped',
    note: 'Portaria recebe até as 22h.',
  },
  {
    hoursAgo: 20.1,
    by: 'aline',
    lines: [
      ['lavanda-camomila', '180 g', 1],
      ['mel-figo', '120 g', 1],
    ],
    outcome: 'shipped',
  },
  { hoursAgo: 15.4, by: 'fernanda', lines: [['rosa-peonia', '180 g', 1]], outcome: 'processing' },
  {
    hoursAgo: 11.2,
    by: 'daniel',
    to: 'vilaMadalena',
    lines: [['baunilha-coco', '180 g', 3]],
    outcome: 'processing',
    note: 'Três caixas separadas, presentes de fim de curso.',
  },
  {
    hoursAgo: 6.7,
    by: 'helena',
    to: 'sumare',
    lines: [['rosa-peonia', '320 g', 1]],
    outcome: 'processing',
    gift: giftForRegina,
  },
  {
    hoursAgo: 2.4,
    by: 'gustavo',
    lines: [
      ['limao-manjericao', '180 g', 2],
      ['palo-santo', null, 1],
    ],
    outcome: 'processing',
  },
  { hoursAgo: 0.35, by: 'caio', lines: [['cha-branco', null, 1]], outcome: 'awaiting-payment' },
  {
    hoursAgo: 0.1,
    by: 'beatriz',
    lines: [
      ['baunilha-coco', '120 g', 2],
      ['eucalipto-alecrim', '120 g', 1],
    ],
    outcome: 'awaiting-payment',
  },
]
