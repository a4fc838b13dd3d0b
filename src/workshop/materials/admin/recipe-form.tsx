import { useId } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { typedAmount } from '#catalogue/stock/domain/amount.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { recipesCopy as words } from '#workshop/materials/copy/admin-recipes.ts'
import type { FoundRecipe, RecipeMaterialChoice } from '#workshop/materials/use-cases/find-recipe.ts'
import type { RecipeAnswer } from './recipe-action.server.ts'

interface RecipeFormProps {
  productId: string
  found: Pick<FoundRecipe, 'recipe' | 'usual' | 'version' | 'chosen' | 'figures' | 'isCopy'>
  materials: readonly RecipeMaterialChoice[]
}

const EMPTY_LINES = [0, 1, 2] as const
const typedRate = (rate: number | null | undefined) =>
  rate == null || rate === 0 ? undefined : formatDecimal(rate / 100, { most: 2 })

/** A plain form with three empty lines, so it works without JavaScript. */
export function RecipeForm({ productId, found, materials }: RecipeFormProps) {
  const { recipe, usual, version, chosen, figures, isCopy } = found
  const fetcher = useFetcher<RecipeAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const { data } = fetcher
  const lines = recipe?.lines ?? []
  const facts = recipe ?? usual
  const refusal = data && !data.ok ? data : undefined
  const errorOf = (field: string) => (refusal?.field === field ? refusal.toast?.text : undefined)
  const lineError = (line: number) => (refusal?.line === line ? refusal.toast?.text : undefined)
  return (
    <fetcher.Form
      method="post"
      action={pathTo('adminRecipe', { id: productId })}
      className="batch__form"
      noValidate
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="variantId" value={chosen.variantId ?? ''} />
      <input type="hidden" name="version" value={version || ''} />
      {lines.map(({ materialId, amount }, line) => {
        const material = materials.find(({ id }) => id === materialId)
        const cost = isCopy ? undefined : figures?.lines[line]
        if (!material) return null
        return (
          <div key={materialId} className="recipe__line">
            <input type="hidden" name="material" value={materialId} />
            <TextField
              label={words.lineOf(material.name, material.unit)}
              hint={cost && words.lineFacts(cost.cost, cost.candles)}
              name="amount"
              numeric
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              defaultValue={typedAmount(amount, material.unit)}
              error={lineError(line)}
            />
          </div>
        )
      })}
      {lines.length > 0 && <p className="hint">{words.removeHint}</p>}
      {EMPTY_LINES.map((place) => (
        <NewLine
          key={place}
          materials={materials.filter(({ isHidden }) => !isHidden)}
          error={lineError(lines.length + place)}
        />
      ))}
      <div className="grid g3 recipe__facts">
        <TextField
          label={words.lossRate.label}
          hint={words.lossRate.hint}
          name="lossRate"
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={typedRate(facts?.lossRate)}
          error={errorOf('lossRate')}
        />
        <TextField
          label={words.essenceLimit.label}
          hint={words.essenceLimit.hint}
          name="essenceLimit"
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={typedRate(facts?.essenceLimit)}
          error={errorOf('essenceLimit')}
        />
        <TextField
          label={words.workMinutes.label}
          name="workMinutes"
          numeric
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={recipe?.workMinutes || undefined}
          error={errorOf('workMinutes')}
        />
        <TextField
          label={words.hourValue.label}
          name="hourValue"
          affix="R$"
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          defaultValue={facts?.hourValue ? formatBrl(facts.hourValue).slice(3) : undefined}
          error={errorOf('hourValue')}
        />
      </div>
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
        {words.save}
      </Button>
    </fetcher.Form>
  )
}

function NewLine({
  materials,
  error,
}: {
  materials: readonly RecipeMaterialChoice[]
  error: string | undefined
}) {
  const id = useId()
  return (
    <div className="recipe__line grid g3 recipe__line--new">
      <SelectField
        id={`${id}-material`}
        label={words.more}
        name="material"
        error={error}
        options={[
          { value: '', label: words.none },
          ...materials.map(({ id: value, name, unit }) => ({ value, label: words.lineOf(name, unit) })),
        ]}
      />
      <TextField
        id={`${id}-amount`}
        label={words.amount}
        name="amount"
        numeric
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
      />
    </div>
  )
}
