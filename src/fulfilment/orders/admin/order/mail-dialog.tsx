import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderMailCopy as copy } from '#fulfilment/orders/copy/admin-order-mail.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import type { listOrderMail, SentOrderMail } from '#fulfilment/orders/use-cases/order-mail.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH } from '#orders/domain/order-mail.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { Button } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'

interface MailDialogProps {
  order: AdminOrder
  mail: Awaited<ReturnType<typeof listOrderMail>>
  now: Date
  onClose: () => void
}

export function MailDialog({ order, mail, now, onClose }: MailDialogProps) {
  const { mails, messages } = mail
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(order.orderNumber)}
      description={copy.to(order.customerName, order.customerEmail)}
    >
      <DialogBody className="stack">
        <section aria-labelledby="order-mails">
          <h3 id="order-mails">{copy.sent}</h3>
          {mails.length === 0 && <p className="small muted">{copy.none}</p>}
          <ul>
            {mails.map((sent) => (
              <Mail key={sent.mail} sent={sent} order={order} now={now} />
            ))}
          </ul>
        </section>
        <MessageForm key={messages.length} order={order} />
        {messages.length > 0 && (
          <section aria-labelledby="order-messages">
            <h3 id="order-messages">{copy.messages}</h3>
            <ul>
              {messages.map(({ subject, text, at }) => (
                <li key={at.toISOString()} className="concern cluster ends">
                  <span>
                    <b>{subject}</b>
                    <small>{dayAndTime(at, now)}</small>
                    <span className="order-message__text">{text}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

interface MailProps extends Pick<MailDialogProps, 'order' | 'now'> {
  sent: SentOrderMail
}

function Mail({ sent: { mail, sentAt }, order, now }: MailProps) {
  const name = copy.mails[mail]
  return (
    <li className="concern cluster ends">
      <span>
        <b>{name}</b>
        <small>{sentAt ? copy.sentAt(dayAndTime(sentAt, now)) : copy.notSent}</small>
      </span>
      <AdminForm<OrderAnswer>
        action={pathTo('adminOrder', { id: order.id })}
        intent="resend"
        hidden={{ mail }}
        failed={copy.toasts.resendFailed}
        press={
          <>
            {copy.resend}
            <VisuallyHidden>{copy.resendOf(name)}</VisuallyHidden>
          </>
        }
        look={{ variant: 'ghost', small: true }}
      />
    </li>
  )
}

function MessageForm({ order }: Pick<MailDialogProps, 'order'>) {
  return (
    <AdminForm<OrderAnswer>
      action={pathTo('adminOrder', { id: order.id })}
      intent="message"
      failed={copy.toasts.sendFailed}
      clears
      className="stack"
      aria-labelledby="write-message"
      press={copy.send}
      saving={copy.sending}
    >
      {({ input, errorOf }) => (
        <>
          <h3 id="write-message">{copy.write}</h3>
          <TextField
            label={copy.subject}
            {...input('subject')}
            required
            maxLength={MESSAGE_SUBJECT_MAX_LENGTH}
            defaultValue={copy.firstSubject(order.orderNumber)}
          />
          <TextAreaField
            label={copy.text}
            hint={copy.textHint}
            name="text"
            error={errorOf('text')}
            required
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
          />
        </>
      )}
    </AdminForm>
  )
}
