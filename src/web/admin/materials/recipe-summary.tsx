import { recipesCopy } from '#copy/admin/materials/recipes.ts'
import { formatBrl } from '#domain/money.ts'
import type { RecipeFigures } from '#shop/admin/materials/find-recipe.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Sum } from '#web/kit/elements/sum.tsx'

const words = recipesCopy.summary

interface RecipeSummaryProps {
  figures: RecipeFigures
  price: number
  essenceLimit: number | null
  /** Where this candle is poured. */
  pourAddress: string
}

/** What one candle costs and leaves, and how many can be made today. */
export function RecipeSummary({ figures, price, essenceLimit, pourAddress }: RecipeSummaryProps) {
  const { total, work, isWhole, dearer, essence, candles, first } = figures
  const isTooMuch = essence !== null && essenceLimit !== null && essence > essenceLimit
  return (
    <>
      <section className="panel" aria-labelledby="recipe-cost">
        <div className="panel__head">
          <h2 id="recipe-cost">{words.cost}</h2>
          <b className="num">{formatBrl(total)}</b>
        </div>
        <dl className="sum">
          {work > 0 && <Sum label={words.work}>{formatBrl(work)}</Sum>}
          <Sum label={words.price}>{formatBrl(price)}</Sum>
          {isWhole && (
            <Sum label={words.left}>
              <b className="num">{words.leftOf(price - total, price)}</b>
            </Sum>
          )}
        </dl>
        {isWhole && price < total && <p className="note mt3">{words.loss}</p>}
        {!isWhole && <p className="note mt3">{words.open}</p>}
        {isWhole && <p className="small mt3">{words.dearer(dearer, price - dearer)}</p>}
        {essence !== null &&
          (isTooMuch ? (
            <p className="note" role="note">
              {words.tooMuch(essence, essenceLimit)}
            </p>
          ) : (
            <p className="small muted">{words.essence(essence)}</p>
          ))}
        <p className="hint">{words.note}</p>
      </section>
      <section className="panel" aria-labelledby="recipe-today">
        <div className="panel__head">
          <h2 id="recipe-today">{recipesCopy.today.title}</h2>
          <b>{recipesCopy.today.candles(candles)}</b>
        </div>
        {first && <p className="small">{recipesCopy.today.first(first)}</p>}
        <LinkButton to={pourAddress} variant="ghost" small className="mt3">
          {recipesCopy.today.pour}
        </LinkButton>
      </section>
    </>
  )
}
