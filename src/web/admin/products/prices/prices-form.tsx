import { Form, useNavigation } from 'react-router'
import { bulkPrices as copy } from '#copy/admin/products/bulk-prices.ts'
import { roundings } from '#domain/catalogue/editing/bulk-prices.ts'
import { directions, type PriceChangeInput } from '#domain/catalogue/editing/read-price-change.ts'
import { writeIds } from '#web/admin/selection/chosen-ids.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

interface PricesFormProps {
  input: PriceChangeInput
  ids: readonly string[]
  isWrong: boolean
}

/** Asks by address, so that the preview can be reloaded and works without a script. */
export function PricesForm({ input, ids, isWrong }: PricesFormProps) {
  const busy = useNavigation().location?.search.includes('percent=') ?? false
  return (
    <Form method="get" className="panel stack" preventScrollReset>
      <input type="hidden" name="ids" value={writeIds(ids)} />
      <div className="fields">
        <SelectField
          span={2}
          className="fw"
          label={copy.direction}
          name="direction"
          defaultValue={input.direction}
          options={directions.map((value) => ({ value, label: copy.directions[value] }))}
        />
        <TextField
          span={2}
          className="fw"
          label={copy.percent}
          hint={copy.percentHint}
          name="percent"
          affix="%"
          numeric
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={input.percent}
          error={isWrong ? copy.notPercent : undefined}
        />
        <SelectField
          span={2}
          className="fr"
          label={copy.rounding}
          name="rounding"
          defaultValue={input.rounding}
          options={roundings.map((value) => ({ value, label: copy.roundings[value] }))}
        />
      </div>
      <div className="row">
        <Button type="submit" busy={busy}>
          {copy.preview}
        </Button>
      </div>
    </Form>
  )
}
