import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount, parseCount, typedAmount } from '#catalogue/stock/domain/amount.ts'
import type { PouredUnits } from '#catalogue/stock/domain/pour.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { poursCopy } from '#workshop/batches/copy/admin-pours.ts'
import { amountByRecipes } from '#workshop/batches/domain.ts'
import type { PourNeeds } from '#workshop/batches/use-cases/find-pour-needs.ts'
import type { PourAnswer } from './pours-action.server.ts'

const words = poursCopy.form

interface UsedMaterialsProps {
  /** Undefined while those of another candle are on their way. */
  needs: PourNeeds | undefined
  productId: string
  sizes: readonly PouredUnits[]
  /** What the owner wrote in place of what the recipe says, by material. */
  typed: Readonly<Record<string, string>>
  onType: (materialId: string, typed: string) => void
  answer: PourAnswer | undefined
  isOwner: boolean
}

/** What the recipe takes of each material, to be changed where it took more or less. */
export function UsedMaterials({
  needs,
  productId,
  sizes,
  typed,
  onType,
  answer,
  isOwner,
}: UsedMaterialsProps) {
  if (!needs) return <p className="hint">{words.loading}</p>
  if (needs.materials.length === 0)
    return (
      <p className="hint">
        {words.noRecipe}{' '}
        {isOwner && (
          <Link className="link" to={pathTo('adminRecipe', { id: productId })}>
            {words.writeRecipe}
          </Link>
        )}
      </p>
    )
  const lines = needs.materials.map((material) => {
    const proposed = amountByRecipes(material, needs.recipes, sizes)
    const value = typed[material.id] ?? (proposed > 0 ? typedAmount(proposed, material.unit) : '')
    const used = value.trim() === '' ? proposed : (parseCount(value, material.unit) ?? 0)
    return { material, proposed, value, left: material.held - used }
  })
  const shown = lines.filter(({ proposed }) => proposed > 0)
  const isShort = shown.some(({ left }) => left < 0) || (answer?.ok === false && answer.field === 'short')
  return (
    <fieldset>
      <legend className="legend">{words.used}</legend>
      <p className="hint">{shown.length > 0 ? words.usedHint : words.usedLater}</p>
      <div className="pour__used">
        {shown.map(({ material: { id, name, unit, held, isHidden }, value, left }) => (
          <div key={id}>
            <input type="hidden" name="material" value={id} />
            <TextField
              label={words.usedOf(name, unit)}
              hint={[
                left < 0 ? words.lacks(formatAmount(held, unit)) : words.leaves(formatAmount(left, unit)),
                isHidden && words.outOfUse,
              ]
                .filter(Boolean)
                .join(' · ')}
              name="used"
              numeric
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              value={value}
              onChange={({ currentTarget }) => onType(id, currentTarget.value)}
              error={
                answer?.ok === false && answer.field === 'used' && answer.materialId === id
                  ? answer.toast?.text
                  : undefined
              }
            />
          </div>
        ))}
      </div>
      {isShort ? (
        <Checkbox name="short" value="yes" label={words.short} />
      ) : (
        <noscript>
          <Checkbox name="short" value="yes" label={words.short} />
        </noscript>
      )}
    </fieldset>
  )
}
