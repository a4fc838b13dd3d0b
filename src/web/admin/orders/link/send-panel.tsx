import { adminOrderLinkCopy } from '#copy/admin/orders/order-link.ts'
import type { SentOrderLink } from '#shop/admin/orders/manual/load-order-link.ts'
import { phoneDigits, whatsappLink } from '#web/kit/browser/whatsapp-link.ts'
import { CopyButton } from '#web/kit/elements/copy-button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'

const copy = adminOrderLinkCopy.send

/** The message as it will be sent, and the ways to send it. */
export function SendPanel({ order }: { order: SentOrderLink }) {
  const message = adminOrderLinkCopy.message(order, order.link)
  const phone = phoneDigits(order.customerPhone)
  return (
    <section className="panel order-link__send" aria-labelledby="order-link-send">
      <div className="panel__head">
        <h2 id="order-link-send">{copy.title(order.customerName)}</h2>
      </div>
      <p>{phone ? copy.lead : copy.noPhone}</p>
      {phone && (
        <a className="btn" href={whatsappLink(phone, message)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" size="s" />
          {copy.whatsapp}
        </a>
      )}
      <PixCode code={order.pixCode} phone={phone} />
      <blockquote className="order-link__message">{message}</blockquote>
      <p className="row">
        <CopyButton text={message} label={copy.copy} />
        <CopyButton text={order.link} label={copy.copyLink} />
      </p>
      <p className="hint">{copy.hint}</p>
    </section>
  )
}

/** Copied out of a message that holds nothing else. */
function PixCode({ code, phone }: { code: string | null; phone: string | null }) {
  if (!code) return null
  return (
    <>
      {phone ? (
        <a className="btn btn--ghost" href={whatsappLink(phone, code)} target="_blank" rel="noreferrer">
          {copy.pixCode}
        </a>
      ) : (
        <CopyButton text={code} label={copy.copyPixCode} />
      )}
      <p className="hint">{copy.pixCodeHint}</p>
    </>
  )
}
