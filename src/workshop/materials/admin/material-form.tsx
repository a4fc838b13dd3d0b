import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { MATERIAL_UNITS, typedAmount } from '#catalogue/stock/domain/amount.ts'
import { MATERIAL_KINDS } from '#catalogue/stock/domain/material-kind.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import {
  MATERIAL_NAME_LENGTH,
  type MaterialFacts,
  SUPPLIER_LENGTH,
} from '#workshop/materials/domain/material.ts'
import type { MaterialAnswer } from './materials-action.server.ts'

const words = materialsCopy.form

interface MaterialFormProps {
  material: (MaterialFacts & { id: string; version: number }) | null
}

export function MaterialForm({ material }: MaterialFormProps) {
  // Version shown by the form. It changes only on saving, so that another window's edit is detected.
  const [version, setVersion] = useState(material?.version)
  const action = material ? pathTo('adminMaterial', { id: material.id }) : pathTo('adminMaterials')
  return (
    <AdminForm<MaterialAnswer>
      action={action}
      intent="save"
      hidden={{ materialId: material?.id ?? '', version: version ?? '' }}
      failed={materialsCopy.failed.save}
      clears={!material}
      onSaved={() => setVersion((before) => before && before + 1)}
      className="batch__form grid g3 purchase"
      press={material ? words.save : words.addOne}
      saving={words.saving}
    >
      {({ input, errorOf }) => (
        <>
          <TextField
            label={words.name}
            {...input('name')}
            required
            maxLength={MATERIAL_NAME_LENGTH}
            defaultValue={material?.name}
          />
          <SelectField
            label={words.kind}
            name="kind"
            defaultValue={material?.kind}
            error={errorOf('kind')}
            options={MATERIAL_KINDS.map((value) => ({ value, label: materialsCopy.kinds[value] }))}
          />
          <SelectField
            label={words.unit}
            hint={words.unitHint}
            name="unit"
            defaultValue={material?.unit}
            error={errorOf('unit')}
            options={MATERIAL_UNITS.map((value) => ({ value, label: materialsCopy.units[value] }))}
          />
          <TextField
            label={words.reorderAt}
            {...input('reorderAt', 'decimal')}
            defaultValue={material?.reorderAt ? typedAmount(material.reorderAt, material.unit) : undefined}
          />
          <TextField
            label={words.leadDays}
            {...input('leadDays', 'whole')}
            maxLength={3}
            defaultValue={material?.leadDays || undefined}
          />
          <TextField
            label={words.supplierName}
            name="supplierName"
            autoComplete="off"
            maxLength={SUPPLIER_LENGTH}
            defaultValue={material?.supplierName}
          />
          <TextField
            label={words.supplierPhone}
            hint={words.supplierHint}
            {...input('supplierPhone')}
            type="tel"
            numeric
            maxLength={20}
            defaultValue={material?.supplierPhone}
          />
        </>
      )}
    </AdminForm>
  )
}
