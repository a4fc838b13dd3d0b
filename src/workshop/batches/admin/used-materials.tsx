import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { formatAmount, parseCount, typedAmount } from '#catalogue/stock/domain/amount.ts'
import type { PouredUnits } from '#catalogue/stock/domain/batch.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import { amountByRecipes } from '#workshop/batches/domain.ts'
import type { BatchNeeds } from '#workshop/batches/use-cases/find-batch-needs.ts'

const words = batchesCopy.form

interface UsedMaterialsProps {
  /** Undefined while the needs of another candle are loading. */
  needs: BatchNeeds | undefined
  productId: string
  sizes: readonly PouredUnits[]
  /** Amounts typed in place of the recipe's, by material id. */
  typed: Readonly<Record<string, string>>
  onType: (materialId: string, typed: string) => void
  errorOf: (field: string) => string | undefined
  isOwner: boolean
}

export function UsedMaterials({
  needs,
  productId,
  sizes,
  typed,
  onType,
  errorOf,
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
  const shownLines = lines.filter(({ proposed }) => proposed > 0)
  const isShort = shownLines.some(({ left }) => left < 0) || errorOf('short') !== undefined
  return (
    <fieldset>
      <legend className="legend">{words.used}</legend>
      <p className="hint">{shownLines.length > 0 ? words.usedHint : words.usedLater}</p>
      <div className="grid g3 batch__used mt2">
        {shownLines.map(({ material: { id, name, unit, held, isHidden }, value, left }) => (
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
              error={errorOf(`used.${id}`)}
            />
          </div>
        ))}
      </div>
      {isShort && <Checkbox name="short" value="yes" label={words.short} />}
    </fieldset>
  )
}
