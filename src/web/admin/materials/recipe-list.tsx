import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { recipesCopy as words } from '#copy/admin/materials/recipes.ts'
import { formatBrl } from '#domain/money.ts'
import type { RecipeOfCandle } from '#shop/admin/materials/list-recipe-costs.ts'

/** Every candle, with what each of its sizes costs. */
export function RecipeList({ candles }: { candles: readonly RecipeOfCandle[] }) {
  if (candles.length === 0) return null
  return (
    <section className="panel no-print" aria-labelledby="recipes">
      <div className="panel__head">
        <h2 id="recipes">{words.list.title}</h2>
      </div>
      <p className="small muted">{words.list.hint}</p>
      <ul>
        {candles.map(({ productId, name, sizes }) => (
          <li key={productId} className="material">
            <div>
              <Link to={pathTo('adminRecipe', { id: productId })}>{name}</Link>
              <small className="muted">{sizes.map(inWords).join(' · ')}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function inWords({ size, cost, candles }: RecipeOfCandle['sizes'][number]): string {
  const about =
    candles === null
      ? words.noRecipe
      : `${cost === null ? words.noPrice : formatBrl(cost)}, ${words.canMake(candles)}`
  return size === null ? about : `${size}: ${about}`
}
