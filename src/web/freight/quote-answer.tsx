import { cepQuoteCopy as copy } from '#copy/cep-quote.ts'
import { orderByWords, readyOnWords } from '#copy/delivery-promise.ts'
import { freightCopy } from '#copy/freight.ts'
import { formatBrl } from '#domain/money.ts'
import type { CepQuote } from './ask-cep-quote.ts'
import { useOpenSlot } from './use-open-slot.ts'

type Quoted = Extract<CepQuote, { kind: 'quoted' }>

export interface QuoteAnswerProps {
  quote: Exclude<CepQuote, { kind: 'problem' }>
  readyOn: string | null
  onTold(): void
}

export default function QuoteAnswer({ quote, readyOn, onTold }: QuoteAnswerProps) {
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
        <b>{readyOn ? readyOnWords(readyOn) : <OrderBy quote={quote} onTold={onTold} />}</b>
      </p>
      <p>
        <span className="num">{formatBrl(quote.price)}</span> {copy.estimated}
      </p>
    </>
  )
}

/** Decided by the clock: the page is the same for everybody and may be hours old. */
function OrderBy({ quote, onTold }: { quote: Quoted; onTold(): void }) {
  const { slot, now } = useOpenSlot(quote, onTold)
  return slot ? orderByWords(slot, quote.place, now) : copy.noneFree
}
