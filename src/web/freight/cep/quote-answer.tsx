import { orderByWords, readyOnWords } from '#copy/delivery/delivery-promise.ts'
import { cepQuoteCopy as copy } from '#copy/freight/cep-quote.ts'
import { freightCopy } from '#copy/freight/freight.ts'
import { formatBrl } from '#domain/money.ts'
import { useOpenSlot } from '#web/freight/use-open-slot.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import type { CepQuote } from './ask-cep-quote.ts'

type Quoted = Extract<CepQuote, { kind: 'quoted' }>

export interface QuoteAnswerProps {
  quote: Exclude<CepQuote, { kind: 'problem' }>
  /** Something in the cart still cures. */
  waits: boolean
  onTold(): void
}

export default function QuoteAnswer({ quote, waits, onTold }: QuoteAnswerProps) {
  if (quote.kind === 'arranged')
    return (
      <>
        <p>
          <b>{freightCopy.arranged}</b>
        </p>
        <p>{copy.arrangedText}</p>
      </>
    )
  return (
    <>
      <p>
        <b>
          <OrderBy quote={quote} waits={waits} onTold={onTold} />
        </b>
      </p>
      <p>
        <span className="num">{formatBrl(quote.price)}</span> {copy.estimated}
      </p>
    </>
  )
}

/** Decided by the clock: the page is the same for everybody and may be hours old. */
function OrderBy({ quote, waits, onTold }: { quote: Quoted; waits: boolean; onTold(): void }) {
  const { slot, now } = useOpenSlot(quote, onTold)
  const isPaused = useRootData()?.shop.pause
  if (!slot) return copy.noneFree
  return waits || isPaused ? readyOnWords(slot.day) : orderByWords(slot, quote.place, now)
}
