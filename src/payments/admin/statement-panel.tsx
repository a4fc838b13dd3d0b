import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#payments/copy/admin-pix.ts'
import { statementCopy as words } from '#payments/copy/admin-statement.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Errors are shown at the field: a toast would be gone when the owner returns from their bank's page. */
export function StatementPanel() {
  return (
    <section className="panel" aria-labelledby="pix-statement">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-statement">{words.title}</h2>
      </div>
      <p className="small muted">{words.text}</p>
      <AdminForm
        action={pathTo('adminPix')}
        intent="statement"
        hasFiles
        clears
        failed={pixPageCopy.failed.statement}
        className="stack mt3"
        faultOf={({ toast }) => toast?.text}
        press={words.upload}
        saving={words.reading}
        look={{ variant: 'ghost' }}
      >
        {({ errorOf }) => (
          <TextField
            label={words.file}
            hint={words.fileHint}
            error={errorOf('file')}
            required
            type="file"
            name="file"
            accept=".ofx,.csv,.txt,text/csv,application/x-ofx"
          />
        )}
      </AdminForm>
    </section>
  )
}
