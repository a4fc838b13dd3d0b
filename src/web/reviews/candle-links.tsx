import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewFormCopy as words } from '#copy/reviews/review-form.ts'
import type { BoughtCandle } from '#shop/reviews/find-review-order.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'

interface CandleLinksProps {
  order: { orderNumber: string; candles: readonly BoughtCandle[] }
  chosen: string
  invitation: string
}

/** The candles of the order; the chosen one is what the form is about. */
export function CandleLinks({ order, chosen, invitation }: CandleLinksProps) {
  return (
    <nav aria-label={words.candles}>
      <ul className="review-candles">
        {order.candles.map(({ productId, slug, name, cover, review }) => (
          <li key={productId}>
            <Link
              to={pathTo(
                'review',
                { number: order.orderNumber },
                { vela: slug, convite: invitation || undefined },
              )}
              aria-current={slug === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <Image image={cover} sizes="4rem" alt="" />
              <span>
                <b>{name}</b>
                {review && <small>{words.done[review.status]}</small>}
                {slug === chosen && <VisuallyHidden> {words.chosen}</VisuallyHidden>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
