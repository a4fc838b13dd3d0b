import { pathTo } from '#addresses.ts'
import { payLinkCopy as copy } from '#copy/admin/orders/manual-order.ts'
import { formatBrl } from '#domain/money.ts'
import { formatDeadline } from '#domain/sao-paulo-time.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { phoneDigits, whatsappLink } from '#web/admin/whatsapp-link.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { CopyButton } from '#web/kit/elements/copy-button.tsx'

/** The address under which its customer pays an order that the owner wrote down, and the ways to send it. */
export function PayLink({ order, payUntil }: { order: AdminOrder; payUntil: Date }) {
  const link = (useRootData()?.siteUrl ?? '') + pathTo('order', { number: order.orderNumber })
  const until = formatDeadline(payUntil, order.createdAt)
  const text = copy.message(order.customerName, formatBrl(order.totalAmount), link, until)
  const phone = phoneDigits(order.customerPhone)
  return (
    <section className="panel" aria-labelledby="pay-link">
      <div className="panel__head">
        <h3 id="pay-link">{copy.title}</h3>
      </div>
      <div className="pay-link">
        <code className="num">{link}</code>
        <CopyButton text={link} label={copy.copy} />
        {phone && (
          <a className="text-btn" href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
            {copy.whatsapp}
          </a>
        )}
        <a className="text-btn" href={mailLink(order, text)}>
          {copy.mail}
        </a>
        <p className="hint">{copy.hint(order.customerEmail, until)}</p>
      </div>
    </section>
  )
}

const mailLink = ({ customerEmail, orderNumber }: AdminOrder, text: string) =>
  `mailto:${customerEmail}?subject=${encodeURIComponent(copy.subject(orderNumber))}&body=${encodeURIComponent(text)}`
