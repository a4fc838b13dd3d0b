import { deliveryChanged, pourTrouble } from '#copy/emails/delivery.ts'
import { orderConfirmation } from '#copy/emails/order.ts'
import { itemsChangedEmail, orderCorrectedEmail } from '#copy/emails/order-changes.ts'
import { statusWords } from '#copy/emails/order-status.ts'
import { paymentRefunded, paymentRefused, pixWaiting } from '#copy/emails/payment.ts'
import { returnAnsweredEmail, returnAskedEmail } from '#copy/emails/return.ts'
import type { EmailWriters } from '#emails/parts/email-writers.ts'
import { CustomerMessageEmail } from './customer-message.tsx'
import { DeliveryChangedEmail } from './delivery-changed.tsx'
import { ItemsChangedEmail } from './items-changed.tsx'
import { OrderConfirmationEmail } from './order-confirmation.tsx'
import { OrderCorrectedEmail } from './order-corrected.tsx'
import { OrderStatusUpdateEmail } from './order-status-update.tsx'
import { PaymentRefundedEmail } from './payment-refunded.tsx'
import { PaymentRefusedEmail } from './payment-refused.tsx'
import { PixWaitingEmail } from './pix-waiting.tsx'
import { PourTroubleEmail } from './pour-trouble.tsx'
import { ReturnAnsweredEmail } from './return-answered.tsx'
import { ReturnAskedEmail } from './return-asked.tsx'

/** E-mails to a customer about one of her orders. */
export const orderEmails: EmailWriters<
  | 'order-confirmation'
  | 'order-status-update'
  | 'delivery-changed'
  | 'order-corrected'
  | 'items-changed'
  | 'pix-waiting'
  | 'pour-trouble'
  | 'payment-refused'
  | 'payment-refunded'
  | 'customer-message'
  | 'return-asked'
  | 'return-answered'
> = {
  'order-confirmation': (data, site) => ({
    subject: orderConfirmation.subject(data.orderNumber),
    content: <OrderConfirmationEmail site={site} data={data} />,
  }),
  'order-status-update': (data, site) => ({
    subject: statusWords(data).subject(data.orderNumber),
    content: <OrderStatusUpdateEmail site={site} data={data} />,
  }),
  'delivery-changed': (data, site) => ({
    subject: deliveryChanged[data.toldTo].subject(data.orderNumber),
    content: <DeliveryChangedEmail site={site} data={data} />,
  }),
  'order-corrected': (data, site) => ({
    subject: orderCorrectedEmail.subject(data.orderNumber),
    content: <OrderCorrectedEmail site={site} data={data} />,
  }),
  'items-changed': (data, site) => ({
    subject: itemsChangedEmail.subject(data.orderNumber),
    content: <ItemsChangedEmail site={site} data={data} />,
  }),
  'pix-waiting': (data, site) => ({
    subject: pixWaiting.subject(data.orderNumber),
    content: <PixWaitingEmail site={site} data={data} />,
  }),
  'pour-trouble': (data, site) => ({
    subject: pourTrouble.subject(data.orderNumber),
    content: <PourTroubleEmail site={site} data={data} />,
  }),
  'payment-refused': (data, site) => ({
    subject: paymentRefused[data.cause].subject(data.orderNumber),
    content: <PaymentRefusedEmail site={site} data={data} />,
  }),
  'payment-refunded': (data, site) => ({
    subject: paymentRefunded.subject(data.orderNumber),
    content: <PaymentRefundedEmail site={site} data={data} />,
  }),
  'customer-message': (data, site) => ({
    subject: data.subject,
    content: <CustomerMessageEmail site={site} data={data} />,
  }),
  'return-asked': (data, site) => ({
    subject: returnAskedEmail.subject(data),
    content: <ReturnAskedEmail site={site} data={data} />,
  }),
  'return-answered': (data, site) => ({
    subject: returnAnsweredEmail.subject(data),
    content: <ReturnAnsweredEmail site={site} data={data} />,
  }),
}
