import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerCopy as copy, customersCopy } from '#customers/list/admin-copy.ts'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl, roundToCentavos } from '#platform/domain/money.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Figure } from '#ui/admin/figure.tsx'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { Image } from '#ui/elements/image.tsx'

interface CustomerProps {
  customer: CustomerDetails
}

export const countCandles = ({ purchases }: CustomerDetails) =>
  purchases.reduce((sum, { units }) => sum + units, 0)

export function CustomerFigures({ customer }: CustomerProps) {
  const { orders, total, refunded, lastOrderAt } = customer
  const average = orders === 0 ? 0 : roundToCentavos(total / orders)
  const figures: readonly [string, string, string][] = [
    [copy.figures.orders, formatWhole(orders), lastOrderAt ? copy.lastOrder(formatDate(lastOrderAt)) : ''],
    [copy.figures.total, formatBrl(total), refunded > 0 ? copy.totalWithout(formatBrl(refunded)) : ''],
    [copy.figures.average, formatBrl(average), ''],
    [copy.figures.candles, formatWhole(countCandles(customer)), ''],
  ]
  return (
    <dl className="kpis">
      {figures.map(([name, value, note]) => (
        <Figure key={name} name={name} value={value}>
          {note}
        </Figure>
      ))}
    </dl>
  )
}

export function PurchasesPanel({ customer }: CustomerProps) {
  const { purchases } = customer
  return (
    <section className="panel" aria-labelledby="purchases">
      <div className="panel__head cluster ends baseline">
        <h2 id="purchases">{copy.purchases}</h2>
        {purchases.length > 0 && <span className="muted">{copy.candles(countCandles(customer))}</span>}
      </div>
      {purchases.length === 0 && <p className="small muted">{copy.noPurchases}</p>}
      <ul className="bought">
        {purchases.map(({ productId, name, size, units, lastOn, image }) => (
          <li key={`${productId} ${name} ${size}`}>
            <Image image={image} sizes="(min-width: 62rem) 10rem, 30vw" alt="" minor />
            <span className="bought__count center num">{copy.times(units)}</span>
            <b>{name}</b>
            <small>{copy.lastOne(size, dayAndMonth(lastOn))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ContactPanel({ customer }: CustomerProps) {
  const { email, phone, birthday, waitsFor, newsletter, statusMails, account } = customer
  return (
    <section className="panel" aria-labelledby="contact">
      <div className="panel__head cluster ends baseline">
        <h2 id="contact">{copy.contact}</h2>
      </div>
      <dl className="sum sum--facts">
        <Sum label={copy.phone}>
          {phone ? (
            <a className="link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          ) : (
            copy.notGiven
          )}
        </Sum>
        <Sum label={copy.email}>
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            copy.notGiven
          )}
        </Sum>
        {account && <Sum label={copy.city}>{account.city || copy.notGiven}</Sum>}
        {birthday && <Sum label={copy.birthday}>{dayAndMonth(`0000-${birthday}`)}</Sum>}
        {waitsFor.length > 0 && <Sum label={copy.waitsFor}>{waitsFor.join(', ')}</Sum>}
        <Sum label={copy.newsletter}>{copy.gets[`${newsletter}`]}</Sum>
        {account && <Sum label={copy.statusMails}>{copy.gets[`${statusMails}`]}</Sum>}
      </dl>
    </section>
  )
}

export function AllOrdersLink({ customer: { email, phone, name } }: CustomerProps) {
  return (
    <Link className="link" to={pathTo('adminOrders', {}, { search: email || phone || name })}>
      {copy.allOrders}
    </Link>
  )
}

export const chooseDisplayName = ({ name, email }: CustomerDetails) => name || email || customersCopy.unnamed
