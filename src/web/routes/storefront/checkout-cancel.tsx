import { brandPictures } from '#copy/brand/pictures.ts'
import { cancelPageCopy as words } from '#copy/orders.ts'
import { pathTo } from '#web/route-table.ts'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useRootData } from '#web/use-root-data.ts'
import type { Route } from './+types/checkout-cancel.ts'

const tips = [
  { icon: 'card', text: words.tips.card },
  { icon: 'lock', text: words.tips.bank },
  { icon: 'clock', text: words.tips.time },
] as const

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.title,
    description: words.lead,
    path: pathTo('checkoutCancel'),
    hidden: true,
  })
}

export default function CancelPage() {
  const email = useRootData()?.shop.email
  return (
    <main id="conteudo" tabIndex={-1}>
      <section className="halt">
        <div className="wrap">
          <div className="halt__copy">
            <h1>{words.title}</h1>
            <p className="lead mt5">{words.lead}</p>
            <div className="row mt6 halt__act">
              <LinkButton to={pathTo('cart')}>{words.cart}</LinkButton>
              <LinkButton to={pathTo('products')} variant="ghost">
                {words.products}
              </LinkButton>
            </div>
            <section className="mt7" aria-labelledby="dicas">
              <h2 id="dicas">{words.tipsTitle}</h2>
              <ul className="promises mt3">
                {tips.map(({ icon, text }) => (
                  <li key={icon}>
                    <Icon name={icon} />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
              {email && (
                <p className="mt4">
                  <a className="link" href={`mailto:${email}`}>
                    <Icon name="mail" size="s" />
                    <span>{words.support}</span>
                  </a>
                </p>
              )}
            </section>
          </div>
        </div>
        <figure className="halt__pic settle">
          <Picture picture={brandPictures.baunilhaCoco} sizes="(min-width: 62rem) 46vw, 100vw" priority />
        </figure>
      </section>
    </main>
  )
}
