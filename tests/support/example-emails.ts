import { restockExamples } from '#catalogue/restock/example-emails.ts'
import { newsletterExamples } from '#content/newsletter/emails/example-emails.ts'
import { containersExamples } from '#fulfilment/containers/example-emails.ts'
import type { OrderConfirmation } from '#orders/domain/order-emails.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import type { Email, EmailType } from '#platform/mail/email.ts'
import type { MailSite } from '#ui/emails/site.ts'

export const site: MailSite = {
  newsletter: defaultBrand.newsletter,
  siteUrl: 'https://loja.exemplo.com.br',
  shop: {
    name: 'Lume & Coco Velas Artesanais Ltda.',
    taxId: '11.222.333/0001-81',
    address: 'Rua Harmonia, 500, São Paulo - SP, 05435-000',
    email: 'ola@exemplo.com.br',
  },
}
export const to = 'helena@exemplo.com.br'
export const customerName = 'Helena Martins'
export const orderNumber = 'LC-7K2M9P'
export const confirmationUrl = 'https://loja.exemplo.com.br/email-confirmation?token=a&b=c'

export const order: OrderConfirmation = {
  customerName,
  orderNumber,
  orderTotal: 34214,
  orderDate: '2026-11-12T17:32:00.000Z',
  shippingAmount: 3244,
  shippingProvider: 'Motoboy SP',
  shippingAddress: {
    line1: 'Rua Voluntários da Pátria, 482',
    line2: 'apto 71 – Santana',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '02013-000',
    country: 'Brasil',
  },
  items: [
    {
      name: 'Canela & Laranja',
      variantName: '180 g',
      quantity: 2,
      unitPrice: 8990,
      totalPrice: 17980,
      image: '/media/product-images/canela-laranja.webp',
    },
    {
      name: 'Chá Branco',
      quantity: 1,
      unitPrice: 12990,
      totalPrice: 12990,
      image: 'https://cdn.exemplo/x.jpg',
    },
  ],
}

export const orderId = '2f0c4dd2-6f0a-4c7a-9d6a-0f3a1c2b4d5e'
const about = {
  orderId: null,
  productId: null,
  amount: null,
  expected: null,
  customerName: null,
  answerBy: null,
  left: null,
  message: null,
}

