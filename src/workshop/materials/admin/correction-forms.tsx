import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { type AdminFields, AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { FoundMaterial } from '#workshop/materials/use-cases/find-material.ts'
import type { MaterialAnswer } from './materials-action.server.ts'

interface FormProps {
  material: Pick<FoundMaterial, 'id' | 'unit' | 'amount' | 'isHidden'>
}

/** Sets the counted amount, overriding the ledger. */
export function CorrectionForm({ material: { id, unit, amount } }: FormProps) {
  return (
    <MovementForm id={id} intent="correct" seen={amount} heading="recount" words={words.recount}>
      {({ input }) => (
        <TextField
          label={words.recount.counted(unit)}
          hint={words.recount.hint(formatAmount(amount, unit))}
          {...input('counted', 'decimal')}
          required
        />
      )}
    </MovementForm>
  )
}

export function LossForm({ material: { id, unit } }: FormProps) {
  return (
    <MovementForm id={id} intent="lose" heading="loss" words={words.loss}>
      {({ input }) => <TextField label={words.loss.lost(unit)} {...input('amount', 'decimal')} required />}
    </MovementForm>
  )
}

interface MovementFormProps {
  id: string
  intent: 'correct' | 'lose'
  seen?: number
  heading: string
  words: { title: string; reason: string; press: string }
  children: (fields: AdminFields<MaterialAnswer, object>) => ReactNode
}

function MovementForm({
  id,
  intent,
  seen,
  heading,
  words: { title, reason, press },
  children,
}: MovementFormProps) {
  return (
    <section className="panel material-move" aria-labelledby={heading}>
      <div className="panel__head cluster ends baseline">
        <h2 id={heading}>{title}</h2>
      </div>
      <AdminForm<MaterialAnswer>
        action={pathTo('adminMaterial', { id })}
        intent={intent}
        hidden={{ materialId: id, ...(seen !== undefined && { seen }) }}
        failed={words.failed.move}
        clears
        className="batch__form grid g3"
        press={press}
        saving={words.form.saving}
        look={{ variant: 'ghost' }}
      >
        {(fields) => (
          <>
            {children(fields)}
            <TextField label={reason} {...fields.input('reason')} required maxLength={REASON_LENGTH} />
          </>
        )}
      </AdminForm>
    </section>
  )
}

export function HideForm({ material: { id, isHidden } }: FormProps) {
  return (
    <AdminForm<MaterialAnswer>
      action={pathTo('adminMaterial', { id })}
      intent="hide"
      hidden={{ materialId: id, hidden: isHidden ? 'no' : 'yes' }}
      failed={words.failed.hide}
      className="mt4"
      press={isHidden ? words.hide.back : words.hide.press}
      saving={words.form.saving}
      look={{ variant: 'ghost', small: true }}
      foot={(submit) => (
        <>
          {submit}
          {!isHidden && <p className="hint">{words.hide.hint}</p>}
        </>
      )}
    />
  )
}
