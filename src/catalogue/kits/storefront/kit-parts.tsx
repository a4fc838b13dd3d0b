import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { kitPageCopy as copy } from '#catalogue/kits/copy/kit.ts'
import { partName } from '#catalogue/kits/domain/sold-kit.ts'
import { useQuizAddress } from '#catalogue/products/storefront/optional-pages.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import type { KitOnPage, PartOnPage } from './kit-view.server.ts'

export function FixedParts({ parts }: { parts: readonly PartOnPage[] }) {
  return (
    <section aria-labelledby="kit-inside">
      <h2 id="kit-inside" className="legend">
        {copy.inside}
      </h2>
      <ul className="kit-grid mt3 grid g3">
        {parts.map((part) => (
          <li key={part.id} className="kit-tile">
            <Picture part={part} />
            {part.slug ? (
              <Link className="row-link" to={pathTo('product', { slug: part.slug })} prefetch="intent">
                {partName(part)}
              </Link>
            ) : (
              partName(part)
            )}
            {part.note && <em>{part.note}</em>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartChoiceProps {
  kit: KitOnPage
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Checkboxes work without JavaScript. Repeatable parts have a counter next to the checkbox. */
export function PartChoice({ kit, chosen, onChoose }: PartChoiceProps) {
  const quizAddress = useQuizAddress()
  const choiceCount = kit.choices ?? 0
  const isFull = chosen.length >= choiceCount
  const countChosen = (id: string) => chosen.filter((each) => each === id).length
  const set = (id: string, count: number) =>
    onChoose([...chosen.filter((each) => each !== id), ...Array<string>(count).fill(id)])
  return (
    <fieldset className="kit-choice">
      <legend className="legend">{copy.choose(choiceCount)}</legend>
      <p className="small muted">
        <span role="status">{copy.chosen(chosen.length, choiceCount)}</span>{' '}
        {isFull ? copy.full : kit.repeats && copy.repeats}
      </p>
      <ul className="kit-grid mt3 grid g3">
        {kit.parts.map((part) => {
          const count = countChosen(part.id)
          return (
            <li key={part.id} className="kit-tile">
              <label>
                <Picture part={part} />
                <span className="kit-tile__name strip g2">
                  <input
                    type="checkbox"
                    name="chosenParts"
                    value={part.id}
                    checked={count > 0}
                    disabled={part.note !== null || (isFull && count === 0)}
                    onChange={(event) => set(part.id, event.currentTarget.checked ? 1 : 0)}
                  />
                  <span>
                    {part.name} <small>{part.size}</small>
                    {part.note && <em>{part.note}</em>}
                  </span>
                </span>
              </label>
              {kit.repeats && count > 0 && (
                <Stepper
                  label={copy.quantityOf(part.name)}
                  value={count}
                  max={Math.min(part.stock, count + choiceCount - chosen.length)}
                  onChange={(next) => set(part.id, next)}
                />
              )}
              {/* The checkbox counts as the first unit. */}
              {chosen
                .filter((id) => id === part.id)
                .slice(1)
                .map((id, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the inputs are identical
                  <input key={place} type="hidden" name="chosenParts" value={id} />
                ))}
            </li>
          )
        })}
      </ul>
      {quizAddress && (
        <p className="small mt3">
          {copy.quiz.ask}{' '}
          <Link to={quizAddress} prefetch="intent">
            {copy.quiz.link}
          </Link>
        </p>
      )}
    </fieldset>
  )
}

const Picture = ({ part: { image } }: { part: PartOnPage }) =>
  image && <img src={image} width={320} height={400} alt="" loading="lazy" decoding="async" />
