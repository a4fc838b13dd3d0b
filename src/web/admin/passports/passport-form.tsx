import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { passportAdminCopy as words } from '#copy/admin/pours/passports.ts'
import { NOTE_LENGTH } from '#domain/passports/passport.ts'
import type { PourPage } from '#shop/admin/passports/find-pour-page.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { Switch } from '#web/kit/form/switch.tsx'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface PassportFormProps {
  number: number
  passport: PourPage['passport']
}

/** A plain form, so that it works before and without a script. */
export function PassportForm({ number, passport }: PassportFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  return (
    <fetcher.Form
      method="post"
      action={pathTo('adminPassport', { number: String(number) })}
      className="stack"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="version" value={passport?.version ?? ''} />
      <TextAreaField
        label={words.form.note}
        hint={words.form.noteHint(NOTE_LENGTH)}
        name="note"
        rows={5}
        maxLength={NOTE_LENGTH}
        defaultValue={passport?.note}
      />
      <Switch
        name="open"
        label={words.form.open}
        hint={words.form.openHint}
        defaultChecked={passport?.isOpen ?? false}
      />
      <div className="form-foot">
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.form.saving}>
          {words.form.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}
