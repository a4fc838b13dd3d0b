import type { ReactNode, RefObject } from 'react'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { parcelCopy as words } from '#delivery/carriers/copy.ts'
import { freeFreightCopy } from '#delivery/freight/copy/free-freight.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { TextButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { findRide, isSameOffer, listParcelOffers, type Quote } from './delivery-state.ts'
import { calculateDue, type Offer } from './offer-answer.ts'
import { QuoteBox } from './quote-box.tsx'

interface ParcelOffersProps {
  quote: Quote
  subtotal: Centavos
  ref: RefObject<HTMLDivElement | null>
  onChoose(offer: Offer | null): void
  onRecalculate(): void
}

const priceWords = (dueAmount: Centavos) => (dueAmount === 0 ? freeFreightCopy.free : formatBrl(dueAmount))

export function ParcelOffers({ quote, subtotal, ref, ...on }: ParcelOffersProps) {
  const ride = findRide(quote)
  const chosen = quote.parcel?.chosen
  return (
    <div className="parcel grid mt5" ref={ref} tabIndex={-1}>
      <fieldset className="grid g2">
        <legend className="parcel__legend">{ride ? words.questionBesideRide : words.question}</legend>
        {ride && (
          <Choice
            name={freightCopy.provider}
            price={calculateDue(ride, subtotal)}
            arrives={words.rideArrives}
            isChosen={!chosen}
            onChoose={() => on.onChoose(null)}
          />
        )}
        {listParcelOffers(quote).map((offer) => (
          <Choice
            key={`${offer.carrier}/${offer.service}`}
            name={
              <>
                {offer.service} <span className="small muted">{offer.carrier}</span>
              </>
            }
            price={calculateDue(offer, subtotal)}
            arrives={words.arrives(offer.arrives)}
            isChosen={chosen !== undefined && isSameOffer(offer, chosen)}
            onChoose={() => on.onChoose(offer)}
          />
        ))}
      </fieldset>
      {quote.parcel ? (
        <ParcelFacts chosen={quote.parcel.chosen} isBesideRide={ride !== null} {...on} />
      ) : (
        <QuoteBox quote={quote} onRecalculate={on.onRecalculate} />
      )}
    </div>
  )
}

interface ChoiceProps {
  name: ReactNode
  price: Centavos
  arrives: string
  isChosen: boolean
  onChoose(): void
}

function Choice({ name, price, arrives, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="pick">
      <input className="pick__input" type="radio" name="offer" checked={isChosen} onChange={onChoose} />
      <span className="pick__box parcel__offer">
        <b>{name}</b>
        <b className="num">{priceWords(price)}</b>
        <span className="small">{arrives}</span>
      </span>
    </label>
  )
}

interface ParcelFactsProps {
  chosen: Offer
  isBesideRide: boolean
  onRecalculate(): void
}

function ParcelFacts({ chosen, isBesideRide, onRecalculate }: ParcelFactsProps) {
  const facts = isBesideRide
    ? [...words.facts, words.containersNotCollected]
    : [...words.facts, words.containersOnlyInCity]
  return (
    <>
      <TextButton className="needs-script" onClick={onRecalculate}>
        {freightCopy.recalculate}
      </TextButton>
      <p className="slot-promise grid g3 start" role="status">
        <Icon name="clock" />
        <span>
          {words.arrivesWord} <b>{arrivalWords(chosen.arrives)}</b>.{' '}
          <span className="muted">{words.leaves(chosen.leavesOn)}</span>
        </span>
      </p>
      <h3 className="parcel__title">{isBesideRide ? words.differsFromRide : words.differs}</h3>
      <ul className="fs-small grid g2">
        {facts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </>
  )
}
