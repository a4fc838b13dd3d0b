import { orderLinkCopy } from '#copy/checkout/order-link.ts'
import { nationalDigits } from '#domain/accounts/phone.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'

const words = orderLinkCopy.contact

/** The nearest way to the owner that she has named: WhatsApp, where the link came from, telephone, or e-mail. */
export function ShopContact() {
  const shop = useRootData()?.shop
  if (!shop) return null
  const { social, phone, email } = shop
  if (social.whatsapp)
    return (
      <a
        className="btn btn--ghost"
        href={`https://wa.me/55${nationalDigits(social.whatsapp)}`}
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
