import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { comingSoonCopy } from '#platform/copy/closed-shop.ts'
import { nationalDigits } from '#platform/domain/phone.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Logo } from '#ui/elements/logo.tsx'

export default function ClosedFrame({ shop, children }: { shop: StorefrontFacts; children: ReactNode }) {
  const { legal, orders } = comingSoonCopy
  return (
    <div className="closed">
      <a className="skip" href="#conteudo">
        {frameCopy.skipToContent}
      </a>
      <header className="closed__head center">
        {shop.name && (
          <Link to={pathTo('home')} aria-label={frameCopy.homeLink(shop.name)}>
            <Logo alt="" />
          </Link>
        )}
      </header>
      {children}
      <footer className="closed__foot muted center fs-small">
        <ContactLines shop={shop} />
        <nav aria-label={legal.label}>
          <Link to={pathTo('orders')}>{orders}</Link>
          <Link to={pathTo('privacy')}>{legal.privacy}</Link>
          <Link to={pathTo('terms')}>{legal.terms}</Link>
          <Link to={pathTo('delivery')}>{legal.delivery}</Link>
          <Link to={pathTo('returns')}>{legal.returns}</Link>
          <Link to={pathTo('accessibility')}>{legal.accessibility}</Link>
        </nav>
      </footer>
    </div>
  )
}

function ContactLines({ shop: { email, phone } }: { shop: StorefrontFacts }) {
  if (!email && !phone) return null
  return (
    <p className="closed__contact">
      {comingSoonCopy.contact}: {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
      {phone && (
        <a className="num" href={`tel:+55${nationalDigits(phone)}`}>
          {phone}
        </a>
      )}
    </p>
  )
}
