import { orderLinkCopy } from '#copy/checkout/order-link.ts'
import { questionsCopy } from '#copy/shop/questions.ts'
import { nationalDigits } from '#domain/accounts/phone.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { phoneDigits, whatsappLink } from '#web/kit/browser/whatsapp-link.ts'

const words = orderLinkCopy.contact

/** The nearest way to the owner that she has named: WhatsApp, where the link came from, telephone, or e-mail. */
export function ShopContact({ orderNumber }: { orderNumber?: string }) {
  const shop = useRootData()?.shop
  if (!shop) return null
  const { social, phone, email } = shop
  const digits = phoneDigits(social.whatsapp)
  if (digits)
    return (
      <a
        className="btn btn--ghost"
        href={whatsappLink(digits, orderNumber ? questionsCopy.orderMessage(orderNumber) : '')}
        target="_blank"
        rel="noreferrer"
      >
        {words.whatsapp}
      </a>
    )
  if (phone)
    return (
      <a className="btn btn--ghost" href={`tel:+55${nationalDigits(phone)}`}>
        {words.phone(phone)}
      </a>
    )
  if (!email) return null
  return (
    <a className="btn btn--ghost" href={`mailto:${email}`}>
      {words.mail}
    </a>
  )
}
