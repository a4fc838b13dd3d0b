import { useEffect, useRef, useState } from 'react'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import { LOT_LENGTH } from '#workshop/materials/domain/material.ts'
import { useMaterialForm } from './use-material-form.ts'

const words = materialsCopy.buy

interface PurchaseFormProps {
  action: string
  materials: readonly { id: string; name: string; unit: MaterialUnit }[]
  /** The one that the address names. */
  chosen: string | undefined
}

/** Three fields for one thumb: what, how much, what for. */
export function PurchaseForm({ action, materials, chosen }: PurchaseFormProps) {
  const { Form, form, errorOf, isBusy } = useMaterialForm(materialsCopy.failed.buy)
  const select = useRef<HTMLSelectElement>(null)
  const [materialId, choose] = useState<string>()
  // On its own page there is nothing to choose.
  const isAlone = materials.length === 1
  // One that was chosen before the script came is the chosen one; a second material brings the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there from then on
  useEffect(() => choose(select.current?.value), [isAlone])
  const unit = isAlone ? materials[0]?.unit : materials.find(({ id }) => id === materialId)?.unit
  return (
    <Form ref={form} method="post" action={action} className="batch__form purchase" noValidate>
      <input type="hidden" name="intent" value="buy" />
      {isAlone ? (
        <input type="hidden" name="materialId" value={materials[0]?.id} />
      ) : (
        <SelectField
          key={chosen}
          ref={select}
          label={words.material}
          name="materialId"
          defaultValue={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={materials.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        label={words.amount(unit)}
        hint={words.amountHint}
        name="amount"
        numeric
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        error={errorOf('amount')}
      />
      <TextField
        label={words.paid}
        name="paid"
        affix="R$"
        numeric
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        error={errorOf('paid')}
      />
      <TextField label={words.lot} name="lot" autoComplete="off" maxLength={LOT_LENGTH} />
      <Button type="submit" busy={isBusy} busyLabel={words.saving}>
        {words.press}
      </Button>
    </Form>
  )
}
