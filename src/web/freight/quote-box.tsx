import { breakdownLines, freightCopy } from '#copy/freight.ts'
import { formatBrl } from '#domain/money.ts'
import { TextButton } from '../ui/button.tsx'
import type { Quote } from './delivery-state.ts'
import { DistanceMap } from './distance-map.tsx'
import { RingDot } from './ring-dot.tsx'

/** What the delivery costs and why, line by line, beside the map of the way. */
export function QuoteBox({ quote, onRecalculate }: { quote: Quote; onRecalculate(): void }) {
  return (
    <div className="quote-box mt5" role="status">
      <div className="quote-box__map">
        <DistanceMap origin={quote.origin} destination={quote.destination} metres={quote.metres} />
      </div>
      <div className="quote-box__data">
        <div className="big">
          <h3>{freightCopy.provider}</h3>
          <b>{formatBrl(quote.price)}</b>
        </div>
        <p className="small muted">{freightCopy.arrival(quote.eta, quote.durationText)}</p>
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
    </div>
  )
}
