import { type RefObject, useId } from 'react'
import { breakdownLines, freightCopy } from '#copy/freight.ts'
import { formatBrl } from '#domain/money.ts'
import { TextButton } from '#web/kit/button.tsx'
import type { Quote } from './delivery-state.ts'
import { DistanceMap } from './distance-map.tsx'
import { RingDot } from './ring-dot.tsx'

interface QuoteBoxProps {
  quote: Quote
  ref: RefObject<HTMLDivElement | null>
  onRecalculate(): void
}

/** What the delivery costs and why, line by line, beside the map of the way. */
export function QuoteBox({ quote, ref, onRecalculate }: QuoteBoxProps) {
  const id = useId()
  return (
    // A toast says the price aloud; the focus comes here to read on.
    <section
      ref={ref}
      className="quote-box mt5"
      tabIndex={-1}
      aria-labelledby={`${id}-price`}
      aria-describedby={`${id}-arrival`}
    >
      <div className="quote-box__map">
        <DistanceMap origin={quote.origin} destination={quote.destination} metres={quote.metres} />
      </div>
      <div className="quote-box__data">
        <div className="big" id={`${id}-price`}>
          <h3>{freightCopy.provider}</h3>
          <b>{formatBrl(quote.price)}</b>
        </div>
        <p className="small muted" id={`${id}-arrival`}>
          {freightCopy.arrival(quote.eta, quote.durationText)}
        </p>
        <dl className="breakdown">
          {breakdownLines(quote.breakdown).map(({ label, amount, ring }) => (
            <div key={label}>
              <dt>
                {ring !== null && <RingDot ring={ring} />}
                {label}
              </dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <TextButton className="mt3" onClick={onRecalculate}>
          {freightCopy.recalculate}
        </TextButton>
      </div>
    </section>
  )
}
