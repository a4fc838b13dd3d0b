import { homeCopy } from '#content/pages/copy/home.ts'
import type { Quote } from '#settings/domain/brand-page.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Quotation } from '#ui/elements/quotation.tsx'
import { useSlides } from '#ui/elements/use-slides.ts'

/** Never advances automatically. */
export function Testimonials({ quotes }: { quotes: readonly Quote[] }) {
  const { testimonials } = homeCopy
  const { track, index, show } = useSlides<HTMLElement>(quotes.length)
  return (
    <section className="section" aria-labelledby="depoimentos">
      <div className="wrap quotes center grid g6">
        <h2 id="depoimentos" className="sr">
          {testimonials.title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
        <section ref={track} className="quotes__track" tabIndex={0} aria-label={testimonials.region}>
          {quotes.map((quote) => (
            <Quotation key={quote.author} quote={quote} />
          ))}
        </section>
        <div className="quotes__nav cluster g4">
          <IconButton
            outlined
            icon="chevron-left"
            label={testimonials.previous}
            onClick={() => show(index - 1)}
          />
          <div className="dots">
            {quotes.map(({ author }, position) => (
              <button
                key={author}
                type="button"
                aria-label={testimonials.goTo(position + 1)}
                aria-current={position === index || undefined}
                onClick={() => show(position)}
              />
            ))}
          </div>
          <IconButton
            outlined
            icon="chevron-right"
            label={testimonials.next}
            onClick={() => show(index + 1)}
          />
        </div>
      </div>
    </section>
  )
}
