import { orderLinkCopy } from '#checkout/purchase/copy/order-link.ts'
import { nationalDigits } from '#platform/domain/phone.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { questionsCopy } from '#ui/copy/questions.ts'

const words = orderLinkCopy.contact

export function ShopContact({ orderNumber }: { orderNumber?: string }) {
  const way = useWayToShop(orderNumber)
  if (!way) return null
  const { label, ...link } = way
  return (
    <a className="btn btn--ghost" {...link}>
      {label}
    </a>
  )
}

export function useWayToShop(orderNumber?: string) {
  const shop = useRootData()?.shop
  if (!shop) return null
  const { social, phone, email } = shop
  const digits = phoneDigits(social.whatsapp)
  if (digits) {
    const message = orderNumber ? questionsCopy.orderMessage(orderNumber) : ''
    const href = whatsappLink(digits, message)
    return { label: words.whatsapp, href, target: '_blank', rel: 'noreferrer' }
  }
  if (phone) return { label: words.phone(phone), href: `tel:+55${nationalDigits(phone)}` }
  return email ? { label: words.mail, href: `mailto:${email}` } : null
}
