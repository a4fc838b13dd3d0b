import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { nationalDigits } from '#platform/domain/phone.ts'
import type { StorefrontFacts } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { taxIdWord } from '#ui/copy/shop-name.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import type { ShopFooterProps } from './frame-props.ts'

export function ShopFooter({ shop, currentYear }: ShopFooterProps) {
  const { footer } = frameCopy
  const { parts } = shop
  return (
    <footer className="footer later on-dark">
      <div className="wrap">
        <div className="footer__top split">
          <div className="footer__brand">
            <Logo tone="light" />
            {shop.about && <p>{shop.about}</p>}
            <SocialLinks social={shop.social} />
          </div>
          <div className="footer__cols">
            <Section title={footer.products.title}>
              <FooterLink to={pathTo('products')}>{footer.products.all}</FooterLink>
              {parts.collections && (
                <FooterLink to={pathTo('collections')}>{footer.products.collections}</FooterLink>
              )}
              {parts.quiz && <FooterLink to={pathTo('quiz')}>{footer.products.quiz}</FooterLink>}
              {parts.vouchers && (
                <FooterLink to={pathTo('voucherSale')}>{footer.products.vouchers}</FooterLink>
              )}
              <FooterLink to={pathTo('wishlist')}>{footer.products.wishlist}</FooterLink>
            </Section>
            {(shop.pages.length > 0 || parts.blog) && (
              <Section title={footer.story.title}>
                {shop.pages.map((name) => (
                  <FooterLink key={name} to={pathTo(name)}>
                    {footer.story[name]}
                  </FooterLink>
                ))}
                {parts.blog && <FooterLink to={pathTo('blog')}>{footer.story.blog}</FooterLink>}
              </Section>
            )}
            <Section title={footer.contact.title}>
              <FooterLink to={pathTo('delivery')}>{footer.help.delivery}</FooterLink>
              <FooterLink to={pathTo('returns')}>{footer.help.returns}</FooterLink>
              {shop.email && (
                <li>
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </li>
              )}
              {shop.phone && (
                <li>
                  <a className="num" href={`tel:+55${nationalDigits(shop.phone)}`}>
                    {shop.phone}
                  </a>
                </li>
              )}
              {shop.hours && (
                <li>
                  <span>{shop.hours}</span>
                </li>
              )}
            </Section>
          </div>
        </div>
        <LegalLines shop={shop} currentYear={currentYear} />
      </div>
    </footer>
  )
}

function LegalLines({ shop, currentYear }: { shop: StorefrontFacts; currentYear: number }) {
  const { copyright, legal } = frameCopy.footer
  return (
    <div className="footer__legal grid g3 mt7">
      <p>
        {`${copyright(shop.since, currentYear)} ${shop.name}`}
        {shop.taxId && (
          <>
            {` · ${taxIdWord(shop.taxId)} `}
            <span className="num">{shop.taxId}</span>
          </>
        )}
        <br />
        {shop.address}
      </p>
      <nav aria-label={legal.label}>
        <Link to={pathTo('privacy')}>{legal.privacy}</Link>
        <Link to={pathTo('terms')}>{legal.terms}</Link>
        <Link to={pathTo('accessibility')}>
          <Icon name="accessibility" size="s" /> {legal.accessibility}
        </Link>
      </nav>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  )
}

const wideScreen = '(min-width: 48rem)'

function followScreen(listener: () => void): () => void {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Collapsed on phones. On wide screens the script opens the element for screen readers too. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const wide = useSyncExternalStore(
    followScreen,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  )
  return (
    <details open={wide || undefined}>
      <summary tabIndex={wide ? -1 : undefined}>{title}</summary>
      <ul>{children}</ul>
    </details>
  )
}

function SocialLinks({ social: { instagram, pinterest, whatsapp } }: Pick<StorefrontFacts, 'social'>) {
  const links: readonly { icon: IconName; label: string; href: string }[] = [
    { icon: 'instagram', label: 'Instagram', href: instagram },
    { icon: 'pinterest', label: 'Pinterest', href: pinterest },
    { icon: 'whatsapp', label: 'WhatsApp', href: whatsapp && `https://wa.me/55${nationalDigits(whatsapp)}` },
  ]
  return (
    <div className="footer__social">
      {links.map(
        ({ icon, label, href }) =>
          href && (
            <a
              key={label}
              className="icon-btn"
              href={href}
              aria-label={label}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name={icon} />
            </a>
          ),
      )}
    </div>
  )
}
