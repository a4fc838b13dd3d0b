import { useEffect, useEffectEvent, useState } from 'react'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { orderByWords, readyOnWords } from '#delivery/calendar/copy/delivery-promise.ts'
import { nextOpenSlot, type OpenSlot, slotChangesAt } from '#delivery/calendar/domain/open-slots.ts'
import { parcelCopy } from '#delivery/carriers/copy.ts'
import { cepQuoteCopy as copy } from '#delivery/freight/copy/cep-quote.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import type { CepQuote } from './ask-cep-quote.ts'
import type { Offer } from './offer-answer.ts'

interface OpenSlots {
  readonly slots: readonly OpenSlot[]
  readonly aheadMs: number
}

type Quoted = Extract<CepQuote, { kind: 'quoted' }>

export interface QuoteAnswerProps {
  quote: Exclude<CepQuote, { kind: 'problem' }>
  waits: boolean
  onSlotOver(): void
}

export default function QuoteAnswer({ quote, waits, onSlotOver }: QuoteAnswerProps) {
  if (quote.kind === 'arranged')
    return (
      <>
        <p>
          <b>{freightCopy.arranged}</b>
        </p>
        <p>{copy.arrangedText}</p>
      </>
    )
  if (quote.kind === 'sent') return <Offers quote={quote} />
  return (
    <>
      <p>
        <b>
          <OrderBy quote={quote} waits={waits} onSlotOver={onSlotOver} />
        </b>
      </p>
      <p>
        <span className="num">{formatBrl(quote.price)}</span> {copy.estimated}
        {quote.freeAbove !== null && `; ${copy.freeAbove(formatBrl(quote.freeAbove))}`}
      </p>
      {quote.parcels?.map((offer) => (
        <OfferLine key={`${offer.carrier}/${offer.service}`} offer={offer} isDated />
      ))}
    </>
  )
}

interface OfferLineProps {
  offer: Offer
  isDated: boolean
}

function Offers({ quote: { offers, place } }: { quote: Extract<CepQuote, { kind: 'sent' }> }) {
  return (
    <>
      <p>
        <b>{parcelCopy.arrivesAt(offers[0].arrives, place)}</b>
      </p>
      {offers.map((offer, position) => (
        <OfferLine key={`${offer.carrier}/${offer.service}`} offer={offer} isDated={position > 0} />
      ))}
    </>
  )
}

function OfferLine({ offer: { service, price, freeAbove, arrives }, isDated }: OfferLineProps) {
  return (
    <p>
      <span className="num">{formatBrl(price)}</span> {copy.estimatedBy(service)}
      {isDated && `, ${arrivalWords(arrives)}`}
      {freeAbove !== null && `; ${copy.freeAbove(formatBrl(freeAbove))}`}
    </p>
  )
}

/** Rendered in the browser, because the cached page may be hours old. */
function OrderBy({ quote, waits, onSlotOver }: { quote: Quoted; waits: boolean; onSlotOver(): void }) {
  const { slot, now } = useOpenSlot(quote, onSlotOver)
  const isPaused = useRootData()?.shop.pause
  if (!slot) return copy.noneFree
  return waits || isPaused ? readyOnWords(slot.day) : orderByWords(slot, quote.place, now)
}

/**
 * First slot still open by server time. Updated at its cut-off, at midnight and when the tab becomes
 * visible.
 */
function useOpenSlot({ slots, aheadMs }: OpenSlots, onSlotOver: () => void) {
  const [readAt, setReadAt] = useState(() => Date.now())
  const now = new Date(readAt + aheadMs)
  const slot = nextOpenSlot(slots, now)
  const changesAt = slot ? slotChangesAt(slot, now).getTime() - aheadMs : null
  const update = useEffectEvent(() => {
    setReadAt(Date.now())
    onSlotOver()
  })
  useEffect(() => {
    if (changesAt === null) return
    const timer = setTimeout(() => update(), changesAt - Date.now())
    return () => clearTimeout(timer)
  }, [changesAt])
  useEffect(() => {
    const onSeen = () => document.visibilityState === 'visible' && update()
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [])
  return { slot, now }
}
