import { pathTo } from '#addresses.ts'
import { typedAmount } from '#catalogue/stock/domain/amount.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { recipesCopy as words } from '#workshop/materials/copy/admin-recipes.ts'
import type { FoundRecipe, RecipeMaterialChoice } from '#workshop/materials/use-cases/find-recipe.ts'
import type { RecipeAnswer } from './recipe-action.server.ts'

interface RecipeFormProps {
  productId: string
  foundRecipe: Pick<FoundRecipe, 'recipe' | 'usual' | 'version' | 'chosen' | 'figures' | 'isCopy'>
  materials: readonly RecipeMaterialChoice[]
}

const EMPTY_LINES = [0, 1, 2] as const
const typedRate = (rate: number | null | undefined) =>
  rate == null || rate === 0 ? undefined : formatDecimal(rate / 100, { most: 2 })

export function RecipeForm({ productId, foundRecipe, materials }: RecipeFormProps) {
  const { recipe, usual, version, chosen, figures, isCopy } = foundRecipe
  const lines = recipe?.lines ?? []
  const facts = recipe ?? usual
  return (
    <AdminForm<RecipeAnswer>
      action={pathTo('adminRecipe', { id: productId })}
      intent="save"
      hidden={{ variantId: chosen.variantId ?? '', version: version || '' }}
      initial={{
        lossRate: typedRate(facts?.lossRate),
        essenceLimit: typedRate(facts?.essenceLimit),
        workMinutes: recipe?.workMinutes || undefined,
        hourValue: facts?.hourValue ? formatBrl(facts.hourValue).slice(3) : undefined,
      }}
      failed={words.failed}
      faultOf={({ line, field, toast }, name) =>
        name === (line === undefined ? field : `line.${line}`) ? toast?.text : undefined
      }
      className="batch__form grid g3"
      press={words.save}
      saving={words.saving}
    >
      {({ input, errorOf }) => (
        <>
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
                  {...input('amount', 'decimal')}
                  defaultValue={typedAmount(amount, material.unit)}
                  error={errorOf(`line.${line}`)}
                />
              </div>
            )
          })}
          {lines.length > 0 && <p className="hint">{words.removeHint}</p>}
          {EMPTY_LINES.map((place) => (
            <div key={place} className="recipe__line grid g3 recipe__line--new">
              <SelectField
                label={words.more}
                name="material"
                error={errorOf(`line.${lines.length + place}`)}
                options={[
                  { value: '', label: words.none },
                  ...materials
                    .filter(({ isHidden }) => !isHidden)
                    .map(({ id, name, unit }) => ({ value: id, label: words.lineOf(name, unit) })),
                ]}
              />
              <TextField label={words.amount} {...input('amount', 'decimal')} />
            </div>
          ))}
          <div className="grid grid--fit g3 recipe__facts">
            <TextField {...words.lossRate} {...input('lossRate', 'decimal')} maxLength={6} />
            <TextField {...words.essenceLimit} {...input('essenceLimit', 'decimal')} maxLength={6} />
            <TextField {...words.workMinutes} {...input('workMinutes', 'whole')} maxLength={4} />
            <TextField {...words.hourValue} {...input('hourValue', 'money')} maxLength={10} />
          </div>
        </>
      )}
    </AdminForm>
  )
}
