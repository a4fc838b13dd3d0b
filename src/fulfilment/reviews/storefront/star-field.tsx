import { reviewFormCopy as words } from '#fulfilment/reviews/copy/review-form.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { FieldError } from '#ui/form/field.tsx'

const STAR = 'M12 3.6l2.6 5.5 6 .8-4.4 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.900l6-.8z'
const RISING = [1, 2, 3, 4, 5] as const

/** Radio buttons, because keyboards and screen readers support them. CSS fills the stars. */
export function StarField({ chosen, error }: { chosen?: number; error?: string }) {
  return (
    <fieldset className="star-field" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="legend">{words.stars.legend}</legend>
      <div className="star-field__row">
        {RISING.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} required defaultChecked={chosen === stars} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="star-field__word" aria-hidden="true">
              {words.stars.labels[stars]}
            </span>
            <VisuallyHidden>{words.stars.option(stars, words.stars.labels[stars])}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id="stars-error">{error}</FieldError>}
    </fieldset>
  )
}
