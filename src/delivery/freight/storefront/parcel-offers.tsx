import type { RefObject } from 'react'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { parcelCopy as words } from '#delivery/carriers/copy.ts'
import { freeFreightCopy } from '#delivery/freight/copy/free-freight.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { TextButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { isSameOffer, type ParcelQuote } from './delivery-state.ts'
import { dueOf, type Offer } from './offer-answer.ts'

interface ParcelOffersProps {
  parcel: ParcelQuote['parcel']
  /** What the candles cost. */
  subtotal: Centavos
  ref: RefObject<HTMLDivElement | null>
  onChoose(offer: Offer): void
  onRecalculate(): void
}

const priceWords = (due: Centavos) => (due === 0 ? freeFreightCopy.free : formatBrl(due))

/** The carriers' offers, when each arrives, and what is different from the courier of the city. */
export function ParcelOffers({ parcel: { offers, chosen }, subtotal, ref, ...on }: ParcelOffersProps) {
  return (
    <div className="parcel" ref={ref} tabIndex={-1}>
      <fieldset className="parcel__offers">
        <legend className="parcel__legend">{words.question}</legend>
        {offers.map((offer) => (
          <label key={`${offer.carrier}/${offer.service}`} className="pick">
            <input
              className="pick__input"
              type="radio"
              name="offer"
              checked={isSameOffer(offer, chosen)}
              onChange={() => on.onChoose(offer)}
            />
            <span className="pick__box parcel__offer">
              <b>
                {offer.service} <span className="small muted">{offer.carrier}</span>
              </b>
              <b className="num">{priceWords(dueOf(offer, subtotal))}</b>
              <span className="small">{words.arrives(offer.arrives)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextButton className="needs-script" onClick={on.onRecalculate}>
        {freightCopy.recalculate}
      </TextButton>
      <p className="slot-promise" role="status">
        <Icon name="clock" />
        <span>
          {words.arrivesWord} <b>{arrivalWords(chosen.arrives)}</b>.{' '}
          <span className="muted">{words.leaves(chosen.leavesOn)}</span>
        </span>
      </p>
      <h3 className="parcel__title">{words.differs}</h3>
      <ul className="parcel__facts">
        {words.facts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
