import type { ComponentProps, ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { materialsCopy as words } from '#workshop/materials/copy/admin-materials.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { FoundMaterial } from '#workshop/materials/use-cases/find-material.ts'
import { useMaterialForm } from './use-material-form.ts'

interface FormProps {
  material: Pick<FoundMaterial, 'id' | 'unit' | 'amount' | 'isHidden'>
}

/** So much was counted, whatever the ledger says. */
export function CorrectionForm({ material: { id, unit, amount } }: FormProps) {
  return (
    <MovementForm id={id} intent="correct" heading="recount" words={words.recount}>
      {(errorOf) => (
        <>
          <input type="hidden" name="seen" value={amount} />
          <AmountField
            label={words.recount.counted(unit)}
            hint={words.recount.hint(formatAmount(amount, unit))}
            name="counted"
            error={errorOf('counted')}
          />
        </>
      )}
    </MovementForm>
  )
}

/** Spilled, broken, too old. */
export function LossForm({ material: { id, unit } }: FormProps) {
  return (
    <MovementForm id={id} intent="lose" heading="loss" words={words.loss}>
      {(errorOf) => <AmountField label={words.loss.lost(unit)} name="amount" error={errorOf('amount')} />}
    </MovementForm>
  )
}

interface MovementFormProps {
  id: string
  intent: 'correct' | 'lose'
  heading: string
  words: { title: string; reason: string; press: string }
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** What the ledger is told, and why. */
function MovementForm({ id, intent, heading, words: { title, reason, press }, children }: MovementFormProps) {
  const { Form, form, errorOf, isBusy } = useMaterialForm(words.failed.move)
  return (
    <section className="panel material-move" aria-labelledby={heading}>
      <div className="panel__head">
        <h2 id={heading}>{title}</h2>
      </div>
      <Form
        ref={form}
        method="post"
        action={pathTo('adminMaterial', { id })}
        className="batch__form"
        noValidate
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="materialId" value={id} />
        {children(errorOf)}
        <TextField
          label={reason}
          name="reason"
          required
          autoComplete="off"
          maxLength={REASON_LENGTH}
          error={errorOf('reason')}
        />
        <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.form.saving}>
          {press}
        </Button>
      </Form>
    </section>
  )
}

const AmountField = (props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'name' | 'error'>) => (
  <TextField numeric required inputMode="decimal" autoComplete="off" maxLength={15} {...props} />
)

/** Out of the lists, or back into them. */
export function HideForm({ material: { id, isHidden } }: FormProps) {
  const { Form, isBusy } = useMaterialForm(words.failed.hide, { clears: false })
  return (
    <Form method="post" action={pathTo('adminMaterial', { id })} className="mt4">
      <input type="hidden" name="intent" value="hide" />
      <input type="hidden" name="materialId" value={id} />
      <input type="hidden" name="hidden" value={isHidden ? 'no' : 'yes'} />
      <Button type="submit" variant="ghost" small busy={isBusy} busyLabel={words.form.saving}>
        {isHidden ? words.hide.back : words.hide.press}
      </Button>
      {!isHidden && <p className="hint">{words.hide.hint}</p>}
    </Form>
  )
}
