import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { MATERIAL_UNITS, typedAmount } from '#catalogue/stock/domain/amount.ts'
import { MATERIAL_KINDS } from '#catalogue/stock/domain/material-kind.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy } from '#workshop/materials/copy/admin-materials.ts'
import {
  MATERIAL_NAME_LENGTH,
  type MaterialFacts,
  SUPPLIER_LENGTH,
} from '#workshop/materials/domain/material.ts'
import { useMaterialForm } from './use-material-form.ts'

const words = materialsCopy.form

interface MaterialFormProps {
  /** Null for a new one. */
  material: (MaterialFacts & { id: string; version: number }) | null
}

/** What is known of a material. */
export function MaterialForm({ material }: MaterialFormProps) {
  // What it was filled with, then what it saved: another window's edit is not overwritten by what is loaded behind it.
  const [version, setVersion] = useState(material?.version)
  const { Form, form, errorOf, isBusy } = useMaterialForm(materialsCopy.failed.save, {
    clears: !material,
    onSaved: () => setVersion((before) => before && before + 1),
  })
  const action = material ? pathTo('adminMaterial', { id: material.id }) : pathTo('adminMaterials')
  return (
    <Form ref={form} method="post" action={action} className="batch__form purchase" noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="materialId" value={material?.id ?? ''} />
      <input type="hidden" name="version" value={version ?? ''} />
      <TextField
        label={words.name}
        name="name"
        required
        autoComplete="off"
        maxLength={MATERIAL_NAME_LENGTH}
        defaultValue={material?.name}
        error={errorOf('name')}
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
        name="reorderAt"
        numeric
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        defaultValue={material?.reorderAt ? typedAmount(material.reorderAt, material.unit) : undefined}
        error={errorOf('reorderAt')}
      />
      <TextField
        label={words.leadDays}
        name="leadDays"
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={material?.leadDays || undefined}
        error={errorOf('leadDays')}
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
        name="supplierPhone"
        type="tel"
        numeric
        autoComplete="off"
        maxLength={20}
        defaultValue={material?.supplierPhone}
        error={errorOf('supplierPhone')}
      />
      <Button type="submit" busy={isBusy} busyLabel={words.saving}>
        {material ? words.save : words.addOne}
      </Button>
    </Form>
  )
}
