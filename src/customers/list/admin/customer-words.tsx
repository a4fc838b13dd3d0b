import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerCopy as copy } from '#customers/list/admin-copy.ts'
import type { CustomerAccount, CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { Stars } from '#fulfilment/reviews/storefront/stars.tsx'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

export function FavouritesPanel({ favourites }: Pick<CustomerAccount, 'favourites'>) {
  return (
    <section className="panel" aria-labelledby="favourites">
      <div className="panel__head cluster ends baseline">
        <h2 id="favourites">{copy.favourites}</h2>
      </div>
      {favourites.length === 0 && <p className="small muted">{copy.noFavourites}</p>}
      <ul className="grid g2 liked">
        {favourites.map(({ id, name, image }) => (
          <li key={id}>
            <Image image={image} sizes="2rem" alt="" minor />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CustomerReviews({ reviews }: Pick<CustomerAccount, 'reviews'>) {
  return (
    <section className="panel" aria-labelledby="customer-reviews">
      <div className="panel__head cluster ends baseline">
        <h2 id="customer-reviews">{copy.reviews}</h2>
        {reviews.length > 0 && (
          <Link className="link" to={pathTo('adminReviews')}>
            {copy.allReviews}
          </Link>
        )}
      </div>
      {reviews.length === 0 && <p className="small muted">{copy.noReviews}</p>}
      <ul className="pot-entries list">
        {reviews.map(({ id, product, stars, words, status, writtenAt }) => (
          <li key={id}>
            <Stars rating={stars} /> <b>{product}</b>
            {words && <p className="review__words">{words}</p>}
            <small className="muted">
              {formatDate(writtenAt)}, {copy.reviewStatus[status]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function MessagesPanel({ messages }: Pick<CustomerDetails, 'messages'>) {
  return (
    <section className="panel" aria-labelledby="customer-messages">
      <div className="panel__head cluster ends baseline">
        <h2 id="customer-messages">{copy.messages}</h2>
      </div>
      {messages.length === 0 && <p className="small muted">{copy.noMessages}</p>}
      <ul className="pot-entries list">
        {messages.map(({ orderId, orderNumber, subject, text, at }) => (
          <li key={`${orderId} ${at.toISOString()}`}>
            <b>{subject}</b>
            <p className="review__words">{text}</p>
            <small className="muted">
              <Link to={pathTo('adminOrder', { id: orderId })}>
                <Unbroken>{copy.messageOf(orderNumber, formatDate(at))}</Unbroken>
              </Link>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
