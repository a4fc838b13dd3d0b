import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { describeBatch } from '#catalogue/stock/copy.ts'
import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { packingSlipCopy as copy } from '#fulfilment/orders/copy/admin-packing-slip.ts'
import type { PackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import type { SlipCodes } from '#fulfilment/orders/use-cases/slip-parts.ts'
import { curesUntil, paymentMethodLabels } from '#orders/copy/orders.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { Image } from '#ui/elements/image.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { QrCode } from '#ui/elements/qr-code.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import type { Sheet } from './packing-slip.ts'

type SlipItem = PackingSlip['items'][number]

export const findCode = ({ batch }: SlipItem, codes: SlipCodes) =>
  batch && !batch.also?.length ? codes[batch.number] : undefined

export interface Sender {
  name: string
  address: string
  phone: string
}

interface PackingSheetProps {
  slip: PackingSlip
  codes: SlipCodes
  sender: Sender
  sheet: Sheet<SlipItem>
  number: number
  count: number
}

export function PackingSheet({ slip, codes, sender, sheet, number, count }: PackingSheetProps) {
  const isFirst = number === 1
  return (
    <section className="slip" aria-label={copy.sheetOf(slip.orderNumber, number, count)}>
      <header>
        <Logo />
        <p className="slip__no">
          <span>{copy.order}</span>
          <b>
            <Unbroken>{slip.orderNumber}</Unbroken>
          </b>
        </p>
      </header>
      {isFirst && slip.paymentStatus !== 'paid' && (
        <p className="slip__unpaid center">{describeStop(slip)}</p>
      )}
      {isFirst && <Destination slip={slip} />}
      <div>
        <h2>{isFirst ? copy.contents : copy.continued}</h2>
        <ul className="slip__items slip__items--with-image">
          {sheet.items.map((item) => (
            <li key={item.id}>
              <i />
              <b className="num">{item.quantity}×</b>
              <Image image={item.imageInfo} sizes="3rem" alt="" priority />
              <span>
                <span className="slip__name">{item.name}</span>
                <small>{listDetails(item)}</small>
              </span>
              <SlipCode item={item} codes={codes} />
            </li>
          ))}
        </ul>
      </div>
      {sheet.hasNote && (
        <div className="slip__note">
          <h2>{copy.note}</h2>
          <i />
          <i />
        </div>
      )}
      <Foot
        slip={slip}
        sender={isFirst ? sender : null}
        hasCare={sheet.hasCare}
        sheet={count > 1 ? copy.sheet(number, count) : null}
      />
    </section>
  )
}

function SlipCode({ item, codes }: { item: SlipItem; codes: SlipCodes }) {
  const code = findCode(item, codes)
  return code ? <QrCode {...code} /> : null
}

export const listDetails = ({ variantName, sku, readyOn, batch, kit }: SlipItem): string =>
  [variantName, sku, soldIn(kit), batch && describeBatch(batch), readyOn && curesUntil(readyOn)]
    .filter(Boolean)
    .join(' · ')

/** Reason not to ship this order. */
function describeStop({ paymentStatus, pickupCode }: PackingSlip): string {
  const reason = paymentStatus === 'refunded' ? 'refunded' : 'unpaid'
  return copy[reason][pickupCode ? 'fetched' : 'brought']
}

function Destination({ slip }: { slip: PackingSlip }) {
  return (
    <div className="slip__to">
      <h1>{slip.contact.name}</h1>
      {slip.pickupCode ? (
        <p>
          {pickupCopy.title}
          <br />
          {pickupCopy.code} <b className="num">{slip.pickupCode}</b>
        </p>
      ) : (
        <Address address={slip.shippingAddress} />
      )}
      {slip.contact.phone && <p className="num">{slip.contact.phone}</p>}
      {slip.reminders.map((reminder) => (
        <p key={reminder}>
          <b>{reminder}</b>
        </p>
      ))}
      {slip.promise && (
        <p>
          <b className="num">{slotWords(slip.promise)}</b>
        </p>
      )}
      {slip.arrives && (
        <p>
          <b className="num">{copy.postBy(slip.promisedDay)}</b>
        </p>
      )}
      {slip.gift && <p className="slip__gift">{copy.gift(slip.gift.wrapping)}</p>}
    </div>
  )
}

function Address({ address }: { address: PackingSlip['shippingAddress'] }) {
  const { line1, line2, city, state, postal_code } = address
  return (
    <p>
      {line1}
      <br />
      {line2 && (
        <>
          {line2}
          <br />
        </>
      )}
      {city}, {state}, <b className="num">{postal_code}</b>
    </p>
  )
}

interface FootProps {
  slip: PackingSlip
  sender: Sender | null
  hasCare: boolean
  sheet: string | null
}

function Foot({ slip, sender, hasCare, sheet }: FootProps) {
  const isPickup = slip.pickupCode !== null
  const units = slip.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const facts = [
    formatDate(slip.createdAt),
    slip.arrives ? `${slip.shippingProvider}, ${slip.shippingService}` : slip.shippingProvider,
    `${units} ${copy.candles(units)}`,
    // The recipient of a gift must not see how it was paid.
    !slip.gift && paymentMethodLabels[slip.paymentMethod],
    !isPickup && slip.trackingNumber && `${copy.tracking} ${slip.trackingNumber}`,
    sheet,
  ].filter(Boolean)
  return (
    <footer>
      {hasCare && <p className="slip__care">{copy.care}</p>}
      {sender && (
        <p className="slip__from">
          {copy.sender} <b>{sender.name}</b>, {sender.address}, <span className="num">{sender.phone}</span>
        </p>
      )}
      <p className="num slip__facts">{facts.join(' · ')}</p>
    </footer>
  )
}
