import { pathTo } from '#addresses.ts'
import { cancelPageCopy as words } from '#checkout/purchase/copy/after-payment.ts'
import { findUnpaidOrder } from '#checkout/purchase/use-cases/find-unpaid-order.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { useHasTimeLeft } from '#ui/form/time-left.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import { customerLinks, productLinks } from '#ui/styles/shop-sheets.ts'
import type { Route } from './+types/cancel-route'

export const links = () => [...productLinks(), ...customerLinks()]

const cardTips = [
  { icon: 'card', text: words.tips.card },
  { icon: 'lock', text: words.tips.bank },
] as const
const pixTips = [
  { icon: 'check', text: words.pixTips.copy },
  { icon: 'lock', text: words.pixTips.bank },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context)
  const unpaid = visitor.kind === 'customer' ? await findUnpaidOrder(shopOf(context), visitor) : null
  return { candle: shopPicture(shopOf(context), 'cancelled'), unpaid }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, words.title)
}

export default function CancelPage({ loaderData: { candle, unpaid: unpaidOrder } }: Route.ComponentProps) {
  const email = useRootData()?.shop.email
  const hasTime = useHasTimeLeft(
    unpaidOrder ? unpaidOrder.payUntil.getTime() - unpaidOrder.asOf.getTime() : 0,
  )
  const unpaid = hasTime ? unpaidOrder : null
  const isPix = unpaid?.paymentMethod === 'pix'
  return (
    <main id="conteudo" tabIndex={-1}>
      <section className="halt">
        <div className="wrap">
          <div className="halt__copy">
            <h1>{words.title}</h1>
            <p className="lead mt5">{isPix ? words.pixLead : words.lead}</p>
            <div className="cluster mt6 halt__act">
              {unpaid && (
                <LinkButton
                  variant="flame"
                  icon={isPix ? undefined : 'card'}
                  to={pathTo('payOrder', { number: unpaid.orderNumber })}
                >
                  {isPix ? words.pixCode : words.anotherCard}
                </LinkButton>
              )}
              <LinkButton to={pathTo('cart')} variant={unpaid ? 'ghost' : 'cocoa'}>
                {words.cart}
              </LinkButton>
              <LinkButton to={pathTo('products')} variant="ghost">
                {words.products}
              </LinkButton>
            </div>
            <section className="mt7" aria-labelledby="dicas">
              <h2 id="dicas">{words.tipsTitle}</h2>
              <ul className="promises mt3">
                {(isPix ? pixTips : cardTips).map(({ icon, text }) => (
                  <li key={icon}>
                    <Icon name={icon} />
                    <span>{text}</span>
                  </li>
                ))}
                {unpaid && (
                  <li>
                    <Icon name="clock" />
                    <span>{words.heldUntil(formatDeadline(unpaid.payUntil, unpaid.asOf))}</span>
                  </li>
                )}
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
          {candle && <Image image={candle} sizes="(min-width: 62rem) 46vw, 100vw" priority />}
        </figure>
      </section>
    </main>
  )
}
