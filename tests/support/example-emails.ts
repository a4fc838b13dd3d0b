import { accountExamples, confirmationUrl, customerName, to } from '#accounts/example-emails.ts'
import { restockExamples } from '#catalogue/restock/example-emails.ts'
import { newsletterExamples } from '#content/newsletter/emails/example-emails.ts'
import { containersExamples } from '#fulfilment/containers/example-emails.ts'
import { reviewExamples } from '#fulfilment/reviews/example-emails.ts'
import { exampleOrder, exampleOrderEmails, exampleStatusEmail } from '#orders/example-emails.ts'
import { exampleVoucherBought } from '#orders/vouchers/example-emails.ts'
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
export const orderNumber = 'LC-7K2M9P'

const images = ['/media/product-images/canela-laranja.webp', 'https://cdn.exemplo/x.jpg']
const { items, ...facts } = exampleOrder(orderNumber)
export const order = {
  ...facts,
  items: items.map((item, place) => ({ ...item, image: images[place] ?? null })),
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
  'mail-proof': { type: 'mail-proof', to, data: { customerName, confirmationUrl } },
  ...accountExamples,
  ...containersExamples,
  ...reviewExamples,
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
  'voucher-bought': exampleVoucherBought('LC-7K3M-9Q2X'),
  ...newsletterExamples,
  ...restockExamples,
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
  'order-confirmation': { type: 'order-confirmation', to, data: order },
  'order-status-update': exampleStatusEmail('shipped')(orderNumber),
  'delivery-changed': exampleOrderEmails.deliveryChanged(orderNumber),
  'parcel-moved': exampleOrderEmails.parcelMoved(orderNumber),
  'order-corrected': exampleOrderEmails.corrected(orderNumber),
  'items-changed': exampleOrderEmails.itemsChanged(orderNumber),
  'pix-waiting': exampleOrderEmails.pixWaiting('LC-7K3M-9Q2X'),
  'batch-trouble': exampleOrderEmails.batchProblem(orderNumber),
  'payment-refused': exampleOrderEmails.refused(orderNumber),
  'payment-refunded': exampleOrderEmails.refunded(orderNumber),
  'return-asked': exampleOrderEmails.returned(orderNumber),
  'return-answered': exampleOrderEmails.answered(orderNumber),
  'customer-message': exampleOrderEmails.message(orderNumber),
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
