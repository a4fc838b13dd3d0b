import { useEffect, useRef, useState } from 'react'
import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import { LOT_LENGTH } from '#workshop/materials/domain/material.ts'
import type { MaterialAnswer } from './materials-action.server.ts'

const words = materialsCopy.buy

interface PurchaseFormProps {
  action: string
  materials: readonly { id: string; name: string; unit: MaterialUnit }[]
  chosen: string | undefined
}

export function PurchaseForm({ action, materials, chosen }: PurchaseFormProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [materialId, choose] = useState<string>()
  // On a material's own page there is no choice.
  const isAlone = materials.length === 1
  // Takes over a selection made before hydration. The field appears with the second material.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there from then on
  useEffect(() => choose(select.current?.value), [isAlone])
  const unit = isAlone ? materials[0]?.unit : materials.find(({ id }) => id === materialId)?.unit
  return (
    <AdminForm<MaterialAnswer>
      action={action}
      intent="buy"
      hidden={isAlone ? { materialId: materials[0]?.id ?? '' } : {}}
      failed={materialsCopy.failed.buy}
      clears
      className="batch__form grid g3 purchase"
      press={words.press}
      saving={words.saving}
    >
      {({ input }) => (
        <>
          {!isAlone && (
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
            {...input('amount', 'decimal')}
            required
          />
          <TextField label={words.paid} {...input('paid', 'money')} required />
          <TextField label={words.lot} name="lot" autoComplete="off" maxLength={LOT_LENGTH} />
        </>
      )}
    </AdminForm>
  )
}
