import { pathTo } from '#addresses.ts'
import { materialsImportCopy as words } from '#copy/admin/materials/materials-import.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { useMaterialForm } from './use-material-form.ts'

/** A spreadsheet of materials and purchases. What is wrong in it stays beside the field while she corrects it. */
export function ImportForm() {
  const { Form, form, answer, isBusy } = useMaterialForm(words.failed)
  const wrongLines = answer?.wrongLines ?? []
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('adminMaterials')}
      encType="multipart/form-data"
      className="stack mt3"
      noValidate
    >
      <input type="hidden" name="intent" value="import" />
      <p className="small muted">{words.columns}</p>
      <p className="small muted">{words.rules}</p>
      <Field
        label={words.file}
        hint={words.fileHint}
        error={answer && !answer.ok ? answer.toast?.text : undefined}
        required
      >
        {(wiring) => (
          <input {...wiring} className="input" type="file" name="file" accept=".csv,text/csv" required />
        )}
      </Field>
      {wrongLines.length > 1 && (
        <ul className="import-faults small" aria-label={words.wrongTitle}>
          {wrongLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.reading}>
        {words.press}
      </Button>
    </Form>
  )
}
