import { type ComponentType, lazy, type RefObject, Suspense, useId, useState } from 'react'
import { breakdownLines, freightCopy } from '#delivery/freight/copy/freight.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { TextButton } from '#ui/elements/button.tsx'
import type { RideQuote } from './delivery-state.ts'
import { RingDot } from './ring-dot.tsx'

/** Lazy-loaded: few customers open the map, and the text has the same facts. */
const DistanceMap = lazy<ComponentType<Pick<RideQuote, 'origin' | 'destination' | 'metres'>>>(() =>
  import('./distance-map.tsx').then(
    (module) => ({ default: module.DistanceMap }),
    () => ({ default: () => null }),
  ),
)

interface QuoteBoxProps {
  quote: RideQuote
  ref?: RefObject<HTMLDivElement | null>
  onRecalculate(): void
}

export function QuoteBox({ quote, ref, onRecalculate }: QuoteBoxProps) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  return (
    // A toast announces the price; the focus moves here to read the details.
    <section
      ref={ref}
      className="quote-box"
      tabIndex={-1}
      aria-labelledby={`${id}-price`}
      aria-describedby={`${id}-ride`}
    >
      <div className="big" id={`${id}-price`}>
        <h3>{freightCopy.provider}</h3>
        <b>{formatBrl(quote.price)}</b>
      </div>
      <div className="quote-box__ride">
        <p className="small muted" id={`${id}-ride`}>
          {freightCopy.ride(quote.durationText)}
        </p>
        <TextButton className="needs-script" onClick={onRecalculate}>
          {freightCopy.recalculate}
        </TextButton>
      </div>
      <details
        className="quote-box__why"
        // The details may have been opened before hydration.
        ref={(details) => {
          if (details?.open) setExpanded(true)
        }}
        onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
      >
        <summary>{freightCopy.details}</summary>
        <div className="quote-box__parts grid">
          <div className="quote-box__map">
            {isExpanded && (
              <Suspense>
                <DistanceMap origin={quote.origin} destination={quote.destination} metres={quote.metres} />
              </Suspense>
            )}
          </div>
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
        </div>
      </details>
    </section>
  )
}