export const examples: { [Type in EmailType]: Extract<Email, { type: Type }> } = {
  'account-confirmation': { type: 'account-confirmation', to, data: { customerName, confirmationUrl } },
  'address-confirmation': { type: 'address-confirmation', to, data: { customerName, confirmationUrl } },
  'password-recovery': { type: 'password-recovery', to, data: { customerName, resetUrl: confirmationUrl } },
  'password-changed': { type: 'password-changed', to, data: { customerName } },
  'mail-proof': { type: 'mail-proof', to, data: { customerName, confirmationUrl } },
  ...containersExamples,
  voucher: {
    type: 'voucher',
    to,
    data: {
      receiverName: 'Mãe',
      giverName: 'Helena',
      message: 'Desta vez quem escolhe é você.\nCom amor',
      amount: 15000,
      voucherCode: 'ABCD-EFGH-JKLM-NPQR',
      voucherUrl: 'https://velas.exemplo/vale#ABCD-EFGH-JKLM-NPQR',
    },
  },
  'voucher-bought': {
    type: 'voucher-bought',
    to,
    data: {
      customerName,
      orderNumber: 'LC-7K3M-9Q2X',
      amount: 15000,
      receiverName: 'Mãe',
      receiverEmail: 'mae@exemplo.com.br',
      sendOn: '2026-12-24',
      orderUrl: confirmationUrl,
    },
  },
  ...newsletterExamples,
  ...restockExamples,
  'review-invitation': {
    type: 'review-invitation',
    to,
    data: {
      customerName,
      candles: ['Lavanda & Camomila'],
      reviewUrl: confirmationUrl,
      leaveUrl: 'https://lume.exemplo/avaliacoes/convites?ficha=x',
    },
  },
  'review-refused': {
    type: 'review-refused',
    to,
    data: { customerName, productName: 'Lavanda & Camomila', reason: 'photo', reviewUrl: confirmationUrl },
  },
  'second-factor-changed': {
    type: 'second-factor-changed',
    to,
    data: { customerName, change: 'added' },
  },
  'staff-invitation': {
    type: 'staff-invitation',
    to,
    data: { customerName, actorName: 'Clara Duarte', role: 'helper', invitationUrl: confirmationUrl },
  },
  'team-changed': {
    type: 'team-changed',
    to,
    data: {
      customerName,
      change: 'invited',
      role: 'admin',
      personEmail: 'rita@exemplo.com.br',
      actorName: 'Clara Duarte',
    },
  },
  'pix-key-changed': {
    type: 'pix-key-changed',
    to,
    data: {
      customerName,
      actorName: 'Clara Duarte',
      maskedKey: '•••••41',
      since: '2026-11-16T14:00:00.000Z',
      isTakenBack: false,
    },
  },
  'new-device': { type: 'new-device', to, data: { customerName, at: '2026-11-16T13:00:00.000Z' } },
  'sign-in-code': { type: 'sign-in-code', to, data: { signInCode: '481902', signInUrl: confirmationUrl } },
  'deletion-code': { type: 'deletion-code', to, data: { customerName, deletionCode: '042817' } },
  'account-deleted': { type: 'account-deleted', to, data: { customerName } },
  welcome: { type: 'welcome', to, data: { customerName, customerEmail: to } },
  'order-confirmation': { type: 'order-confirmation', to, data: order },
  'order-status-update': {
    type: 'order-status-update',
    to,
    data: { customerName, orderNumber, status: 'shipped' },
  },
  'delivery-changed': {
    type: 'delivery-changed',
    to,
    data: {
      customerName,
      orderNumber,
      toldTo: 'customer',
      promise: { day: '2026-11-17', shift: 'morning', hours: { from: '08:00', until: '11:00' } },
      before: { day: '2026-11-16', shift: 'evening', hours: { from: '19:00', until: '22:00' } },
      address: {
        line1: 'Rua Caiubi, 318',
        city: 'São Paulo',
        state: 'SP',
        postal_code: '05010-000',
        country: 'Brasil',
      },
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  },
  'parcel-moved': {
    type: 'parcel-moved',
    to,
    data: {
      customerName,
      orderNumber,
      leavesOn: '2026-11-19',
      arrives: { from: '2026-11-24', until: '2026-11-27' },
      before: { from: '2026-11-20', until: '2026-11-25' },
    },
  },
  'order-corrected': {
    type: 'order-corrected',
    to,
    data: {
      customerName,
      customerPhone: '(11) 90000-0000',
      orderNumber,
      address: order.shippingAddress,
      promise: { day: '2026-11-17', shift: 'morning', hours: { from: '08:00', until: '11:00' } },
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  },
  'items-changed': {
    type: 'items-changed',
    to,
    data: { ...order, payUntil: '2026-11-12T18:02:00.000Z' },
  },
  'pix-waiting': {
    type: 'pix-waiting',
    to: 'helena@exemplo.com.br',
    data: {
      customerName: 'Helena Martins',
      orderNumber: 'LC-7K3M-9Q2X',
      orderTotal: 18981,
      payUntil: '2026-11-12T19:32:00.000Z',
    },
  },
  'batch-trouble': {
    type: 'batch-trouble',
    to,
    data: { customerName, orderNumber, candle: 'Lavanda & Camomila', trouble: 'late', readyOn: '2026-11-21' },
  },
  'payment-refused': {
    type: 'payment-refused',
    to,
    data: {
      customerName,
      orderNumber,
      orderTotal: 34214,
      cause: 'declined',
      declineReason: 'insufficient-funds',
      isVoucher: false,
    },
  },
  'payment-refunded': {
    type: 'payment-refunded',
    to,
    data: { customerName, orderNumber, refundAmount: 34214, paymentMethod: 'card', cause: 'sold-out' },
  },
  'return-asked': {
    type: 'return-asked',
    to,
    data: {
      customerName,
      orderNumber,
      kind: 'withdrawal',
      wish: 'refund',
      amount: 8542,
      lines: ['1 × Canela & Laranja, 180 g'],
      returnWay: 'courier',
      paymentMethod: 'pix',
      isByHand: false,
    },
  },
  'return-answered': {
    type: 'return-answered',
    to,
    data: { customerName, orderNumber, kind: 'broken', cause: 'exchange', day: '2026-11-19', words: '' },
  },
  'customer-message': {
    type: 'customer-message',
    to,
    data: { customerName, orderNumber, subject: 'Sobre o seu pedido', text: 'Posso entregar amanhã?' },
  },
  'owner-order': {
    type: 'owner-order',
    to,
    data: { ...order, orderId, customerPhone: '(11) 98888-7777', note: 'Embrulhar para presente' },
  },
  'owner-notices': {
    type: 'owner-notices',
    to,
    data: {
      orders: [{ orderId, orderNumber, customerName, orderTotal: 34214, units: 3 }],
      notices: [
        { ...about, kind: 'stock-low', about: 'Chá Branco', productId: orderId, left: 0 },
        {
          ...about,
          kind: 'mail-undelivered',
          about: orderNumber,
          orderId,
          customerName,
          message: 'welcome:1',
        },
      ],
    },
  },
}

export const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
export const flat = (text: string) => text.replace(/\s+/g, ' ')
