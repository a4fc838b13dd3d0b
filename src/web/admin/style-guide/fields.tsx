import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Specimen } from './specimen.tsx'

export function Fields() {
  const { fields } = styleGuideCopy
  const options = fields.sortOptions.map((label) => ({ value: label, label }))
  return (
    <Specimen title={fields.title} note={fields.note}>
      <div className="fields">
        <TextField
          span={3}
          label={fields.email}
          type="email"
          placeholder={fields.emailExample}
          hint={fields.emailHint}
        />
        <TextField span={3} label={fields.cep} required numeric defaultValue="0201" error={fields.cepError} />
        <SelectField span={3} label={fields.sort} options={options} />
        <TextField span={3} label={fields.locked} defaultValue={fields.lockedValue} disabled />
        <TextField
          span={3}
          label={fields.price}
          affix="R$"
          inputMode="decimal"
          numeric
          defaultValue="89,90"
        />
        <TextField span={3} label={fields.search} type="search" leadingIcon="search" />
        <PasswordField span={3} label={fields.password} />
        <TextAreaField label={fields.notes} optional defaultValue={fields.notesValue} />
        <TextAreaField label={fields.notes} error={fields.notesError} />
      </div>
    </Specimen>
  )
}
